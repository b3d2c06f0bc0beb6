import { buildNodeEdge } from "./build/build-node.ts";
import { holds, sourceChecks } from "./processes/checks.ts";
import { installTestPackages } from "./processes/find-browser.ts";
import { runToEnd } from "./processes/run-to-end.ts";

const only = process.argv.slice(2);
installTestPackages();
console.log("» Types, lint, format; building …");
const build = { name: "Build", command: ["vite", "build", "--logLevel", "error"] } as const;
const results = await Promise.all([...sourceChecks, build].map(holds));
if (results.includes(false)) process.exit(1);
// Once, before suites that run side by side start it.
await buildNodeEdge();
console.log("» Tests …");
await runToEnd("vitest", "run", ...only);
