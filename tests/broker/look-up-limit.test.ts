import { afterAll, beforeAll, expect, test } from "vitest";
import { checkIdentity } from "#shared/calls/check-identity.ts";
import { queryVehicle } from "#shared/calls/query-vehicle.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { makePhone, verify } from "./journey.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.stop());

test("one verified phone is no directory of people and plates: sixty look-ups an hour", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await verify(broker, caller, phone);
  const identity = (seed: number) => ({
    queryType: "trafik" as const,
    nationalNumber: makeNationalNumber(seed),
    phone,
  });
  for (let seed = 0; seed < 60; seed++) {
    expect((await broker.call(checkIdentity, identity(seed), caller)).status).toBe(200);
  }
  expect((await broker.call(checkIdentity, identity(60), caller)).status).toBe(429);
  const vehicle = await broker.call(
    queryVehicle,
    {
      nationalNumber: makeNationalNumber(1),
      phone,
      licensePlateNumber: "34ABC123",
      licensePermitNumber: "FP373220",
      masterBranch: "trafik",
      isYK: false,
    },
    caller,
  );
  expect(vehicle.status).toBe(429);

  const other = makeCaller();
  const otherPhone = makePhone();
  await verify(broker, other, otherPhone);
  const free = await broker.call(checkIdentity, { ...identity(61), phone: otherPhone }, other);
  expect(free.status).toBe(200);
});
