import type { Context } from "hono";
import { optionalCookies } from "#shared/cookie-choices.ts";
import { optionalKinds } from "#shared/cookie-kinds.ts";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { clearCookie, writeCookie } from "#worker/cookie.ts";
import { localPath } from "#worker/local-path.ts";

const refusals: ReadonlySet<unknown> = new Set(["required", "close"]);

/**
 * Stores the visitor's cookie choices for a year. `accept` and `save` store what was ticked, `required` and `close`
 * only the required cookies, and what was kept by no leave goes. A form without script goes back to the page it came from.
 */
export async function saveConsent(context: Context<EdgeContext>): Promise<Response> {
  const form = await context.req.formData().catch(() => new FormData());
  const isRefused = refusals.has(form.get("intent"));
  writeCookie(context, cookies.requiredCookies, "true");
  for (const kind of optionalKinds) {
    if (isRefused) clearCookie(context, optionalCookies[kind]);
    else writeCookie(context, optionalCookies[kind], form.get(kind) === "on" ? "true" : "false");
  }
  // The answer itself takes the campaign away, and not the next request, which may never come.
  if (isRefused || form.get("targeting") !== "on") clearCookie(context, cookies.campaign);
  if (context.req.header("Accept") === "application/json") return context.body(null, 204);
  return context.redirect(backFrom(context.req.raw, localPath(form.get("back"))), 303);
}

/** The page that the form stood on; with the query it had, which a page of everybody does not know of itself. */
function backFrom({ headers, url }: Request, path: string): string {
  const referrer = headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return path;
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(url).origin && pathname === path ? path + search : path;
}
