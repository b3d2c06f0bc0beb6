import { parseArgs } from "node:util";
import "./texts/node-texts.ts";

const { simulateWorld } = await import("#tests/simulator/simulate.ts");
const { plantedBugs } = await import("#tests/simulator/planted-bugs.ts");

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    world: { type: "string" },
    bug: { type: "string" },
  },
});
const [orders, seed] = [Number(values.orders), Number(values.seed)];
const bug = values.bug === undefined ? undefined : plantedBugs[values.bug];
if (!(orders > 0) || !Number.isInteger(seed) || (values.bug !== undefined && bug === undefined)) {
  console.error('npm run simulate [-- --orders 100000] [--seed 7] [--world 3] [--bug "…"]');
  console.error(Object.keys(plantedBugs).join("\n"));
  process.exit(1);
}

const only = values.world === undefined ? undefined : Number(values.world);
const startedAt = performance.now();
const states: Record<string, number> = {};
const left: Record<string, number> = {};
const changed: Record<string, number> = {};
let steps = 0;
let broken = 0;
let simulated = 0;
for (let index = only ?? 0; simulated < orders; index++) {
  const outcome = await simulateWorld({ seed, index, ...(bug === undefined ? {} : { bug }) });
  steps += outcome.steps;
  for (const [state, count] of Object.entries(outcome.states)) {
    states[state] = (states[state] ?? 0) + count;
    simulated += count;
  }
  for (const [state, count] of Object.entries(outcome.changed)) {
    changed[state] = (changed[state] ?? 0) + count;
  }
  for (const [state, count] of Object.entries(outcome.left)) {
    left[state] = (left[state] ?? 0) + count;
  }
  if (outcome.faults.length > 0) {
    broken++;
    console.log(`✗ --seed ${seed} --world ${index}`);
    for (const fault of outcome.faults.slice(0, 20)) console.log(`  ${fault}`);
  }
  if (only !== undefined || broken >= 5) break;
}
const seconds = (performance.now() - startedAt) / 1000;
const { user, system } = process.cpuUsage();
const told = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([state, count]) => `${state} ${count}`)
    .join(", ");
console.log(
  `${told(states)}; ${simulated} orders; left: ${told(left)}; changed: ${told(changed)}; ${steps} steps in ${seconds.toFixed(1)} s (processor ${((user + system) / 1e6).toFixed(1)} s); ${broken} worlds differ.`,
);
process.exit(broken === 0 ? 0 : 1);
