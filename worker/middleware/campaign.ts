import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { countLanding } from "#shared/calls/campaign/count-landing.ts";
import type { Campaign } from "#shared/campaign.ts";
import { campaignParameters, organicMedium } from "#shared/campaign.ts";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { clearCookie, readCookie, writeCookie } from "#worker/cookie.ts";
import { keepAlive } from "#worker/keep-alive.ts";
import { pageRouteOf } from "#worker/page-route.ts";

const maxValueLength = 200;

/** The campaign parameters of a landing URL; undefined when it carries none. */
export function campaignOf(url: URL): Campaign | undefined {
  const found = campaignParameters.flatMap((name) => {
    const value = url.searchParams.get(name)?.trim().slice(0, maxValueLength);
    return value ? [[name, value] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Search engines by the name in front of their country: "www.google.com.tr", "yandex.com.tr". */
const searchEngine =
  /^(?:[a-z]+\.)*(google|bing|yandex|yahoo|duckduckgo|ecosia|baidu)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** Names that programs give themselves which read pages for a search engine, a model or a preview; Cubot makes phones. */
const reader = /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit/i;

/** Whether a page is loaded anew: its address and where it was come from are said once more then. */
const isReload = (headers: Headers): boolean =>
  /max-age=0|no-cache/.test(headers.get("Cache-Control") ?? "");

/** Whether a browser asks for a document from elsewhere: by a link of another site, a message, a bookmark or by typing. */
function isFromElsewhere({ method, headers }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  return (
    method === "GET" &&
    headers.get("Sec-Fetch-Dest") === "document" &&
    headers.get("Sec-Purpose") === null &&
    !reader.test(headers.get("User-Agent") ?? "") &&
    !isReload(headers) &&
    (site === "none" || site === "cross-site")
  );
}

/** The search engine whose link was followed here, as a campaign. */
export function organicOf(request: Request): Campaign | undefined {
  if (!isFromElsewhere(request)) return undefined;
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return undefined;
  const [, engine] = searchEngine.exec(new URL(referrer).hostname) ?? [];
  return engine === undefined ? undefined : { utm_source: engine, utm_medium: organicMedium };
}

/** Whether another site's link was followed here, which none of the others tells. */
const isLinked = (request: Request): boolean =>
  request.headers.get("Sec-Fetch-Site") === "cross-site";

/**
 * Keeps the campaign of the last touch for a day. Of a visitor who answered the cookie question without allowing targeting
 * cookies nothing is read, and what was kept before goes.
 */
export const campaign = createMiddleware<EdgeContext>(async (context, next) => {
  const hasAnswered = readCookie(context, cookies.requiredCookies) !== undefined;
  const isRefused = hasAnswered && readCookie(context, cookies.targetingCookies) !== "true";
  const kept = readCookie(context, cookies.campaign);
  const { raw } = context.req;
  const landed = isRefused ? undefined : (campaignOf(new URL(raw.url)) ?? organicOf(raw));
  context.set("touch", isRefused ? { isRefused } : (landed ?? kept ?? {}));
  context.set(
    "landing",
    isRefused ? { isRefused } : (landed ?? (isLinked(raw) ? { utm_medium: "referral" } : {})),
  );
  await next();
  if (landed !== undefined) writeCookie(context, cookies.campaign, JSON.stringify(landed));
  if (isRefused && kept !== undefined) clearCookie(context, cookies.campaign);
});

/** A document of a page that everybody may be led to, asked for from elsewhere. */
const isLanding = ({ req, res }: Context<EdgeContext>): boolean =>
  isFromElsewhere(req.raw) && res.status === 200 && pageRouteOf(req.path)?.inSitemap === true;

/** Counts who came from elsewhere, by how they came this time. Nobody waits for it. */
export const landing = createMiddleware<EdgeContext>(async (context, next) => {
  await next();
  if (!isLanding(context)) return;
  const input = { campaign: context.get("landing") };
  keepAlive(context, context.get("deps").upstream.call(countLanding, input, context.get("caller")));
});
