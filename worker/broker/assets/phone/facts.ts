import { phone } from "#shared/assets/phone.ts";
import type { FactsOf } from "../facts.ts";
import { numberFact, textFact, knownFacts, registry, stated } from "../facts.ts";
import { statedFacts } from "../stated-asset.ts";

const because = "No registry has the invoice; it is asked for with a claim.";
const said = stated(because);
const { imei, purchaseDate, invoiceKurus, isSecondHand } = phone.fields;

/** What is known of a phone when it is priced. */
export const phoneFacts = {
  ...knownFacts(
    {
      brand: textFact({}),
      model: textFact({
        label: "Marka / model",
        show: (model: string, { brand }: { brand: string }) => `${brand} ${model}`,
        isReviewed: true,
      }),
      /** First year of the model's sale. */
      releaseYear: numberFact({}),
    },
    { brand: said, model: said, releaseYear: registry("catalogue") },
  ),
  ...statedFacts({ imei, purchaseDate, invoiceKurus, isSecondHand }, because),
};

export type InsuredPhone = FactsOf<typeof phoneFacts>;
