import { phone } from "#shared/assets/phone.ts";
import type { FactsOf } from "../facts.ts";
import { dayFact, flagFact, moneyFact, numberFact, textFact } from "../facts.ts";
import { knownFacts, registry, stated } from "../known-by.ts";

const { imei, purchaseDate, invoiceKurus, isSecondHand } = phone.fields;

const said = stated("No registry has the invoice; it is asked for with a claim.");

/** What is known of a phone when it is priced. */
export const phoneFacts = knownFacts(
  {
    brand: textFact({}),
    model: textFact({
      label: "Marka / model",
      show: (model: string, { brand }: { brand: string }) => `${brand} ${model}`,
      isReviewed: true,
    }),
    /** First year of the model's sale. */
    releaseYear: numberFact({}),
    /** 15 digits. */
    imei: textFact({ label: imei.label, isReviewed: true }),
    purchaseDate: dayFact({ label: purchaseDate.label, isReviewed: true }),
    /** What was paid, in kuruş. */
    invoiceKurus: moneyFact({ label: invoiceKurus.label, isReviewed: true }),
    isSecondHand: flagFact({
      label: isSecondHand.label,
      show: isSecondHand.nameOf,
      isReviewed: true,
    }),
  },
  {
    brand: said,
    model: said,
    releaseYear: registry("catalogue"),
    imei: said,
    purchaseDate: said,
    invoiceKurus: said,
    isSecondHand: said,
  },
);

export type InsuredPhone = FactsOf<typeof phoneFacts>;
