import { validationCopy } from "#shared/copy/validation.ts";
import { text } from "#shared/calls/codec.ts";
import type { Circumstance, TypedText } from "#shared/fields/field.ts";
import { isByPassport } from "#shared/fields/identity.ts";
import { choiceField, listField, textField } from "#shared/fields/kinds.ts";
import { adultBirthDate, adultRule, IsoDateSchema } from "#shared/schemas/date.ts";
import { PassportNameSchema } from "#shared/schemas/identity/passport.ts";
import { defineAsset } from "./asset.ts";

const isByNumber = (typed: TypedText): boolean => !isByPassport(typed);

/**
 * A foreign resident, who is the policy's holder: what is asked of them beside who they are. What a passport says, and what
 * the civil registry knows of a number, is not asked again.
 */
export const resident = defineAsset({
  id: "resident",
  isPerson: true,
  fields: {
    residentNationality: listField("search-select", {
      label: "Uyruğunuz",
      choices: "countries",
      when: isByNumber,
      wire: "ResidentNationality",
    }),
    fatherName: textField("text", PassportNameSchema, {
      label: "Baba adı",
      hint: "Pasaporttaki gibi yazın.",
      maxLength: 60,
      wire: "FatherName",
    }),
    sex: choiceField(
      "radio",
      { kadin: "Kadın", erkek: "Erkek" },
      { label: "Cinsiyetiniz", wire: "Sex" },
    ),
    residentBirthDate: {
      kind: "date",
      label: "Doğum tarihiniz",
      hint: "Pasaporttaki gibi yazın.",
      schema: (now: number) => adultBirthDate(now, validationCopy.residentUnderage),
      rule: (now: number) => adultRule(now, validationCopy.residentUnderage),
      codec: text(IsoDateSchema),
      when: (typed: TypedText, circumstances: readonly Circumstance[]) =>
        isByNumber(typed) && circumstances.includes("identity-unknown"),
      wire: "ResidentBirthdate",
    },
  },
});
