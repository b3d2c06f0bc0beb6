import { createMiddleware } from "hono/factory";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { endpoints } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { refusal } from "#worker/refusal.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Defence against cross-site requests: whatever changes state must come from a page of this site. Browsers send `Origin`
 * with every such request and scripts cannot forge it; without one the request is refused. The bank's return is the one
 * exception: it comes from the bank's site by design and is believed only with the bank's signature.
 */
export const sameOrigin = createMiddleware<EdgeContext>(async (context, next) => {
  if (safeMethods.has(context.req.method) || context.req.path === endpoints.paymentReturn) {
    return next();
  }
  const own = new URL(context.req.url).origin;
  const { publicUrl } = context.get("deps").env.site;
  const origin = context.req.header("Origin");
  const site = context.req.header("Sec-Fetch-Site");
  const isOwn = origin === own || origin === new URL(publicUrl).origin;
  if (!isOwn || site === "cross-site") {
    return refusal(context, statusCodes.forbidden, upstreamCopy.foreignOrigin);
  }
  return next();
});
