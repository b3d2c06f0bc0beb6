import { birthDate } from "#shared/schemas/date.ts";
import { FirmNameSchema, TaxOfficeSchema } from "#shared/schemas/latin-text.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { identityKind, IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { FirstNameSchema, LastNameSchema } from "#shared/schemas/identity/person-name.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import type { Circumstance, TypedText, ValuesOf } from "./field.ts";
import { listField, optionalTextField, textField } from "./kinds.ts";

/** Whether the number that was typed is a company's, of which no registry tells. */
const ofCompany = (typed: TypedText, circumstances: readonly Circumstance[]): boolean =>
  circumstances.includes("identity-unknown") &&
  identityKind(typed["nationalNumber"] ?? "") === "company";

/** Who a policy is made out to. Name and place are asked only of whom the civil registry has not found. */
export const holderFields = {
  nationalNumber: textField("identity-number", IdentityNumberSchema, {
    label: "T.C. kimlik no veya vergi no",
    hint: "Numaranızı teklif için sigorta şirketlerine ve resmî kayıtlara, ödemede ödeme kuruluşuna iletiriz.",
    wire: "NationalNumber",
  }),
  phone: textField("phone", PhoneSchema, {
    label: "Cep telefonu",
    hint: "Doğrulama kodunu bu numaraya göndeririz.",
    autoComplete: "tel",
    wire: "Phone",
  }),
  /** Never part of a quote: it proves somebody to the registry, which tells the date that counts. */
  birthDate: {
    kind: "date",
    label: "Doğum tarihi",
    hint: "Kimlik bilgilerinizi doğrulamak için gerekli.",
    schema: birthDate,
    autoComplete: "bday",
    when: "birth-date-needed",
  },
  /** Asked once, when the policy is paid; a caller may say it with the quote. */
  email: optionalTextField("email", EmailSchema, {
    label: "E-posta",
    autoComplete: "email",
    wire: "EMail",
  }),
  companyTitle: textField("text", FirmNameSchema, {
    label: "Firma unvanı",
    maxLength: 120,
    autoComplete: "organization",
    when: ofCompany,
    wire: "CompanyTitle",
  }),
  taxOffice: textField("text", TaxOfficeSchema, {
    label: "Vergi dairesi",
    maxLength: 60,
    when: ofCompany,
    wire: "TaxOffice",
  }),
  /** Of a company it is whoever may act for it, as is the surname. */
  name: textField("name", FirstNameSchema, {
    label: "Ad",
    autoComplete: "given-name",
    when: "identity-unknown",
    wire: "Name",
  }),
  surname: textField("name", LastNameSchema, {
    label: "Soyad",
    autoComplete: "family-name",
    when: "identity-unknown",
    wire: "Surname",
  }),
  cityCode: listField("search-select", {
    label: "İl",
    choices: "cities",
    when: "identity-unknown",
    wire: "CityCode",
  }),
  county: listField("search-select", {
    label: "İlçe",
    choices: "counties",
    dependsOn: ["cityCode"],
    when: "identity-unknown",
    wire: "County",
  }),
} as const;

export type HolderValues = ValuesOf<typeof holderFields>;

/** What no step asks: it is told at the payment. */
export const unaskedPerson = ["email"] as const;
/** Fields of the step in which people say who they are, and of a later one if the registry does not know them. */
export const askedPerson = ["phone", "birthDate"] as const;
export const unknownPerson = [
  "companyTitle",
  "taxOffice",
  "name",
  "surname",
  "cityCode",
  "county",
] as const;
