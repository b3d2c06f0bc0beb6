import type { Context } from "hono";
import { cookies } from "#shared/cookies.ts";
import { href } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { readCookie } from "#worker/cookie.ts";
import { pageRouteOf } from "#worker/page-route.ts";

/** Renders a declared page. An address nobody declared goes to the not-found page; other callers just get the status. */
export async function page(context: Context<EdgeContext>): Promise<Response> {
  const deps = context.get("deps");
  const route = pageRouteOf(context.req.path);
  if (route === undefined) {
    const wantsPage = context.req.header("Accept")?.includes("text/html") ?? false;
    return wantsPage ? context.redirect(href("notFound"), 302) : context.text("", 404);
  }
  return deps.render(context.req.raw, {
    requestId: context.get("requestId"),
    nonce: context.get("nonce"),
    site: deps.env.site,
    campaign: context.get("campaign"),
    session: context.get("session"),
    api: context.get("api"),
    links: deps.links,
    isSignedIn: context.get("member") !== undefined,
    hasConsentAnswer: readCookie(context, cookies.requiredCookies) !== undefined,
    signal: context.req.raw.signal,
    now: deps.now,
  });
}
