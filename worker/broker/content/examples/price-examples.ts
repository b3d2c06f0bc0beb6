import type { ExampleCase, PriceExamples } from "#shared/calls/reference/price-examples.ts";
import { products } from "#shared/products/catalogue.ts";
import { inWords } from "#shared/lines/period.ts";
import { lineIds, lineOf } from "#shared/lines/registry.ts";
import recorded from "./price-examples.json" with { type: "json" };

/** What `npm run examples` writes: examples by id of the line, as they were priced on a day ("YYYY-MM-DD"). */
export interface RecordedExamples {
  readonly day: string;
  readonly lines: Readonly<Record<string, readonly ExampleCase[]>>;
}

export const recordedExamples: RecordedExamples = recorded;

/** Prices of examples that belong on the page of a slug; undefined where it is no page of a line that has some. */
export function priceExamplesOf(slug: string): PriceExamples | undefined {
  const id = lineIds.find((line) => products[line].page === `/${slug}`);
  const line = id && lineOf(id);
  const cases = recordedExamples.lines[id ?? ""] ?? [];
  if (line === undefined || cases.length === 0) return undefined;
  const { period, copy } = line;
  const long = inWords(period);
  return {
    day: recordedExamples.day,
    ...(long === undefined ? {} : { period: long }),
    ...(copy.estimate === undefined ? {} : { estimate: copy.estimate }),
    cases: [...cases],
  };
}
