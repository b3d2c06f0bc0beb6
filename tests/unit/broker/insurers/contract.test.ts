import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pause } from "#worker/broker/domain/pause.ts";
import { lateDays, lateSurchargePercent } from "#worker/broker/lines/trafik/renewal.ts";
import { scale } from "#worker/broker/lines/ratio.ts";
import { trafikCeiling } from "#worker/broker/lines/trafik/ceiling.ts";
import { usageOf } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import type { Offer, TrafikRequest } from "#worker/broker/insurers/insurer.ts";
import { createInsurers, insurersFor } from "#worker/broker/insurers/registry.ts";
import { anyRequest, plainRequest } from "../lines/trafik/request.ts";

const settings = { speed: 0, outages: {}, repricing: {}, pause };
const insurers = createInsurers(settings);
const now = Date.parse("2026-11-20T10:00:00Z");
const call = () => ({ signal: new AbortController().signal, now });

/** Ceiling with the surcharge for late renewal, in kuruş. */
function highest({
  insured: [vehicle],
  history: { bonusMalusStep, isFleet, previousPolicyEnd },
  startDate,
}: TrafikRequest): number {
  const { provinceCode, fuel, usage } = vehicle;
  const { vehicleClass } = usageOf(usage)!;
  const ceiling = trafikCeiling({
    provinceCode,
    vehicleClass,
    bonusMalusStep,
    fuel,
    isFleet,
    date: startDate,
  });
  if (!ceiling.ok) throw new Error(ceiling.reason.kind);
  const percent = lateSurchargePercent(lateDays(previousPolicyEnd, startDate), startDate);
  return scale(ceiling.value.kurus, [1 + percent / 100]);
}

function checkOffer(offer: Offer, request: TrafikRequest): void {
  const limit = highest(request);
  const { grossKurus, netKurus, taxes } = offer;
  expect(Number.isInteger(grossKurus)).toBe(true);
  expect(grossKurus).toBeGreaterThan(0);
  expect(grossKurus).toBeLessThanOrEqual(limit);
  expect(grossKurus).toBeGreaterThanOrEqual(Math.floor(limit * 0.55));
  expect(netKurus + Object.values(taxes).reduce((sum, tax) => sum + tax)).toBe(grossKurus);
  expect(offer.instalments[0]).toEqual({
    count: 1,
    totalKurus: grossKurus,
    firstKurus: grossKurus,
    eachKurus: grossKurus,
  });
  for (const { count, totalKurus, firstKurus, eachKurus } of offer.instalments) {
    expect(firstKurus + eachKurus * (count - 1)).toBe(totalKurus);
    expect(totalKurus).toBeGreaterThanOrEqual(grossKurus);
    expect(totalKurus).toBeLessThanOrEqual(limit);
  }
  const ids = offer.covers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(6)).toEqual(offer.extras);
  expect(offer.assumptions.every((sentence) => sentence.endsWith("."))).toBe(true);
  expect(offer.validUntil).toBeLessThanOrEqual(now + 86_400_000);
}

describe("the registry", () => {
  it("holds twelve insurers with names, ids, codes and logos of their own", () => {
    expect(insurers).toHaveLength(12);
    for (const key of ["id", "name"] as const) {
      expect(new Set(insurers.map((insurer) => insurer[key])).size).toBe(12);
    }
    expect(new Set(insurers.map(({ logo }) => logo.path)).size).toBe(12);
  });

  it("is in Turkish alphabetical order", () => {
    const names = insurers.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
  });

  it("asks all of them for traffic", () => {
    expect(insurersFor(insurers, "trafik")).toHaveLength(12);
  });

  it("gives different prices for the same car, cash only at some and by phone at one", async () => {
    const answers = (
      await Promise.all(insurers.map((each) => each.quote(plainRequest, call())))
    ).flat();
    const offers = answers.filter((answer) => answer.kind === "offer");
    expect(offers).toHaveLength(12);
    expect(new Set(offers.map(({ grossKurus }) => grossKurus)).size).toBeGreaterThan(8);
    expect(offers.filter(({ soldBy }) => soldBy === "phone")).toHaveLength(1);
    expect(offers.some(({ instalments }) => instalments.length === 1)).toBe(true);
    expect(offers.some(({ instalments }) => instalments.at(-1)?.count === 9)).toBe(true);
    const limits = offers.map(({ covers }) => JSON.stringify(covers.slice(0, 6)));
    expect(new Set(limits).size).toBe(1);
  });
});

describe.each(insurers)("$name", (insurer) => {
  it("answers any request with a fair offer or a reasoned decline, always the same", async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const answers = await insurer.quote(request, call());
        for (const answer of answers) {
          if (answer.kind === "offer") checkOffer(answer, request);
          else expect(answer.reason).toMatch(/^[A-ZÇĞİÖŞÜ].+\.$/u);
        }
        expect(answers.length).toBeGreaterThan(0);
        expect(await insurer.quote(request, call())).toEqual(answers);
      }),
      { numRuns: 60 },
    );
  });

  it("confirms its own price and notices another one", async () => {
    const [offer] = await insurer.quote(plainRequest, call());
    if (offer?.kind !== "offer") throw new Error(offer?.reason);
    const same = await insurer.confirm(plainRequest, offer, call());
    expect(same).toEqual({ kind: "same", offer });
    const changed = await insurer.confirm(
      plainRequest,
      { grossKurus: offer.grossKurus - 1 },
      call(),
    );
    const gone = { grossKurus: offer.grossKurus, packageId: "gone" };
    expect(await insurer.confirm(plainRequest, gone, call())).toMatchObject({ kind: "withdrawn" });
    expect(changed).toMatchObject({ kind: "changed", offer: { grossKurus: offer.grossKurus } });
  });

  it("issues once per order, or leaves it to an agent", async () => {
    const [offer] = await insurer.quote(plainRequest, call());
    if (offer?.kind !== "offer") throw new Error(offer?.reason);
    const order = { orderId: "o-1", request: plainRequest, grossKurus: offer.grossKurus };
    const first = await insurer.issue(order, call());
    expect(first.kind).toBe(offer.soldBy === "online" ? "issued" : "refused");
    expect(await insurer.issue(order, call())).toEqual(first);
    const other = await insurer.issue({ ...order, orderId: "o-2" }, call());
    if (first.kind === "issued") expect(other).not.toEqual(first);
  });

  it("does not sell at a price that is not its own", async () => {
    const order = { orderId: "order-1", request: plainRequest, grossKurus: 100 };
    expect(await insurer.issue(order, call())).toMatchObject({ kind: "refused" });
  });

  it("stops when the call is aborted", async () => {
    const reason = new Error("enough");
    const aborted = { signal: AbortSignal.abort(reason), now };
    await expect(insurer.quote(plainRequest, aborted)).rejects.toBe(reason);
  });
});
