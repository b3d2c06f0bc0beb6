import { holds, sourceChecks } from "./processes/checks.ts";

// What is known of a change without starting the site.
const suites = ["tests/architecture.test.ts", "tests/unit/deployment", "tests/unit/docs"];
const results = await Promise.all([
  ...sourceChecks.map(holds),
  holds({ name: "Architecture, packages, documents", command: ["vitest", "run", ...suites] }),
]);
if (results.includes(false)) process.exitCode = 1;
