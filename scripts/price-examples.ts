import { writeFile } from "node:fs/promises";
import { isCalendarDate, todayInIstanbul } from "#shared/format/date.ts";
import { priceExamplesOn } from "#worker/broker/content/examples/priced.ts";

/** Prices the examples of product pages: `npm run examples` as of today, `npm run examples -- 2026-11-25` as of a day. */
const [day = todayInIstanbul(Date.now())] = process.argv.slice(2);
if (!isCalendarDate(day)) throw new Error(`${day} is no day; it is written as 2026-11-25`);
const examples = await priceExamplesOn(day);
const file = "worker/broker/content/examples/price-examples.json";
await writeFile(file, `${JSON.stringify(examples, null, 2)}\n`);
console.log(`${file}: ${Object.keys(examples.lines).length} lines, as of ${day}.`);
