import { textField } from "#shared/fields/kinds.ts";
import { maskTypedNumber } from "#shared/format/mask-personal.ts";
import { birthDate, birthDayRule } from "#shared/schemas/date.ts";
import { IsoDateSchema } from "#shared/schemas/date.ts";
import { PassportNameSchema, TravelDocumentSchema } from "#shared/schemas/passport.ts";
import { text } from "#shared/calls/codec.ts";
import { defineAsset } from "./asset.ts";

/** Somebody who travels, as their passport says. */
export const traveller = defineAsset({
  id: "traveller",
  isPerson: true,
  fields: {
    travellerName: textField("text", PassportNameSchema, {
      label: "Adı",
      hint: "Pasaporttaki gibi yazın.",
      maxLength: 60,
      wire: "TravellerName",
    }),
    travellerSurname: textField("text", PassportNameSchema, {
      label: "Soyadı",
      maxLength: 60,
      wire: "TravellerSurname",
    }),
    travelDocument: textField("code", TravelDocumentSchema, {
      label: "Pasaport no veya T.C. kimlik no",
      hint: "Schengen seyahatinde pasaport numarası gerekir.",
      maxLength: 11,
      shown: maskTypedNumber,
      wire: "TravelDocument",
    }),
    travellerBirthDate: {
      kind: "date",
      label: "Doğum tarihi",
      schema: (now: number) => birthDate(now),
      rule: (now: number) => birthDayRule(now),
      codec: text(IsoDateSchema),
      wire: "TravellerBirthdate",
    },
  },
});
