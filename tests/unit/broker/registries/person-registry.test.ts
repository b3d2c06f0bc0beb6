import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, isCalendarDate } from "#shared/format/date.ts";
import {
  bornOn,
  createEmbeddedPersonRegistry,
} from "#worker/broker/registries/embedded-person-registry.ts";
import { districts, provinceName } from "#worker/broker/registries/places.ts";

const registry = createEmbeddedPersonRegistry(async () => {});
const { signal } = new AbortController();
const digits = fc.stringMatching(/^[1-9]\d{10}$/);

describe("the embedded civil registry", () => {
  it("knows one grown person for every number, in a real place", async () => {
    await fc.assert(
      fc.asyncProperty(digits, async (nationalNumber) => {
        const answer = await registry.find({ nationalNumber }, signal);
        expect(await registry.find({ nationalNumber }, signal)).toEqual(answer);
        if (answer.kind !== "found") return;
        const { person } = answer;
        expect(isCalendarDate(person.birthDate)).toBe(true);
        expect(ageOn(person.birthDate, "2026-11-20")).toBeGreaterThanOrEqual(18);
        expect(provinceName(person.provinceCode)).toBe(person.provinceName);
        expect(districts(person.provinceCode)).toContain(person.districtName);
      }),
    );
  });

  it("keeps the person it has always given", async () => {
    const answer = await registry.find({ nationalNumber: "10000000146" }, signal);
    expect(answer).toEqual({
      kind: "found",
      person: {
        name: "Defne",
        surname: "Öztürk",
        gender: "female",
        birthDate: "1970-01-02",
        provinceCode: "53",
        provinceName: "Rize",
        districtName: "Derepazarı",
      },
    });
  });

  it.each([
    ["12345679990", undefined, "unavailable"],
    ["12345679990", "1990-01-01", "unavailable"],
    ["12345679890", undefined, "birth-date-needed"],
    ["12345679890", "1990-01-01", "mismatch"],
    ["12345670790", undefined, "birth-date-needed"],
    ["12345670790", "1990-01-01", "found"],
    ["12345670190", bornOn("12345670190"), "found"],
    ["12345670190", "1990-01-01", "mismatch"],
  ])("answers %s with birth date %s: %s", async (nationalNumber, birthDate, kind) => {
    const query = { nationalNumber, ...(birthDate ? { birthDate } : {}) };
    expect((await registry.find(query, signal)).kind).toBe(kind);
  });

  it("believes the birth date it is given", async () => {
    const query = { nationalNumber: "12345670790", birthDate: "1990-02-03" };
    expect(await registry.find(query, signal)).toMatchObject({
      person: { birthDate: "1990-02-03" },
    });
  });

  it("waits first and stops when it is aborted", async () => {
    const slow = createEmbeddedPersonRegistry(async (each) => each.throwIfAborted());
    const reason = new Error("enough");
    const asked = slow.find({ nationalNumber: "10000000146" }, AbortSignal.abort(reason));
    await expect(asked).rejects.toBe(reason);
  });
});
