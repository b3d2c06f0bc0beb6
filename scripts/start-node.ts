import { readFile } from "node:fs/promises";
import path from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import react from "@vitejs/plugin-react";
import { Hono } from "hono";
import { Miniflare } from "miniflare";
import { build, createBuilder } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { dataDirectory, localSecrets } from "./local-state.ts";
import { localVariables } from "./local-variables.ts";
import { migrate, quiet } from "./migrate.ts";
import { binaryFont } from "./vite-binary-font.ts";
import { clientAssets } from "./vite-client-assets.ts";

const port = Number(process.env["PORT"] || 8787);
const address = `http://localhost:${port}`;

Object.assign(process.env, quiet, { DATA_DIR: dataDirectory });
await (await createBuilder({ logLevel: "error" })).buildApp();
await build({
  configFile: false,
  logLevel: "error",
  plugins: [react(), binaryFont(), clientAssets()],
  build: { ssr: "worker/node.ts", outDir: "dist/node", target: "node22" },
});
migrate();

// The edge runs here, on Node; the back office stays in workerd, behind the same binding as everywhere.
const variables = {
  ...localVariables(address),
  HTML_CONTENT_ENCODING: "",
  ...(await localSecrets()),
};
const config = "dist/yelkovan/wrangler.json";
const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
const runtime = new Miniflare({
  workers: [
    {
      ...workerOptions,
      name: "yelkovan",
      modules: true,
      rootPath: path.resolve("dist/yelkovan"),
      scriptPath: path.resolve("dist/yelkovan/index.js"),
      bindings: { ...(workerOptions as { bindings?: object }).bindings, ...variables },
    },
  ],
  defaultPersistRoot: path.join(dataDirectory, "v3"),
});
const bindings = await runtime.getBindings();
const { createNodeApp } = (await import(path.resolve("dist/node/node.js"))) as {
  createNodeApp: (env: object) => { fetch: (request: Request) => Response | Promise<Response> };
};
const edge = createNodeApp({ ...bindings, ...variables });

const app = new Hono();
app.use("/assets/*", serveStatic({ root: "dist/client" }));
app.get("/favicon.svg", async (context) =>
  context.body(await readFile("dist/client/favicon.svg", "utf8"), 200, {
    "Content-Type": "image/svg+xml",
  }),
);
app.all("*", (context) => edge.fetch(context.req.raw));
serve({ fetch: app.fetch, port }, () => console.log(`Yelkovan on Node: ${address}`));
