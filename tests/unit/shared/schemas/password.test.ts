import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parseFields } from "#shared/forms/parse-form.ts";
import {
  MemberPasswordSchema,
  NewPasswordSchema,
  PasswordSchema,
  passwordsMatch,
} from "#shared/schemas/password.ts";
import { requiredText } from "#shared/schemas/required.ts";
import { SmsCodeSchema } from "#shared/schemas/sms-code.ts";
import { read } from "./reading.ts";

it.each(["1234", " ab ", "ş".repeat(75)])("takes %j as a new password, untrimmed", (text) => {
  expect(read(NewPasswordSchema, text)).toBe(text);
});

// Specification 5.18, 9.5
it.each([
  ["", "Lütfen Doldurun"],
  [undefined, "Lütfen Doldurun"],
  ["123", "Şifreniz en az 4 karakter olmalıdır."],
  ["a".repeat(76), "Şifreniz en fazla 75 karakter olabilir."],
])("refuses %j as a new password", (text, message) => {
  expect(read(NewPasswordSchema, text)).toEqual({ message });
});

it("asks of a returning member only that there is one", () => {
  expect(read(PasswordSchema, "1")).toBe("1");
  expect(read(PasswordSchema, "")).toEqual({ message: "Lütfen Doldurun" });
  expect(read(MemberPasswordSchema, "")).toEqual({ message: "Lütfen şifre giriniz" });
});

// Specification 5.3
describe("a repeated password", () => {
  const schema = v.pipe(
    v.object({ name: requiredText(), password: NewPasswordSchema, passwordRepeat: PasswordSchema }),
    passwordsMatch(),
  );
  const errorsOf = (input: unknown) => {
    const result = parseFields(schema, input);
    return result.ok ? {} : result.reason;
  };

  it("must match", () => {
    expect(errorsOf({ name: "a", password: "1234", passwordRepeat: "1234" })).toEqual({});
    expect(errorsOf({ name: "a", password: "1234", passwordRepeat: "12345" })).toEqual({
      passwordRepeat: "Girdiğiniz şifre eşleştirilemedi",
    });
  });

  it("is compared while other fields are still wrong", () => {
    expect(errorsOf({ name: "", password: "1234", passwordRepeat: "4321" })).toEqual({
      name: "Lütfen doldurun",
      passwordRepeat: "Girdiğiniz şifre eşleştirilemedi",
    });
    expect(errorsOf(null)).not.toEqual({});
  });
});

it.each(["123456", " 123456 ", "123 456"])("takes %j as a code", (text) => {
  expect(read(SmsCodeSchema, text)).toBe("123456");
});

// Specification 5.5
it.each(["", "1", "12345", "1234567", "12345a", undefined])("refuses %j as a code", (text) => {
  expect(read(SmsCodeSchema, text)).toEqual({ message: "Lütfen SMS kodu giriniz" });
});
