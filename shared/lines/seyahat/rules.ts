import * as v from "valibot";
import { numberOfTraveller, ownCountry } from "#shared/assets/traveller.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { CheckedValues, TypedText } from "#shared/fields/field.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import { isByPassport } from "#shared/fields/identity.ts";
import { daysBetween } from "#shared/format/date.ts";
import { isNationalDocument } from "#shared/schemas/identity/passport.ts";
import { insuredGroup } from "../line.ts";
import type { TravelRegion } from "./terms.ts";
import { regionNames } from "./terms.ts";

/** A single trip is insured for at most so many days. */
export const longestTrip = 92;

/** Days of a trip, its first and its last ("YYYY-MM-DD") both counted. */
export const tripDays = (departure: string, back: string): number =>
  daysBetween(departure, back) + 1;

const TripSchema = v.object({
  region: v.picklist(Object.keys(regionNames) as TravelRegion[]),
  returnDate: v.string(),
});

/** A trip in a few words: "Schengen ülkeleri, 10 gün". */
export function tripInWords(startDate: string, terms: object): string {
  const { region, returnDate } = v.parse(TripSchema, terms);
  return `${regionNames[region]}, ${tripDays(startDate, returnDate)} gün`;
}

function tripMessage({ policyStart, returnDate }: CheckedValues): string | undefined {
  if (typeof policyStart !== "string" || typeof returnDate !== "string") return undefined;
  const days = tripDays(policyStart, returnDate);
  if (days < 1) return validationCopy.returnBeforeDeparture;
  return days > longestTrip ? validationCopy.tripTooLong(longestTrip) : undefined;
}

/** Texts of one traveller, by name of the field. */
type Said = Readonly<Record<string, string>>;

const textsOf = (row: CheckedValues): Said =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );

/** What is wrong with how the row-th of these is known: nobody twice, a passport for Schengen, citizens by their number. */
function documentMessage(rows: readonly Said[], row: number, isSchengen: boolean): Said {
  const { travelDocument = "", travellerNationality = ownCountry, travellerNumber } = rows[row]!;
  if (travelDocument === "") return {};
  const others = rows.slice(0, row);
  if (others.some((other) => other["travelDocument"] === travelDocument)) {
    return { travelDocument: validationCopy.sameTravelDocument };
  }
  if (isNationalDocument(travelDocument)) {
    if (isSchengen) return { travelDocument: validationCopy.passportForSchengen };
  } else if (travellerNationality === ownCountry && travellerNumber === undefined) {
    return /[A-Z]/.test(travelDocument)
      ? { travellerNumber: validationCopy.citizensNumber }
      : { travelDocument: validationCopy.citizensPassport };
  }
  const number = numberOfTraveller({ travelDocument, travellerNumber });
  const isTwice = others.some(
    ({ travelDocument: document = "", travellerNumber: own }) =>
      number !== undefined &&
      numberOfTraveller({ travelDocument: document, travellerNumber: own }) === number,
  );
  if (!isTwice) return {};
  const field = number === travelDocument ? "travelDocument" : "travellerNumber";
  return { [field]: validationCopy.sameTravelDocument };
}

/** What a traveller's row says otherwise than the holder, whose passport it names. */
function holderMessage(row: Said, holder: CheckedValues): Said {
  if (!isByPassport(holder) || row["travelDocument"] !== holder["passportNumber"]) return {};
  const { travellerNationality = ownCountry, travellerBirthDate } = row;
  return {
    ...(travellerNationality === holder["nationality"]
      ? {}
      : { travellerNationality: validationCopy.holdersPassport }),
    ...(travellerBirthDate === holder["passportBirthDate"]
      ? {}
      : { travellerBirthDate: validationCopy.holdersPassport }),
  };
}

function travellerMessages(values: CheckedValues): Record<string, string> {
  const { insured } = values;
  if (!Array.isArray(insured)) return {};
  const rows = (insured as readonly CheckedValues[]).map(textsOf);
  const entries = rows.flatMap((said, row) =>
    Object.entries({
      ...holderMessage(said, values),
      ...documentMessage(rows, row, values["region"] === "schengen"),
    }).map(([field, message]) => [nameInGroup(insuredGroup, row, field), message] as const),
  );
  return Object.fromEntries(entries);
}

/** What must hold of a trip and its travellers together. */
export function travelRules(values: CheckedValues): Record<string, string> {
  const trip = tripMessage(values);
  const isCitizen = isByPassport(values) && values["nationality"] === ownCountry;
  return {
    ...(trip === undefined ? {} : { returnDate: trip }),
    ...(isCitizen ? { nationality: validationCopy.citizensByNumber } : {}),
    ...travellerMessages(values),
  };
}

/** The holder as the first traveller, as far as they have said who they are. */
export function holderTravels(typed: TypedText): TypedText {
  const said = isByPassport(typed)
    ? {
        travellerName: typed["passportName"],
        travellerSurname: typed["passportSurname"],
        travelDocument: typed["passportNumber"],
        travellerNationality: typed["nationality"],
        travellerBirthDate: typed["passportBirthDate"],
      }
    : typed["region"] === "schengen"
      ? { travellerNumber: typed["nationalNumber"] }
      : { travelDocument: typed["nationalNumber"] };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, text]) =>
      text === undefined ? [] : [[nameInGroup(insuredGroup, 0, name), text] as const],
    ),
  );
}
