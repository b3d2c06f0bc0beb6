import { expect, test } from "vitest";
import { valuedVehicleSide } from "#worker/broker/assets/valued-vehicle/side.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createEmbeddedInsuranceBureau } from "#worker/broker/registries/embedded-insurance-bureau.ts";
import { createEmbeddedVehicleRegistry } from "#worker/broker/registries/embedded-vehicle-registry.ts";
import { vehicleValueKurus } from "#worker/broker/registries/vehicle-values.ts";
import type { Services } from "#worker/broker/services.ts";
import { statedVehicle } from "#tests/unit/shared/calls/sample-vehicle.ts";

const now = Date.UTC(2026, 10, 21, 9);
const holder = { kind: "person", nationalNumber: "10000000146", provinceCode: "34" } as const;
const search = { holder, phoneIndex: "p", now, waitMs: 1000 };

/** Registries that answer, and what was noted with the vehicle before. */
const servicesWith = (said: object = {}): Services =>
  ({
    bureau: createEmbeddedInsuranceBureau(async () => {}),
    vehicles: createEmbeddedVehicleRegistry(async () => {}),
    blindIndex: createBlindIndex(new Uint8Array(32)),
    store: {
      vehicleCorrections: { find: async () => ({ said, accepted: {}, state: "noted" }) },
    },
  }) as unknown as Services;

async function find(values: object, services = servicesWith()) {
  const asked = { plate: "34ABC123", document: "FP373220", ...values };
  const found = await valuedVehicleSide.find(asked, search, services);
  if (!found.ok) throw new Error(JSON.stringify(found.reason));
  return found.value;
}

test("a vehicle is worth what the list says of the registered model, not of a stated one", async () => {
  const { insured, provisional } = await find({ ...statedVehicle, modelYear: 2026 });
  expect(provisional).toEqual([]);
  expect(insured.valueKurus).toBe(vehicleValueKurus(insured, "2026-11-21"));
  expect(insured.modelYear).not.toBe(2026);
});

test("while the registry is silent the stated model's value stands in, provisionally", async () => {
  const { insured, provisional } = await find({ ...statedVehicle, document: undefined });
  expect(provisional).toEqual(["insured"]);
  expect(insured.valueKurus).toBe(vehicleValueKurus(insured, "2026-11-21"));
});

test("accessories are those of the call, else those noted before", async () => {
  const services = servicesWith({ radioKurus: 100_000, navigationKurus: 200_000 });
  const { insured } = await find({ radioKurus: 300_000 }, services);
  expect(insured).toMatchObject({ radioKurus: 300_000, navigationKurus: 200_000 });
  expect(insured.steelWheelKurus).toBeUndefined();
});

test("what is insured keeps its accessories when silent registries are asked again", async () => {
  const first = await find({ ...statedVehicle, radioKurus: 300_000 });
  const again = await valuedVehicleSide.findAgain!(first.insured, search, servicesWith());
  expect(again).toEqual({ ok: true, value: first });
});

test("a conversion to LPG needs a vehicle that runs on it", async () => {
  const refused = await valuedVehicleSide.find(
    { plate: "34ABC123", document: "FP373220", lpgKurus: 1_000_000 },
    search,
    servicesWith(),
  );
  expect(refused).toMatchObject({ ok: false, reason: { kind: "invalid" } });
  const { insured } = await find({
    ...statedVehicle,
    document: undefined,
    fuel: "lpg-benzin",
    lpgKurus: 1_000_000,
  });
  expect(insured.lpgKurus).toBe(1_000_000);
});
