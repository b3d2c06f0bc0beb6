import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { createBuilder, preview } from "vite";
import { dataDirectory, localSecrets, toDevVars } from "./local-state.ts";
import { localVariables } from "./local-variables.ts";
import { singleSlashes, structuredLogger } from "./vite-local-server.ts";
import { migrate, quiet } from "./migrate.ts";
import { seed } from "./seed.ts";

const port = Number(process.env["PORT"] || 8787);
const address = `http://localhost:${port}`;
const dayMs = 86_400_000;
const step = (text: string) => console.log(`» ${text} …`);

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(candidate, () => probe.close(() => resolve(true)));
  });
}

Object.assign(process.env, quiet, { DATA_DIR: dataDirectory });
if (!(await isFree(port))) {
  console.error(
    `Port ${port} is already in use. Stop what runs there, or choose another: PORT=8790 npm start`,
  );
  process.exit(1);
}
// Tests build once and start many servers.
if (process.env["SKIP_BUILD"] !== "1") {
  step("Building");
  await (await createBuilder({ logLevel: "error" })).buildApp();
}
step("Preparing the database");
migrate();
await seed(localVariables(address));
await writeFile(
  "dist/yelkovan/.dev.vars",
  toDevVars({ ...localVariables(address), ...(await localSecrets()) }),
  { mode: 0o600 },
);
step("Starting");
const server = await preview({
  customLogger: structuredLogger(),
  plugins: [singleSlashes()],
  // The worker itself says who may ask from where.
  preview: { port, strictPort: true, host: true, cors: false },
});
console.log(`
  Yelkovan   ${address}
  Outbox     ${address}/dev/outbox   (SMS and e-mail of this installation)
  Data       ${dataDirectory}
`);

// Local servers fire no cron triggers; the retention job is called once a day instead.
setInterval(
  () => void fetch(`${address}/cdn-cgi/handler/scheduled`).catch(() => {}),
  dayMs,
).unref();

const stop = () => void server.close().finally(() => process.exit(0));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
