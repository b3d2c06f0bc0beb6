import type { ExecutionContext } from "hono";
import { exports, WorkerEntrypoint } from "cloudflare:workers";
import type { CookieChoices } from "#shared/cookie-kinds.ts";
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

/**
 * Pages that are the same for everybody who has answered the cookie question alike. The platform keeps what it answers, by path
 * and properties; it sees no cookie and is reached by the default entrypoint alone.
 */
export class Pages extends WorkerEntrypoint<object, { readonly choices: CookieChoices }> {
  override fetch(request: Request) {
    return edgeOf(this.env).cachedPage(request, this.ctx.props.choices);
  }
}

export const {
  CancellationProcess,
  ChangeProcess,
  Housekeeper,
  LandingCounter,
  OrderProcess,
  QuoteRoom,
} = durableObjects(loadPdfFonts);

// Bindings do not change while an isolate lives.
const brokerOf = oncePer((env: object) =>
  openBroker(env, { ...liveDeps, loadFonts: loadPdfFonts }),
);
const edgeOf = oncePer((env: object) =>
  openEdge(env, brokerVariables, {
    cachedPages: (request, choices) => exports.Pages({ props: { choices } }).fetch(request),
  }),
);

export default {
  fetch: (request: Request, env: object, context: ExecutionContext) =>
    edgeOf(env).fetch(request, {}, context),
};
