import { WorkerEntrypoint } from "cloudflare:workers";
import { createApp } from "./app.ts";
import { createBroker } from "./broker/app.ts";
import { parseBrokerEnv } from "./broker/env.ts";
import { liveDeps } from "./broker/live-deps.ts";
import { createDeps } from "./deps.ts";
import { loadPdfFonts } from "./pdf-fonts.ts";

/** The embedded back office, reached through the service binding only. */
export class Broker extends WorkerEntrypoint {
  override fetch(request: Request) {
    return brokerOf(this.env).fetch(request);
  }
}

export { OrderProcess, QuoteRoom } from "./broker/durable-objects.ts";

const brokerOf = (env: unknown) =>
  createBroker(parseBrokerEnv(env), { ...liveDeps, loadFonts: loadPdfFonts });

/** One app per isolate and environment: bindings do not change while an isolate lives. */
const apps = new WeakMap<object, ReturnType<typeof createApp>>();

function appOf(env: object) {
  const known = apps.get(env) ?? createApp(createDeps(env));
  apps.set(env, known);
  return known;
}

export default {
  fetch: (request: Request, env: object) => appOf(env).fetch(request),
  scheduled: (_event: unknown, env: object) => brokerOf(env).scheduled(),
};
