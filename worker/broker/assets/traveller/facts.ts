import { traveller } from "#shared/assets/traveller.ts";
import { maskNationalNumber } from "#shared/format/mask-personal.ts";
import type { FactsOf } from "../facts.ts";
import { dayFact, textFact } from "../facts.ts";

const { travellerName, travellerSurname, travelDocument, travellerBirthDate } = traveller.fields;

/** What is known of a traveller when the trip is priced. */
export const travellerFacts = {
  /** In the capitals of a passport. */
  travellerName: textFact({ label: travellerName.label, isReviewed: true }),
  travellerSurname: textFact({ label: travellerSurname.label, isReviewed: true }),
  /** Number of the passport, or a T.C. or yabancı kimlik no; in full on the policy alone. */
  travelDocument: textFact({
    label: travelDocument.label,
    isReviewed: true,
    review: maskNationalNumber,
  }),
  travellerBirthDate: dayFact({ label: travellerBirthDate.label, isReviewed: true }),
};

export type InsuredTraveller = FactsOf<typeof travellerFacts>;
