import { expect, test } from "vitest";
import type { Holder } from "#worker/broker/domain/holder.ts";
import { buyerOf, lacksGuardian, standingsFor } from "#worker/broker/domain/policyholder.ts";

/** 20 November 2026 in Istanbul. */
const now = Date.parse("2026-11-19T21:30:00Z");
const holderOf = (birthDate?: string): Holder => ({
  kind: "person",
  nationalNumber: "10000001754",
  provinceCode: "34",
  ...(birthDate === undefined ? {} : { birthDate }),
});
const policyholder = { nationalNumber: "10000000146", name: "Işıl", surname: "Gökçe" } as const;
const named = { name: "Can", surname: "Gökçe" };

test.each([
  ["2008-11-21", ["guardian"], true],
  // Of age on the day itself, by the clock of Istanbul.
  ["2008-11-20", ["authorised"], false],
  [undefined, ["guardian", "authorised"], false],
] as const)("who is born on %s is insured by %j", (birthDate, standings, needsGuardian) => {
  const holder = holderOf(birthDate);
  expect(standingsFor(holder, now)).toEqual(standings);
  const alone = { ...named, request: { holder } };
  expect(lacksGuardian(alone, now)).toBe(needsGuardian);
  for (const standing of ["guardian", "authorised"] as const) {
    const bought = { ...alone, policyholder: { ...policyholder, standing } };
    expect(lacksGuardian(bought, now)).toBe(needsGuardian && standing !== "guardian");
  }
});

test("nobody but its own officer buys for a company", () => {
  expect(standingsFor({ ...holderOf(), kind: "company" }, now)).toEqual([]);
});

test("the policyholder pays where one is named, else the holder", () => {
  const request = { holder: holderOf() };
  expect(buyerOf({ ...named, request })).toEqual({ ...named, nationalNumber: "10000001754" });
  const standing = "guardian" as const;
  expect(buyerOf({ ...named, request, policyholder: { ...policyholder, standing } })).toMatchObject(
    policyholder,
  );
});
