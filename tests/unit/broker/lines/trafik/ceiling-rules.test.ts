import { describe, expect, it } from "vitest";
import * as rules from "#worker/broker/lines/trafik/ceiling-rules.ts";
import type { CeilingRule } from "#worker/broker/lines/rating/define-rating.ts";
import type { TrafikRisk } from "#worker/broker/lines/trafik/risk.ts";
import { plainRequest } from "./request.ts";

const risk: TrafikRisk = {
  request: plainRequest,
  vehicleClass: "car",
  vehicleAge: 5,
  holderAge: 41,
  isAgeUnknown: false,
  isStated: false,
  lateDays: 0,
};
const {
  insured: [vehicle],
  history,
  holder,
} = plainRequest;
const withRequest = (change: Partial<typeof plainRequest>): TrafikRisk => ({
  ...risk,
  request: { ...plainRequest, ...change },
});
const withFuel = (fuel: typeof vehicle.fuel): TrafikRisk =>
  withRequest({ insured: [{ ...vehicle, fuel }] });

const cases: readonly (readonly [string, CeilingRule<TrafikRisk>, TrafikRisk])[] = [
  ["olderThan", rules.olderThan(25), { ...risk, vehicleAge: 26 }],
  ["stepUpTo 0", rules.stepUpTo(0), withRequest({ history: { ...history, bonusMalusStep: 0 } })],
  ["stepUpTo 3", rules.stepUpTo(3), withRequest({ history: { ...history, bonusMalusStep: 3 } })],
  ["poolVehicles", rules.poolVehicles, { ...risk, vehicleClass: "taxi" }],
  ["classes", rules.classes(["truck"], "kamyon"), { ...risk, vehicleClass: "truck" }],
  ["fleets", rules.fleets, withRequest({ history: { ...history, isFleet: true } })],
  ["companies", rules.companies, withRequest({ holder: { ...holder, kind: "company" } })],
  ["youngerThan", rules.youngerThan(21), { ...risk, holderAge: 20 }],
  ["lateMoreThan", rules.lateMoreThan(30), { ...risk, lateDays: 31 }],
  ["withLpg", rules.withLpg, withFuel("lpg-benzin")],
  ["electrics", rules.electrics, withFuel("elektrik")],
  [
    "provinces",
    rules.provinces(["30"]),
    withRequest({ insured: [{ ...vehicle, provinceCode: "30" }] }),
  ],
];

describe("what costs the ceiling", () => {
  it.each(cases)("%s is its own risk only, in a few words", (_, rule, bad) => {
    expect(rule(bad)).toMatch(/^[^.].+[^.]$/u);
    expect(rule(risk)).toBeUndefined();
  });

  it("is whatever no registry has told, and said to be so", () => {
    const stated = { ...risk, isStated: true };
    for (const rule of [rules.olderThan(25), rules.withLpg, rules.electrics]) {
      expect(rule(stated)).toContain("doğrulanamayan");
    }
    const { holderAge: _, ...unknown } = risk;
    expect(rules.youngerThan(21)({ ...unknown, isAgeUnknown: true })).toContain("doğrulanamayan");
    expect(rules.youngerThan(21)(unknown)).toBeUndefined();
  });

  it("begins beyond the limit, not at it", () => {
    expect(rules.olderThan(25)({ ...risk, vehicleAge: 25 })).toBeUndefined();
    expect(rules.lateMoreThan(30)({ ...risk, lateDays: 30 })).toBeUndefined();
    expect(rules.youngerThan(21)({ ...risk, holderAge: 21 })).toBeUndefined();
  });
});
