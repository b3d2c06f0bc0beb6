import { validationCopy } from "#shared/copy/validation.ts";
import { text } from "#shared/calls/codec.ts";
import { identityNames } from "#shared/copy/identity.ts";
import { maskTypedNumber } from "#shared/format/mask-personal.ts";
import { adultBirthDate, adultRule, IsoDateSchema } from "#shared/schemas/date.ts";
import {
  ForeignNumberSchema,
  NationalNumberSchema,
} from "#shared/schemas/identity/national-number.ts";
import { TaxNumberSchema } from "#shared/schemas/identity/tax-number.ts";
import { PassportNameSchema, PassportNumberSchema } from "#shared/schemas/identity/passport.ts";
import type { Circumstance, Field, Fields, TypedText, ValuesOf } from "./field.ts";
import { holderFields } from "./holder.ts";
import { choiceField, listField, textField } from "./kinds.ts";

/**
 * How a line's holder may say who they are: with a number the civil registry knows (anybody's and companies', that of people
 * alone, of a foreign resident alone, or of a company alone), or with a passport, which no registry is asked about.
 */
export type Identity = "national" | "person" | "foreign" | "company" | "passport";

/** Kinds of identity as the wire numbers them. */
export const identityTypes = { number: "1", passport: "2" } as const;

/** Whether somebody has chosen to say who they are by their passport. */
export const isByPassport = (typed: { readonly identityType?: unknown }): boolean =>
  typed.identityType === identityTypes.passport;

const byPassport = (typed: TypedText): boolean => isByPassport(typed);

/** What is asked of a holder who has a passport in place of a number. */
export const passportFields = {
  passportNumber: textField("code", PassportNumberSchema, {
    label: "Pasaport no",
    hint: "Harf ve rakamları boşluksuz yazın.",
    maxLength: 9,
    shown: maskTypedNumber,
    when: byPassport,
    wire: "PassportNumber",
  }),
  nationality: listField("search-select", {
    label: "Uyruğu",
    choices: "countries",
    when: byPassport,
    wire: "Nationality",
  }),
  passportName: textField("text", PassportNameSchema, {
    label: "Adı (pasaporttaki gibi)",
    maxLength: 60,
    autoComplete: "given-name",
    when: byPassport,
    wire: "PassportName",
  }),
  passportSurname: textField("text", PassportNameSchema, {
    label: "Soyadı (pasaporttaki gibi)",
    maxLength: 60,
    autoComplete: "family-name",
    when: byPassport,
    wire: "PassportSurname",
  }),
  passportBirthDate: {
    kind: "date",
    label: "Doğum tarihi",
    schema: (now: number) => adultBirthDate(now),
    rule: (now: number) => adultRule(now),
    codec: text(IsoDateSchema),
    autoComplete: "bday",
    when: byPassport,
    wire: "PassportBirthdate",
  },
} as const satisfies Fields;

const identityType = choiceField(
  "radio",
  { [identityTypes.number]: identityNames.national, [identityTypes.passport]: "Pasaport" },
  { label: "Kimlik türü", byDefault: identityTypes.number, wire: "IdentityType" },
);

type IdentityValues = { readonly identityType?: "1" | "2" | undefined } & ValuesOf<
  typeof passportFields
>;

/** What a holder is known by: the number where they have one, what the passport says where they chose that. */
export type WhoValues = IdentityValues & { readonly nationalNumber?: string | undefined };

/** Names of the fields by which a holder says who they are, where a line takes passports. */
export const askedIdentity = [
  "identityType",
  "nationalNumber",
  "passportNumber",
  "nationality",
  "passportName",
  "passportSurname",
  "passportBirthDate",
] as const;
export type IdentityFieldName = (typeof askedIdentity)[number];

/** Asked only of a holder with a number, and then when it was asked before. */
function ofNumber<F extends Field>(field: F): F {
  const { when } = field;
  return {
    ...field,
    when: (typed: TypedText, circumstances: readonly Circumstance[]) => {
      if (byPassport(typed)) return false;
      if (typeof when === "function") return when(typed, circumstances);
      return when === undefined || circumstances.includes(when);
    },
  };
}

const foreignNumber = textField("identity-number", ForeignNumberSchema, {
  label: identityNames.foreign,
  hint: "İkamet izin belgenizdeki 99 ile başlayan numaradır.",
  wire: holderFields.nationalNumber.wire,
});

/** Of people alone, as passports are. */
const personNumber = textField("identity-number", NationalNumberSchema, {
  label: "T.C. kimlik no veya yabancı kimlik no",
  hint: holderFields.nationalNumber.hint,
  wire: holderFields.nationalNumber.wire,
});

const companyNumber = textField("identity-number", TaxNumberSchema, {
  label: identityNames.tax,
  hint: "Bu poliçe firmalara düzenlenir; firmanızın 10 haneli numarasını yazın.",
  wire: holderFields.nationalNumber.wire,
});

/** Numbers of one kind of holder alone. */
const numberFields: { readonly [Of in Identity]?: Field } = {
  person: personNumber,
  foreign: foreignNumber,
  company: companyNumber,
};

/** Who alone is insured by their policy has nobody who could hold it for them here. */
const residentBirthDate = {
  ...passportFields.passportBirthDate,
  schema: (now: number) => adultBirthDate(now, validationCopy.residentUnderage),
  rule: (now: number) => adultRule(now, validationCopy.residentUnderage),
};

const { companyTitle: _title, taxOffice: _office, ...personFields } = holderFields;

/** What a line asks of its holder, by the identities it takes. */
export function holderFieldsOf(identities: readonly Identity[]): Fields {
  const isForeign = identities.includes("foreign");
  if (!identities.includes("passport")) {
    const nationalNumber = identities.map((one) => numberFields[one]).find(Boolean);
    if (nationalNumber === undefined) return holderFields;
    const asked = identities.includes("company") ? holderFields : personFields;
    return { ...asked, nationalNumber };
  }
  const options = identityType.options.map((option) =>
    option.id === identityTypes.number && isForeign
      ? { ...option, name: identityNames.foreign }
      : option,
  );
  return {
    identityType: { ...identityType, options },
    ...personFields,
    ...passportFields,
    ...(isForeign ? { passportBirthDate: residentBirthDate } : {}),
    phone: {
      ...holderFields.phone,
      hint: "Doğrulama kodunu bu numaraya göndeririz; Türkiye’de verilmiş bir numara olmalıdır.",
    },
    nationalNumber: ofNumber(isForeign ? foreignNumber : personNumber),
    birthDate: ofNumber(holderFields.birthDate),
    name: ofNumber(holderFields.name),
    surname: ofNumber(holderFields.surname),
    cityCode: { ...holderFields.cityCode, label: "Türkiye’de oturduğunuz il" },
    county: { ...holderFields.county, label: "Türkiye’de oturduğunuz ilçe" },
  };
}
