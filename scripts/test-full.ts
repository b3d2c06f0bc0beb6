import { randomInt } from "node:crypto";
import { runToEnd } from "./processes/run-to-end.ts";

// What is too long for `npm test`, which takes a fixed share of it: every case of every matrix, other values for every
// property, the soak, a hundred thousand simulated purchases, chaos, and a picture of every screen.
const seed = process.env["PROPERTY_SEED"] ?? String(randomInt(2 ** 31));
console.log(`» Everything, with PROPERTY_SEED=${seed} …`);
Object.assign(process.env, { EVERY_CASE: "1", SOAK_REQUESTS: "20000", PROPERTY_SEED: seed });
await runToEnd(process.execPath, "scripts/test.ts", "--testTimeout", String(30 * 60_000));
process.env["SKIP_BUILD"] = "1";
await runToEnd(process.execPath, "scripts/simulate.ts", "--orders", "100000", "--seed", seed);
await runToEnd(process.execPath, "scripts/chaos.ts", "--seed", seed);
await runToEnd(process.execPath, "scripts/screens.ts");
