import { expect, test } from "vitest";
import { createEmbeddedInsuranceBureau } from "#worker/broker/registries/embedded-insurance-bureau.ts";
import { createEmbeddedVehicleRegistry } from "#worker/broker/registries/embedded-vehicle-registry.ts";

const bureau = createEmbeddedInsuranceBureau(async () => {});
const { signal } = new AbortController();
const today = "2026-11-20";
const query = { plate: "34ABC123", nationalNumber: "10000000146", today };

async function record(change: Partial<typeof query> = {}) {
  const answer = await bureau.find({ ...query, ...change }, signal);
  if (answer.kind !== "found") throw new Error(answer.kind);
  return answer.record;
}

test("the bureau has a step for every pair of plate and owner, always the same one", async () => {
  expect(await record()).toEqual(await record());
  const owners = Array.from({ length: 40 }, (_, n) => String(10000000000 + n));
  const records = await Promise.all(owners.map((nationalNumber) => record({ nationalNumber })));
  expect(new Set(records.map(({ bonusMalusStep: step }) => step)).size).toBeGreaterThan(3);
});

test("it insures a plate for what the registration office has it for", async () => {
  const office = createEmbeddedVehicleRegistry(async () => {});
  const document = { kind: "permit", serial: "FP", number: "373220" } as const;
  for (const plate of ["34ABC123", "34TAB123", "06KL456", "35ZZ111"]) {
    const answer = await office.find({ plate, document, today }, signal);
    if (answer.kind !== "found") throw new Error(answer.kind);
    expect((await record({ plate })).usage).toBe(answer.vehicle.usage);
  }
});

test("a person's or a company's sixth vehicle of a group is a fleet's: their number says so", async () => {
  const numbers = ["10000000696", "1000000067", "10000000146", "1234567890"];
  const records = await Promise.all(numbers.map((nationalNumber) => record({ nationalNumber })));
  expect(records.map(({ isFleet }) => isFleet)).toEqual([true, true, false, false]);
});

test("a gap before somebody has had a vehicle was somebody else's", async () => {
  const owners = Array.from({ length: 20 }, (_, n) => String(10000000000 + n));
  const records = await Promise.all(owners.map((nationalNumber) => record({ nationalNumber })));
  expect(new Set(records.map(({ previousPolicyEnd }) => previousPolicyEnd)).size).toBeGreaterThan(
    3,
  );
});

test("a vehicle without a plate has no record", async () => {
  expect(await bureau.find({ ...query, plate: "34YK" }, signal)).toEqual({ kind: "unknown" });
});

test("it keeps years without a claim by plate and owner, where the vehicle was insured for its own damage", async () => {
  const plates = Array.from({ length: 60 }, (_, n) => `34ABC${100 + n}`);
  const records = await Promise.all(plates.map((plate) => record({ plate })));
  const levels = records.flatMap(({ ownDamage }) => ownDamage?.noClaimsLevel ?? []);
  expect(new Set(levels)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(records.some(({ ownDamage }) => ownDamage === undefined)).toBe(true);
  const others = records.filter(
    ({ ownDamage, previousPolicyEnd }) => ownDamage?.policyEnd !== previousPolicyEnd,
  );
  expect(others.length).toBeGreaterThan(0);
  expect(await record()).toEqual(await record());
});
