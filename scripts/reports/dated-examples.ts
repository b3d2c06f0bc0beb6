import { addDays } from "#shared/format/date.ts";
import type { Dated } from "./dated.ts";

/** Days for which examples of prices are good: tariffs move by the month, ceilings and indicators of the law too. */
const goodForDays = 90;

/** The examples of product pages, priced on a day ("YYYY-MM-DD"). With a new year they are old in any case, as most tariffs are. */
export function datedExamples(day: string): Dated {
  const later = addDays(day, goodForDays);
  const yearEnd = `${day.slice(0, 4)}-12-31`;
  return {
    name: "worker/broker/content/examples/price-examples.json",
    since: day,
    due: later < yearEnd ? later : yearEnd,
    source: "Our insurers' tariffs as of that day; npm run examples prices them anew",
  };
}
