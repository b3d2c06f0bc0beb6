import * as v from "valibot";
import { expect, test } from "vitest";
import { fieldsFor, namedFields, schemaOf } from "#shared/fields/field.ts";
import { yabanci } from "#shared/lines/yabanci/yabanci.ts";

const now = Date.UTC(2026, 10, 22, 9);
const needed = "Lütfen doldurun";
const foreign = "Lütfen 99 ile başlayan geçerli bir yabancı kimlik numarası giriniz";

test.each([
  ["duration", "", needed],
  ["duration", "3", needed],
  ["duration", "2", "2"],
  ["nationalNumber", "", foreign],
  ["nationalNumber", "10000000146", foreign],
  ["nationalNumber", "99000000111", foreign],
  ["nationalNumber", "99000000110", "99000000110"],
  ["residentNationality", "", needed],
  ["fatherName", "", needed],
  ["fatherName", "Ömer", "OMER"],
  ["sex", "belki", needed],
  [
    "residentBirthDate",
    "23.11.2008",
    "18 yaşından küçüklere bu sigorta internetten satılmıyor. Velisi veya vasisi bizi arasın; nasıl sigortalanacağını anlatalım.",
  ],
  ["residentBirthDate", "22.11.2008", "2008-11-22"],
])("%s typed %j is %j", (name, typed, expected) => {
  const schema = schemaOf(namedFields(yabanci.fields, [name]), now);
  const result = v.safeParse(schema, { [name]: typed });
  expect(result.success ? result.output[name] : result.issues[0].message).toBe(expected);
});

const asked = (identityType: string, circumstances: readonly "identity-unknown"[]) =>
  fieldsFor(namedFields(yabanci.fields, Object.keys(yabanci.fields)), circumstances, {
    identityType,
  }).map(({ name }) => name);

test("who has a passport is not asked again for what stands in it", () => {
  const byPassport = asked("2", ["identity-unknown"]);
  expect(byPassport).toEqual(expect.arrayContaining(["passportNumber", "nationality", "cityCode"]));
  for (const name of ["nationalNumber", "name", "residentNationality", "residentBirthDate"]) {
    expect(byPassport).not.toContain(name);
  }
  const byNumber = asked("1", []);
  expect(byNumber).toEqual(expect.arrayContaining(["nationalNumber", "residentNationality"]));
  for (const name of ["passportNumber", "residentBirthDate", "cityCode"]) {
    expect(byNumber).not.toContain(name);
  }
  expect(asked("1", ["identity-unknown"])).toContain("residentBirthDate");
});
