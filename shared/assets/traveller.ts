import type { TypedText } from "#shared/fields/field.ts";
import { listField, textField } from "#shared/fields/kinds.ts";
import { maskTypedNumber } from "#shared/format/mask-personal.ts";
import { birthDate, birthDayRule } from "#shared/schemas/date.ts";
import { IsoDateSchema } from "#shared/schemas/date.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import {
  isNationalDocument,
  PassportNameSchema,
  TravelDocumentSchema,
} from "#shared/schemas/identity/passport.ts";
import { text } from "#shared/calls/codec.ts";
import { defineAsset } from "./asset.ts";

/** The country whose citizens the civil registry knows by their T.C. kimlik no. */
export const ownCountry = "TR";

const isByPassport = ({ travelDocument = "" }: TypedText): boolean =>
  !isNationalDocument(travelDocument.trim());
/** A Turkish passport's number has a letter in it, which tells it from a T.C. kimlik no that is still being typed. */
const isCitizenByPassport = (typed: TypedText): boolean =>
  isByPassport(typed) &&
  typed["travellerNationality"] === ownCountry &&
  /\p{L}/u.test(typed["travelDocument"] ?? "");

/**
 * Somebody who travels, as their passport says. A citizen says their T.C. kimlik no as well, so that the civil registry can
 * be asked about them.
 */
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
    travellerNationality: {
      ...listField("search-select", {
        label: "Uyruğu",
        choices: "countries",
        wire: "TravellerNationality",
        when: isByPassport,
      }),
      byDefault: ownCountry,
    },
    travellerNumber: textField("identity-number", NationalNumberSchema, {
      label: "T.C. kimlik no",
      hint: "T.C. vatandaşlarının doğum tarihi nüfus kaydından doğrulanır.",
      wire: "TravellerNumber",
      when: isCitizenByPassport,
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

/** By what the civil registry knows a traveller; undefined of who has a foreign passport. */
export const numberOfTraveller = ({
  travelDocument,
  travellerNumber,
}: {
  readonly travelDocument: string;
  readonly travellerNumber?: string | undefined;
}): string | undefined => (isNationalDocument(travelDocument) ? travelDocument : travellerNumber);
