import { expect, test } from "vitest";
import type { Holder } from "#worker/broker/domain/holder.ts";
import { residentSide } from "#worker/broker/assets/resident/side.ts";
import { bornOn } from "#worker/broker/registries/embedded-person-registry.ts";
import { sexOf } from "#tests/factories/family.ts";
import { registryServices } from "../registry-services.ts";

/** Known to the civil registry, and one it does not answer for. */
const [known, silent] = ["99000000110", "99000009984"];
const said = { fatherName: "EMIL", sex: sexOf(known) };
const passport = { number: "U12345678", nationality: "DE" };
const place = { kind: "person" as const, provinceCode: "34" };
const french = { residentNationality: "FR", residentBirthDate: "1999-01-01" };
const find = (holder: Holder, values: object) =>
  residentSide.find(
    { ...said, ...values },
    { holder, phoneIndex: "p", now: 0, waitMs: 1000 },
    registryServices(0),
  );

test.each([
  [
    "of a passport, what stands in it",
    { ...place, passport, birthDate: "2003-05-06" },
    french,
    { nationality: "Almanya", birthDate: "2003-05-06" },
    [],
  ],
  [
    "of a number, the registry's birth date",
    { ...place, nationalNumber: known, birthDate: bornOn(known) },
    french,
    { nationality: "Fransa", birthDate: bornOn(known) },
    [],
  ],
  [
    "of a number, the date that the registry confirms",
    { ...place, nationalNumber: known },
    { ...french, residentBirthDate: bornOn(known) },
    { nationality: "Fransa", birthDate: bornOn(known) },
    [],
  ],
  [
    "what is said where the registry is silent, until it answers,",
    { ...place, nationalNumber: silent },
    french,
    { nationality: "Fransa", birthDate: "1999-01-01" },
    ["insured"],
  ],
  [
    "what the registry told before it fell silent, the sex until it answers,",
    { ...place, nationalNumber: silent, birthDate: "2003-05-06" },
    french,
    { nationality: "Fransa", birthDate: "2003-05-06" },
    ["insured"],
  ],
] as const)("%s counts", async (_name, holder, values, insured, provisional) => {
  expect(await find(holder, values)).toMatchObject({
    ok: true,
    value: { insured: { ...said, ...insured }, provisional },
  });
});

test.each([
  ["birth date", { ...place, nationalNumber: known }, french, "ResidentBirthdate"],
  [
    "sex",
    { ...place, nationalNumber: known, birthDate: bornOn(known) },
    { ...french, sex: said.sex === "kadin" ? "erkek" : "kadin" },
    "Sex",
  ],
] as const)(
  "another %s than the registry's is refused at its field",
  async (_what, holder, values, wire) => {
    expect(await find(holder, values)).toMatchObject({
      ok: false,
      reason: { kind: "invalid", errors: { [wire]: [expect.stringContaining("uyuşmuyor")] } },
    });
  },
);

test.each([
  [{}, "ResidentNationality"],
  [{ residentNationality: "FR" }, "ResidentBirthdate"],
])("of a number the registry does not know, %j lacks %s", async (values, wireName) => {
  const answer = await find({ ...place, nationalNumber: "99000000110" }, values);
  expect(answer).toMatchObject({ ok: false, reason: { kind: "invalid" } });
  expect(JSON.stringify(answer)).toContain(wireName);
});

test("knows the countries by their codes alone", () => {
  const errors = (residentNationality: string) =>
    residentSide.errorsOf({ ...said, residentNationality }, "2026-11-22");
  expect(errors("DE")).toEqual({});
  expect(errors("ZZ")).toHaveProperty("ResidentNationality");
});
