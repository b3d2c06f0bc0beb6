import { services } from "#shared/calls/call.ts";
import type { Service } from "#shared/calls/call.ts";
import { instantsOf, todayInIstanbul } from "#shared/format/date.ts";
import type { EdgeDeps } from "./context.ts";
import { parseEnv, serviceVariables } from "./env.ts";
import { createDrawing } from "./public-pages/draw.ts";
import { createPageStore } from "./public-pages/page-store.ts";
import { createSessionCodec } from "./session/session-codec.ts";
import { createSessionMarker } from "./session/session-marker.ts";
import { createSignedLink } from "./session/signed-link.ts";
import { createRenderer } from "./ssr/render.ts";
import { createEmbeddedTransport, createHttpTransport } from "./upstream/transport.ts";
import { createStartLists } from "./upstream/start-lists.ts";
import { createReferenceCache } from "./upstream/reference-cache.ts";
import type { Transport } from "./upstream/transport.ts";
import { createUpstream } from "./upstream/upstream.ts";

/** The edge's parts: bindings and variables in, everything the app needs out. Runs on Workers and on Node alike. */
export function createDeps(rawEnv: unknown): EdgeDeps {
  const env = parseEnv(rawEnv);
  const now = () => Date.now();
  const embedded = createEmbeddedTransport(env.bindings.BROKER);
  const transportOf = (service: Service): Transport => {
    const url = env.vars[serviceVariables[service]];
    return url === undefined ? embedded : createHttpTransport(url);
  };
  const upstream = createUpstream({
    transports: Object.fromEntries(
      services.map((service) => [service, transportOf(service)]),
    ) as Record<Service, Transport>,
    siteToken: env.vars.SITE_ACCESS_TOKEN,
    source: env.site.brandSlug,
    cache: createReferenceCache(now),
    paymentService: env.site.paymentMethod === "1" ? "payment" : "paymentV2",
  });
  const sessions = createSessionCodec(env.vars.SESSION_KEYS, now);
  const links = createSignedLink(env.vars.LINK_KEY);
  const { site } = env;
  const pages = createPageStore({
    draw: createDrawing({
      site,
      upstream,
      bankOrigin: env.vars.BANK_PAGE_ORIGIN,
      links,
      seals: sessions,
      now,
    }),
    now,
    freshMs: env.vars.PAGE_FRESH_SECONDS * 1000,
    dayEndOf: (at) => instantsOf(todayInIstanbul(at))[1],
  });
  return {
    env,
    now,
    upstream,
    pages,
    askForLists: createStartLists(upstream),
    sessions,
    links,
    markOf: createSessionMarker(env.vars.LINK_KEY),
    render: createRenderer({
      contentEncoding: env.vars.HTML_CONTENT_ENCODING,
      patienceMs: env.vars.FRAME_PATIENCE_MS,
    }),
  };
}
