import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { FiguresSchema } from "./capacity/figures.ts";
import { capacityReport } from "./capacity/report.ts";

const usage = `What a million quotes and ten million pages a day need and cost, from figures measured here (docs/capacity.md).

  npm run capacity [-- --measure]

--measure takes the figures anew on the last build (some minutes; nothing else should run) and writes them to scripts/capacity/figures.json.`;

const file = "scripts/capacity/figures.json";

const { values } = parseArgs({
  options: { measure: { type: "boolean" }, help: { type: "boolean" } },
});
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}
if (values.measure === true) {
  const { measureFigures } = await import("./capacity/measure.ts");
  await writeFile(file, `${JSON.stringify(await measureFigures(), null, 2)}\n`);
}
console.log(capacityReport(v.parse(FiguresSchema, JSON.parse(await readFile(file, "utf8")))));
process.exit(0);
