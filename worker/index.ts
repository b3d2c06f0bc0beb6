import type { ExecutionContext } from "hono";
import { WorkerEntrypoint } from "cloudflare:workers";
import { oncePer } from "#shared/once-per.ts";
import { brokerVariables } from "./broker/env.ts";
import { durableObjects } from "./broker/durable-objects.ts";
import { liveDeps } from "./broker/live-deps.ts";
import { openBroker } from "./broker/open-broker.ts";
import { wakeOnce } from "./broker/wake-once.ts";
import { openEdge } from "./open-edge.ts";
import { loadPdfFonts } from "./pdf-fonts.ts";

/** The embedded back office, reached through the service binding only. */
export class Broker extends WorkerEntrypoint<object> {
  override fetch(request: Request) {
    const broker = brokerOf(this.env);
    wakeOnce(this.env, broker, this.ctx);
    return broker.fetch(request);
  }
}

export const { Housekeeper, LandingCounter, OrderProcess, QuoteRoom } =
  durableObjects(loadPdfFonts);

// Bindings do not change while an isolate lives.
const brokerOf = oncePer((env: object) =>
  openBroker(env, { ...liveDeps, loadFonts: loadPdfFonts }),
);
const appOf = oncePer((env: object) => openEdge(env, brokerVariables));

export default {
  fetch: (request: Request, env: object, context: ExecutionContext) =>
    appOf(env).fetch(request, {}, context),
};
