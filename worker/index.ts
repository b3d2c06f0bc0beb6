import type { ExecutionContext } from "hono";
import { WorkerEntrypoint } from "cloudflare:workers";
import { createApp } from "./app.ts";
import { createBroker } from "./broker/app.ts";
import { parseBrokerEnv } from "./broker/env.ts";
import { durableObjects } from "./broker/durable-objects.ts";
import { liveDeps } from "./broker/live-deps.ts";
import { wakeOnce } from "./broker/wake-once.ts";
import { createDeps } from "./deps.ts";
import { loadPdfFonts } from "./pdf-fonts.ts";

/** The embedded back office, reached through the service binding only. */
export class Broker extends WorkerEntrypoint<object> {
  override fetch(request: Request) {
    const broker = brokerOf(this.env);
    wakeOnce(this.env, broker, this.ctx);
    return broker.fetch(request);
  }
}

export const { Housekeeper, OrderProcess, QuoteRoom } = durableObjects(loadPdfFonts);

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
  fetch: (request: Request, env: object, context: ExecutionContext) =>
    appOf(env).fetch(request, {}, context),
};
