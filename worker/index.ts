import type { ExecutionContext } from "hono";
import { WorkerEntrypoint } from "cloudflare:workers";
import { oncePer } from "#shared/once-per.ts";
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

// Bindings do not change while an isolate lives.
const brokerOf = oncePer((env: object) =>
  createBroker(parseBrokerEnv(env), { ...liveDeps, loadFonts: loadPdfFonts }),
);
const appOf = oncePer((env: object) => createApp(createDeps(env)));

export default {
  fetch: (request: Request, env: object, context: ExecutionContext) =>
    appOf(env).fetch(request, {}, context),
};
