import * as v from "valibot";
import { expect, it } from "vitest";
import { parseForm } from "#shared/forms/parse-form.ts";
import { requiredConsent } from "#shared/schemas/consent.ts";
import { PasswordSchema } from "#shared/schemas/password.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { PlateSchema } from "#shared/schemas/vehicle/plate.ts";

const schema = v.object({
  plate: PlateSchema,
  phone: PhoneSchema,
  password: PasswordSchema,
  privacy: requiredConsent("Lütfen onaylayın"),
});

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("yields the canonical values", () => {
  const form = posted({
    plate: "34 abc 123",
    phone: "(532)123-4567",
    password: " x ",
    privacy: "on",
    extra: "1",
  });
  expect(parseForm(schema, form)).toEqual({
    ok: true,
    value: { plate: "34ABC123", phone: "5321234567", password: " x ", privacy: true },
  });
});

it("keeps what was typed, but no secrets, and gives each field its first message", () => {
  const form = {
    plate: "34 abc",
    phone: "0532",
    password: "gizli",
    cardNumber: "4242",
    cardCvc: "123",
  };
  expect(parseForm(schema, form)).toEqual({
    ok: false,
    reason: {
      errors: {
        plate: "Geçerli bir plaka giriniz (örn. 34 ABC 123).",
        phone: "Lütfen telefon numarası giriniz",
        privacy: "Lütfen onaylayın",
      },
      values: { plate: "34 abc", phone: "0532" },
    },
  });
});

it("speaks Turkish about a field that was not sent", () => {
  const result = parseForm(schema, { phone: "5321234567", password: "x", privacy: "on" });
  expect(result.ok ? null : result.reason.errors).toEqual({ plate: "Lütfen doldurun" });
});

it("ignores files", () => {
  const form = posted({ phone: "1" });
  form.set("plate", new File(["x"], "x.txt"));
  const result = parseForm(schema, form);
  expect(result.ok ? null : result.reason.values).toEqual({ phone: "1" });
});

it("reads rows by their names and gives each of their fields its message under the same name", () => {
  const people = v.object({
    people: v.array(v.object({ phone: PhoneSchema, privacy: requiredConsent("Lütfen onaylayın") })),
  });
  const form = posted({
    "people[0].phone": "(532)123-4567",
    "people[0].privacy": "on",
    "people[1].phone": "0532",
  });
  expect(parseForm(people, form)).toEqual({
    ok: false,
    reason: {
      errors: {
        "people[1].phone": "Lütfen telefon numarası giriniz",
        "people[1].privacy": "Lütfen onaylayın",
      },
      values: {
        "people[0].phone": "(532)123-4567",
        "people[0].privacy": "on",
        "people[1].phone": "0532",
      },
    },
  });
});
