import { expect, test } from "vitest";
import type { Holder } from "#worker/broker/lines/request.ts";
import { residentSide } from "#worker/broker/assets/resident/side.ts";

const said = { fatherName: "EMIL", sex: "kadin" as const };
const passport = { number: "U12345678", nationality: "DE" };
const place = { kind: "person" as const, provinceCode: "34" };
const find = (holder: Holder, values: object) =>
  residentSide.find(
    { ...said, ...values },
    { holder, phoneIndex: "p", now: 0, waitMs: 0 },
    {} as never,
  );

test.each([
  [
    "of a passport, what stands in it",
    { ...place, passport, birthDate: "2003-05-06" },
    { residentNationality: "FR", residentBirthDate: "1999-01-01" },
    { nationality: "Almanya", birthDate: "2003-05-06" },
  ],
  [
    "of a number, the registry's birth date",
    { ...place, nationalNumber: "99000000110", birthDate: "2003-05-06" },
    { residentNationality: "FR", residentBirthDate: "1999-01-01" },
    { nationality: "Fransa", birthDate: "2003-05-06" },
  ],
  [
    "what is said where the registry is silent",
    { ...place, nationalNumber: "99000000110" },
    { residentNationality: "FR", residentBirthDate: "1999-01-01" },
    { nationality: "Fransa", birthDate: "1999-01-01" },
  ],
] as const)("%s counts", async (_name, holder, values, known) => {
  expect(await find(holder, values)).toEqual({
    ok: true,
    value: { insured: { ...said, ...known }, provisional: [] },
  });
});

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
