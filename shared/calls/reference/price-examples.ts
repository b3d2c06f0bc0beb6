import type { Decoded } from "../codec.ts";
import { int, kurus, list, model, optional, text } from "../codec.ts";

/** What an example insures, in a sentence and in what was chosen of the coverages, and what those who insure it ask for it. */
export const exampleCase = model({
  insured: text(),
  chosen: list(text()),
  /** Names of the insurers that have a price for it. */
  firms: list(text()),
  /** One for each scope, from the cheapest on; `scope` is absent where all offers cover the same. */
  prices: list(
    model({
      scope: optional(text()),
      offers: int(1),
      lowestKurus: kurus,
      middleKurus: kurus,
      highestKurus: kurus,
    }),
  ),
});

/** Prices of examples of a line. */
export const priceExamples = model({
  /** Day ("YYYY-MM-DD") on which they were computed. */
  day: text(),
  /** What the amounts pay for, "1 yıl"; absent where a choice says it. */
  period: optional(text()),
  /** A sentence about how surely the tariff is known. */
  estimate: optional(text()),
  cases: list(exampleCase),
});

export type ExampleCase = Decoded<typeof exampleCase>;
export type PriceExamples = Decoded<typeof priceExamples>;
