import { describe, expect, test } from "vitest";
import type * as v from "valibot";
import { parseForm } from "#shared/forms/parse-form.ts";
import {
  ChangePasswordSchema,
  CodeSchema,
  LoginSchema,
  NewPasswordFormSchema,
  PasswordResetSchema,
  registerSchema,
  SealedLoginSchema,
  sealedRegisterSchema,
} from "#shared/forms/sign-in.ts";

const now = Date.UTC(2026, 10, 20);
const Register = registerSchema(now);
const person = {
  name: "IŞIL",
  surname: "ılgaz",
  nationalNumber: "10000001518",
  phone: "(532)123-4567",
  email: "Isil@Ornek.example",
  password: "Gizli-1",
  passwordRepeat: "Gizli-1",
  privacyAgreement: "on",
  openDataAgreement: "on",
};

const errorsOf = (schema: v.GenericSchema, form: Record<string, string>) => {
  const parsed = parseForm(schema, form);
  return parsed.ok ? {} : parsed.reason.errors;
};

describe("registering", () => {
  test("yields names, phone and e-mail in canonical form", () => {
    const parsed = parseForm(Register, person);
    expect(parsed.ok && parsed.value).toMatchObject({
      name: "Işıl",
      surname: "Ilgaz",
      phone: "5321234567",
      email: "isil@ornek.example",
      privacyAgreement: true,
      openDataAgreement: true,
    });
  });

  // Specification 5.1, 5.2, 5.4
  test("an empty form is told every message at its field", () => {
    const empty = {
      name: "",
      surname: "",
      nationalNumber: "",
      phone: "",
      email: "",
      password: "",
      passwordRepeat: "",
    };
    expect(errorsOf(Register, empty)).toEqual({
      name: "Lütfen adınızı giriniz",
      surname: "Lütfen soyadınızı giriniz",
      nationalNumber: "Lütfen TC kimlik numarası giriniz",
      phone: "Lütfen telefon numarası giriniz",
      email: "Lütfen e-mail adresi giriniz",
      password: "Lütfen şifre giriniz",
      passwordRepeat: "Lütfen şifre giriniz",
      privacyAgreement: "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın",
      openDataAgreement: "Lütfen Aydınlatma metnini okuyup onaylayınız",
    });
  });

  test.each([
    ["nationalNumber", "12345678901", "Lütfen geçerli bir TC kimlik numarası giriniz"],
    ["email", "isil@", "Lütfen email adresinizi doğru doldurun."],
    ["passwordRepeat", "Gizli-2", "Girdiğiniz şifre eşleştirilemedi"],
    ["password", "abc", "Şifreniz en az 4 karakter olmalıdır."],
    ["name", "R2D2", "Sadece harf giriniz."],
  ])("%s may not be %j", (field, typed, message) => {
    expect(errorsOf(Register, { ...person, [field]: typed })[field]).toBe(message);
  });

  test.each([
    ["a".repeat(4), true],
    ["a".repeat(75), true],
    ["a".repeat(3), false],
    ["a".repeat(76), false],
  ])("a password of %j is taken: %s", (password, isTaken) => {
    const errors = errorsOf(Register, { ...person, password, passwordRepeat: password });
    expect(Object.keys(errors).length === 0).toBe(isTaken);
  });

  test("the birth date is asked for only where it stands in the form", () => {
    expect(errorsOf(Register, person)).toEqual({});
    const withDate = (birthDate: string) => errorsOf(Register, { ...person, birthDate });
    expect(withDate("")).toEqual({ birthDate: "Lütfen Doğum Tarihini Giriniz" });
    expect(withDate("01.01.2015")).toEqual({
      birthDate: "Üye olmak için 18 yaşını doldurmuş olmalısınız.",
    });
    expect(withDate("01.01.1990")).toEqual({});
  });

  test("a sealed password is not judged, everything else is", () => {
    const { passwordRepeat: _repeat, ...sealed } = { ...person, password: "A".repeat(120) };
    const schema = sealedRegisterSchema(now);
    expect(errorsOf(schema, sealed)).toEqual({});
    expect(Object.keys(errorsOf(schema, { ...sealed, name: "" }))).toEqual(["name"]);
  });
});

describe("signing in", () => {
  test("needs phone and password, and never gives the password back", () => {
    expect(errorsOf(LoginSchema, { phone: "", password: "" })).toEqual({
      phone: "Lütfen telefon numarası giriniz",
      password: "Lütfen Doldurun",
    });
    const parsed = parseForm(LoginSchema, { phone: "", password: "gizli" });
    expect(parsed.ok || parsed.reason.values).toEqual({ phone: "" });
  });

  test("a password is taken as it is, spaces and all", () => {
    const parsed = parseForm(LoginSchema, { phone: "5321234567", password: "  a b  " });
    expect(parsed.ok && parsed.value.password).toBe("  a b  ");
  });

  test("a sealed password has its bounds", () => {
    const form = { phone: "5321234567", password: "A".repeat(501) };
    expect(Object.keys(errorsOf(SealedLoginSchema, form))).toEqual(["password"]);
  });

  test.each(["", "abc", "1234567"])("a code may not be %j", (smsCode) => {
    expect(errorsOf(CodeSchema, { smsCode })).toEqual({ smsCode: "Lütfen SMS kodu giriniz" });
  });
});

test("resetting needs both numbers", () => {
  expect(errorsOf(PasswordResetSchema, { nationalNumber: "", phone: "" })).toEqual({
    nationalNumber: "Lütfen TC kimlik numarası giriniz",
    phone: "Lütfen telefon numarası giriniz",
  });
});

test.each([
  [NewPasswordFormSchema, {}],
  [ChangePasswordSchema, { oldPassword: "eski-1" }],
])("a new password is typed twice alike (form %#)", (schema, rest) => {
  const form = { ...rest, password: "yeni-1", passwordRepeat: "yeni-2" };
  expect(errorsOf(schema, form)).toEqual({ passwordRepeat: "Girdiğiniz şifre eşleştirilemedi" });
  expect(errorsOf(schema, { ...form, passwordRepeat: "yeni-1" })).toEqual({});
});
