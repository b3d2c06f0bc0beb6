import type { Context } from "hono";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { clearCookie, writeCookie } from "#worker/cookie.ts";
import { localPath } from "#worker/local-path.ts";

const refusals: ReadonlySet<unknown> = new Set(["required", "close"]);

const optional = [
  ["functional", cookies.functionalCookies],
  ["analytics", cookies.analyticCookies],
  ["targeting", cookies.targetingCookies],
] as const;

/**
 * Stores the visitor's cookie choices for a year. `accept` and `save` store what was ticked, `required` and `close`
 * only the required cookies. A form without script goes back to the page it came from.
 */
export async function saveConsent(context: Context<EdgeContext>): Promise<Response> {
  const form = await context.req.formData().catch(() => new FormData());
  const isRefused = refusals.has(form.get("intent"));
  writeCookie(context, cookies.requiredCookies, "true");
  for (const [name, cookie] of optional) {
    if (isRefused) clearCookie(context, cookie);
    else writeCookie(context, cookie, form.get(name) === "on" ? "true" : "false");
  }
  if (context.req.header("Accept") === "application/json") return context.body(null, 204);
  return context.redirect(localPath(form.get("back")), 303);
}
