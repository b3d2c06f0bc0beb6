import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createBuilder } from "vite";
import { launchBrowser } from "#tests/e2e/browser.ts";
import { createCamera } from "#tests/screens/camera.ts";
import { tours } from "#tests/screens/tours.ts";
import { startServer } from "#tests/start-server.ts";
import { exitOnSignals } from "./processes/exit-on-signals.ts";
import { quiet } from "./processes/quiet.ts";

const directory = path.resolve("tests/.artifacts/screens");
const asked = process.argv.slice(2);
const chosen = Object.entries(tours).filter(([name]) => asked.length === 0 || asked.includes(name));
if (chosen.length === 0) {
  console.error(`There is no such tour; there are ${Object.keys(tours).join(", ")}.`);
  process.exit(1);
}

exitOnSignals();
Object.assign(process.env, quiet);
if (process.env["SKIP_BUILD"] !== "1") {
  await (await createBuilder({ logLevel: "error" })).buildApp();
}
if (asked.length === 0) await rm(directory, { recursive: true, force: true });
await mkdir(directory, { recursive: true });
const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
const camera = createCamera(directory);
const failures: string[] = [];
for (const [name, tour] of chosen) {
  console.log(`» ${name}`);
  await tour({ server, browser, camera }).catch((error: unknown) => {
    failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  });
}
await browser.close();
await server.close();

await writeFile(path.join(directory, "findings.json"), JSON.stringify(camera.findings, null, 2));
for (const failure of failures) console.log(`Broken off: ${failure}`);
console.log(
  `${camera.findings.length} findings on ${camera.seen.length} screens in ${path.relative(process.cwd(), directory)}.`,
);
process.exit(camera.findings.length + failures.length === 0 ? 0 : 1);
