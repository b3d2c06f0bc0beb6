import { services } from "#shared/calls/call.ts";
import type { Service } from "#shared/calls/call.ts";
import { instantsOf, todayInIstanbul } from "#shared/format/date.ts";
import type { EdgeDeps } from "./context.ts";
import { parseEnv, serviceVariables } from "./env.ts";
import type { CookieChoices } from "#shared/cookie-kinds.ts";
import type { DrawPage } from "./public-pages/cached-page.ts";
import { cachedRequest, fromCached, toCached } from "./public-pages/cached-page.ts";
import { compressed } from "./public-pages/compressed.ts";
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

export interface EdgeOptions {
  /** Asks the platform's cache for a page of everybody, behind which they are drawn. Without it they are drawn here. */
  readonly cachedPages?: (request: Request, choices: CookieChoices) => Promise<Response>;
}

/** The edge's parts: bindings and variables in, everything the app needs out. Runs on Workers and on Node alike. */
export function createDeps(rawEnv: unknown, { cachedPages }: EdgeOptions = {}): EdgeDeps {
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
  const drawPage = createDrawing({
    site,
    upstream,
    bankOrigin: env.vars.BANK_PAGE_ORIGIN,
    links,
    seals: sessions,
    now,
  });
  const freshMs = env.vars.PAGE_FRESH_SECONDS * 1000;
  const dayEndOf = (at: number) => instantsOf(todayInIstanbul(at))[1];
  const askForPage: DrawPage =
    cachedPages === undefined
      ? drawPage
      : async (page) => fromCached(await cachedPages(cachedRequest(page), page.choices));
  const pages = createPageStore({
    async draw(page) {
      const found = await askForPage(page);
      return found && compressed(found);
    },
    now,
    freshMs,
    dayEndOf,
  });
  return {
    env,
    now,
    upstream,
    pages,
    async cachedPage(request, choices) {
      const page = await drawPage({ path: new URL(request.url).pathname, choices });
      return toCached(page, { freshMs, untilDayEndMs: dayEndOf(now()) - now() });
    },
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
