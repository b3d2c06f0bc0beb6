import { createMiddleware } from "hono/factory";
import type { Campaign } from "#shared/campaign.ts";
import { campaignParameters } from "#shared/campaign.ts";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { clearCookie, readCookie, writeCookie } from "#worker/cookie.ts";

const maxValueLength = 200;

/** The campaign parameters of a landing URL; undefined when it carries none. */
export function campaignOf(url: URL): Campaign | undefined {
  const found = campaignParameters.flatMap((name) => {
    const value = url.searchParams.get(name)?.trim().slice(0, maxValueLength);
    return value ? [[name, value] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/**
 * Keeps the campaign of the last touch for a day. A visitor who answered the cookie question without
 * allowing targeting cookies is not tracked, and what was kept before goes.
 */
export const campaign = createMiddleware<EdgeContext>(async (context, next) => {
  const hasAnswered = readCookie(context, cookies.requiredCookies) !== undefined;
  const isRefused = hasAnswered && readCookie(context, cookies.targetingCookies) !== "true";
  const kept = readCookie(context, cookies.campaign);
  const landed = isRefused ? undefined : campaignOf(new URL(context.req.url));
  context.set("campaign", isRefused ? {} : (landed ?? kept ?? {}));
  await next();
  if (landed !== undefined) writeCookie(context, cookies.campaign, JSON.stringify(landed));
  if (isRefused && kept !== undefined) clearCookie(context, cookies.campaign);
});
