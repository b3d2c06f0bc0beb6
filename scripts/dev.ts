import { writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "vite";
import type { Plugin } from "vite";
import { watchDisk } from "./serve/disk-room.ts";
import { orStop } from "./data/local-fault.ts";
import { openInstallation } from "./data/local-installation.ts";
import { dataDirectory, localSecrets, toDevVars } from "./data/local-state.ts";
import { doorModule } from "./serve/local-door.ts";
import { listenLocally } from "./serve/local-server.ts";
import { onEnd } from "./processes/on-end.ts";
import { quiet } from "./processes/quiet.ts";
import { soundPort, soundVariables } from "./data/local-variables.ts";
import { prepareDatabase } from "./data/prepare-database.ts";
import { productionDirectory } from "./build/production-directory.ts";
import { siteConfig } from "./build/vite-site.ts";

const port = soundPort(5173);
const address = `http://localhost:${port}`;
Object.assign(process.env, quiet, { DATA_DIR: dataDirectory });

const variables = soundVariables(address);
const server = await listenLocally(port, variables.SITE_PUBLICURL);
await orStop(dataDirectory, openInstallation(dataDirectory));
await orStop(dataDirectory, prepareDatabase(variables));
await writeFile(".dev.vars", toDevVars({ ...variables, ...(await localSecrets()) }), {
  mode: 0o600,
});
// Vite answers, but does not listen: who may ask, and for what, is decided before it.
const inner = createHttpServer();
const entry = "virtual:local-door";
const localDoor: Plugin = {
  name: "yelkovan:local-door",
  resolveId: (id) => (id === entry ? `\0${entry}` : null),
  load: (id) => (id === `\0${entry}` ? doorModule("/worker/index.ts", server.secret) : null),
};
/** What the worker needs is looked for in its sources: one by one, as each is met, it takes a minute. */
const scanned: Plugin = {
  name: "yelkovan:scanned",
  configEnvironment: (name) =>
    name === "yelkovan" ? { optimizeDeps: { entries: ["worker/index.ts"] } } : null,
};
const site = { outDir: productionDirectory, textPlaces: [], styledSources: [], iconPlaces: [] };
const vite = await createServer({
  ...siteConfig({ ...site, plugins: [localDoor, scanned], entry }),
  configFile: false,
  server: { middlewareMode: true, ws: { server: inner }, allowedHosts: true },
});
inner.on("request", vite.middlewares);
server.pauseWhile(watchDisk(dataDirectory).isFull);
server.serve(inner);
onEnd(async () => {
  await server.close();
  await vite.close();
});
console.log(`\n  Yelkovan   ${address}\n`);
