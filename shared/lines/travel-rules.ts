import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import type { CheckedValues, TypedText } from "#shared/fields/field.ts";
import { nameInGroup } from "#shared/fields/field-name.ts";
import { isByPassport } from "#shared/fields/identity.ts";
import { daysBetween } from "#shared/format/date.ts";
import { isNationalDocument } from "#shared/schemas/passport.ts";
import { insuredGroup } from "./line.ts";
import type { TravelRegion } from "./travel-terms.ts";
import { regionNames } from "./travel-terms.ts";

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

/** Of each traveller's document: no two have the same, and the letter for a Schengen visa names a passport. */
function documentMessages({ region, insured }: CheckedValues): Record<string, string> {
  if (!Array.isArray(insured)) return {};
  const documents = (insured as readonly CheckedValues[]).map(({ travelDocument = "" }) =>
    String(travelDocument),
  );
  const entries = documents.flatMap((document, row): [string, string][] => {
    const name = nameInGroup(insuredGroup, row, "travelDocument");
    if (document === "") return [];
    if (documents.indexOf(document) < row) return [[name, validationCopy.sameTravelDocument]];
    return region === "schengen" && isNationalDocument(document)
      ? [[name, validationCopy.passportForSchengen]]
      : [];
  });
  return Object.fromEntries(entries);
}

/** What must hold of a trip and its travellers together. */
export function travelRules(values: CheckedValues): Record<string, string> {
  const trip = tripMessage(values);
  return { ...(trip === undefined ? {} : { returnDate: trip }), ...documentMessages(values) };
}

/** The holder as the first traveller, as far as they have said who they are. */
export function holderTravels(typed: TypedText): TypedText {
  const said = isByPassport(typed)
    ? {
        travellerName: typed["passportName"],
        travellerSurname: typed["passportSurname"],
        travelDocument: typed["passportNumber"],
        travellerBirthDate: typed["passportBirthDate"],
      }
    : { travelDocument: typed["region"] === "schengen" ? undefined : typed["nationalNumber"] };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, text]) =>
      text === undefined ? [] : [[nameInGroup(insuredGroup, 0, name), text] as const],
    ),
  );
}
