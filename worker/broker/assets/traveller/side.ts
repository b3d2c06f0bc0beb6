import { traveller } from "#shared/assets/traveller.ts";
import { ok } from "#shared/result.ts";
import type { AssetSide } from "../asset-side.ts";
import { travellerCopy } from "./copy.ts";
import { travellerFacts } from "./facts.ts";

/** A traveller: what they say is what is known; their passport is looked at by the border, not by us. */
export const travellerSide: AssetSide<typeof traveller, typeof travellerFacts> = {
  asset: traveller,
  heading: travellerCopy.heading,
  facts: travellerFacts,
  errorsOf: () => ({}),
  find: async (values) => ok({ insured: values, provisional: [] }),
  subjectOf: () => travellerCopy.one,
  describe: () => travellerCopy.trip,
  spoken: ({ travellerName, travellerSurname }) => ({
    what: `${travellerName} ${travellerSurname}`,
    whose: `${travellerName} ${travellerSurname} adına`,
  }),
  together: {
    summaryOf: ({ length }) => ({
      subject: travellerCopy.count(length),
      vehicle: travellerCopy.trip,
    }),
  },
};
