import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { createBuilder } from "vite";
import { brokenInvariants } from "#tests/chaos/invariants.ts";
import type { ChaosRun } from "#tests/chaos/run.ts";
import { runChaos } from "#tests/chaos/run.ts";
import { exitOnSignals } from "./processes/exit-on-signals.ts";
import { quiet } from "./processes/quiet.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, seed: { type: "string" } },
});
const minutes = Number(values.minutes);
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error("npm run chaos [-- --minutes 30] [--seed 7]");
  process.exit(1);
}

exitOnSignals();
Object.assign(process.env, quiet);
if (process.env["SKIP_BUILD"] !== "1") {
  console.log("» Building …");
  await (await createBuilder({ logLevel: "error" })).buildApp();
}
console.log(`» ${minutes} minutes of purchases, faults and kills; seed ${seed} …`);
const startedAt = Date.now();
const run = await runChaos({
  seed,
  seconds: minutes * 60,
  leastSold: 1,
  leastRejected: 1,
  buyers: 4,
  killAfter: [2, 25],
  hasSilence: true,
  tell: (line) => console.log(`  ${line}`),
});
const broken = brokenInvariants(run.records());
summarise(run);
const ledger = spawnSync(process.execPath, ["scripts/ledger.ts"], {
  stdio: "inherit",
  env: { ...process.env, DATA_DIR: run.dataDirectory },
});
for (const what of broken) console.error(`BROKEN  ${what}`);
const isSound = broken.length === 0 && ledger.status === 0;
if (isSound) await run.close();
else console.error(`Its data are kept in ${run.dataDirectory}; its seed is ${seed}.`);
process.exit(isSound ? 0 : 1);

function summarise({ counts, kills, records }: ChaosRun): void {
  const outcomes = new Map<string, number>();
  for (const { state } of records().orders) outcomes.set(state, (outcomes.get(state) ?? 0) + 1);
  const minutesTaken = ((Date.now() - startedAt) / 60_000).toFixed(1);
  const rows = [
    ...[...outcomes].map(([state, number]) => [`order: ${state}`, number] as const),
    ...counts,
    ["kills", kills.length] as const,
  ];
  for (const [what, number] of rows.toSorted()) console.log(`${what.padEnd(32)}  ${number}`);
  console.log(`${"minutes".padEnd(32)}  ${minutesTaken}`);
}
