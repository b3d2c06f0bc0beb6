import { todayInIstanbul } from "#shared/format/date.ts";
import { recordedExamples } from "#worker/broker/content/examples/price-examples.ts";
import type { Dated } from "./reports/dated.ts";
import { freshnessOn } from "./reports/dated.ts";
import { datedExamples } from "./reports/dated-examples.ts";
import { datedTable, readTables, rowFaults } from "./reports/tables.ts";
import { readTexts } from "./texts/read-texts.ts";

const marks = { overdue: "OVERDUE", soon: "soon   ", fresh: "       " } as const;

const texts = readTexts().map(({ file, reviewed, validUntil, sources }): Dated => {
  return {
    name: file,
    since: reviewed,
    due: validUntil,
    source: sources.map(({ name }) => name).join("; "),
  };
});
const tables = [...(await readTables()).values()].flat();
const faults = tables.flatMap(rowFaults);
const today = todayInIstanbul(Date.now());

/** Every text and table, and the examples of prices, with its age and source, what falls due first at the top; fails when something is past its day. */
const all = [
  ...texts,
  ...tables.flatMap((table) => datedTable(table) ?? []),
  datedExamples(recordedExamples.day),
].toSorted((one, other) => one.due.localeCompare(other.due) || one.name.localeCompare(other.name));
for (const dated of all) {
  const { since, due, name, source } = dated;
  console.log(
    `${marks[freshnessOn(dated, today)]}  until ${due}  since ${since}  ${name}\n         ${source}`,
  );
}
for (const fault of faults) console.error(fault);
const overdue = all.filter((dated) => freshnessOn(dated, today) === "overdue");
console.log(`\n${all.length} texts, tables and examples, ${overdue.length} overdue on ${today}`);
if (overdue.length > 0 || faults.length > 0) process.exit(1);
