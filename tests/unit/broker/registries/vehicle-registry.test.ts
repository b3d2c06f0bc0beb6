import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, isCalendarDate } from "#shared/format/date.ts";
import { isStandardVin } from "#shared/schemas/vehicle/vin.ts";
import { isFuel } from "#worker/broker/domain/fuel.ts";
import { usageOf } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { createEmbeddedVehicleRegistry } from "#worker/broker/registries/embedded-vehicle-registry.ts";
import { lastPolicyEnd } from "#worker/broker/registries/policy-history.ts";
import { modelOfCode } from "#worker/broker/registries/vehicle-catalogue.ts";
import type { VehicleQuery } from "#worker/broker/registries/vehicle-registry.ts";

const registry = createEmbeddedVehicleRegistry(async () => {});
const { signal } = new AbortController();
const today = "2026-11-20";
const query: VehicleQuery = {
  plate: "34ABC123",
  document: { kind: "permit", serial: "FP", number: "373220" },
  today,
};
const plate = fc.stringMatching(/^(0[1-9]|[1-7]\d|8[01])[A-PR-VYZ]{2}\d{3}$/);

async function vehicle(change: Partial<VehicleQuery> = {}) {
  const answer = await registry.find({ ...query, ...change }, signal);
  if (answer.kind !== "found") throw new Error(answer.kind);
  return answer.vehicle;
}

describe("the embedded vehicle registry", () => {
  it("knows one plausible vehicle for every plate", async () => {
    await fc.assert(
      fc.asyncProperty(plate, async (each) => {
        const found = await vehicle({ plate: each });
        expect(await vehicle({ plate: each })).toEqual(found);
        const model = modelOfCode(found.modelCode)!;
        expect(found).toMatchObject({ brand: model.brand, model: model.model });
        expect(found.modelYear).toBeGreaterThanOrEqual(model.firstYear);
        expect(found.modelYear).toBeLessThanOrEqual(model.lastYear);
        expect(model.fuels).toContain(found.fuel);
        expect(isFuel(found.fuel) && usageOf(found.usage) !== undefined).toBe(true);
        expect(isStandardVin(found.chassisNumber)).toBe(true);
        expect(found.engineNumber).toMatch(/^[A-Z0-9]{6,20}$/);
        expect(isCalendarDate(found.firstRegistration)).toBe(true);
        expect(found.firstRegistration <= today).toBe(true);
      }),
    );
  });

  it("keeps the vehicle of a plate whatever the document", async () => {
    const asbis = { kind: "asbis", number: "1234567890123456780" } as const;
    expect(await vehicle({ document: asbis })).toEqual(await vehicle());
  });

  it.each([
    ["373220", "found"],
    ["123456", "found"],
    ["123459", "not-found"],
    ["123408", "unavailable"],
    ["123418", "found"],
  ])("answers document number %s: %s", async (number, kind) => {
    const document = { kind: "permit", serial: "AB", number } as const;
    expect((await registry.find({ ...query, document }, signal)).kind).toBe(kind);
  });

  it("knows taxis by their plates", async () => {
    // Old taxis have a T and four digits.
    expect((await vehicle({ plate: "34T1234" })).usage).toBe("taksi");
    const taxi = await vehicle({ plate: "34TAB123" });
    expect(taxi.usage).toBe("taksi");
    expect(modelOfCode(taxi.modelCode)?.usage).toBe("hususi-otomobil");
  });

  it("stops when it is aborted", async () => {
    const slow = createEmbeddedVehicleRegistry(async (each) => each.throwIfAborted());
    const reason = new Error("enough");
    await expect(slow.find(query, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe("lastPolicyEnd", () => {
  const plates = Array.from({ length: 400 }, (_, n) => `34ABC${100 + n}`);
  const days = plates.flatMap((each) => {
    const end = lastPolicyEnd(each, today);
    return end ? [daysBetween(today, end)] : [];
  });

  it("makes renewals that are late, due and early, and vehicles never insured", () => {
    expect(days.some((each) => each < 0)).toBe(true);
    expect(days.some((each) => each >= 0 && each <= 15)).toBe(true);
    expect(days.some((each) => each > 15)).toBe(true);
    expect(days.length).toBeLessThan(plates.length);
  });

  it("stays within about two months of today and is the same all month long", () => {
    expect(days.every((each) => each > -90 && each < 45)).toBe(true);
    for (const each of plates.slice(0, 20)) {
      expect(lastPolicyEnd(each, "2026-11-01")).toBe(lastPolicyEnd(each, "2026-11-30"));
    }
  });

  it("crosses the turn of the year", () => {
    const ends = plates.map((each) => lastPolicyEnd(each, "2026-12-20"));
    expect(ends.some((end) => end?.startsWith("2027-01"))).toBe(true);
  });
});
