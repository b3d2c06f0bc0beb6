import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { tellOfServer } from "./serve/ask-server.ts";
import { keepBuild } from "./build/build-folders.ts";
import { buildNodeEdge, nodeEntryOf } from "./build/build-node.ts";
import { runBuiltWorker } from "./serve/built-worker.ts";
import { listenLocally } from "./serve/local-server.ts";
import { knownVariables } from "./deploy/environment-faults.ts";
import { watchDisk } from "./serve/disk-room.ts";
import { orStop } from "./data/local-fault.ts";
import { openInstallation } from "./data/local-installation.ts";
import { dataDirectory, localSecrets } from "./data/local-state.ts";
import { soundPort, soundVariables } from "./data/local-variables.ts";
import { onEnd } from "./processes/on-end.ts";
import { productionDirectory } from "./build/production-directory.ts";
import { quiet } from "./processes/quiet.ts";
import { runToEnd } from "./processes/run-to-end.ts";

const port = soundPort(8787);
const address = `http://localhost:${port}`;

Object.assign(process.env, quiet, { DATA_DIR: dataDirectory });
const given = soundVariables(address);
const server = await listenLocally(port, given.SITE_PUBLICURL);
await orStop(dataDirectory, openInstallation(dataDirectory));
if (process.env["SKIP_BUILD"] !== "1") {
  await runToEnd("vite", "build", "--logLevel", "error");
}
const build = keepBuild(productionDirectory);
const clientDirectory = path.join(build, "client");
await buildNodeEdge(build);
if (process.env["SKIP_PREPARATION"] !== "1") {
  await runToEnd(process.execPath, "scripts/data/prepare-local.ts");
}

// The edge runs here, on Node; the back office stays in workerd, behind the same binding as everywhere.
const variables = {
  ...given,
  HTML_CONTENT_ENCODING: "",
  ...(await localSecrets()),
};
const runtime = runBuiltWorker({ variables, build, dataDirectory, secret: server.secret });
const bindings = await runtime.getBindings();
const { createNodeApp } = (await import(nodeEntryOf(build))) as {
  createNodeApp: (
    env: object,
    others: readonly string[],
  ) => { fetch: (request: Request) => Response | Promise<Response> };
};
const edge = createNodeApp({ ...bindings, ...variables }, knownVariables);

const app = new Hono();
const files = serveStatic({ root: clientDirectory });
app.use("/assets/*", async (context, next) => {
  await next();
  if (context.res.ok) context.header("Cache-Control", "public, max-age=31536000, immutable");
});
app.get("/assets/*", files);
for (const name of readdirSync(clientDirectory)) {
  if (/^[a-z][^/]*\.\w+$/.test(name)) app.get(`/${name}`, files);
}
app.all("*", ({ req }) => edge.fetch(req.raw));
await tellOfServer(dataDirectory, await runtime.ready, server.secret);
server.pauseWhile(watchDisk(dataDirectory).isFull);
server.serve(createServer(getRequestListener(app.fetch)));
console.log(`Yelkovan on Node: ${address}`);

onEnd(async () => {
  await server.close();
  await runtime.dispose();
});
