import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { EdgeContext } from "#worker/context.ts";
import { log } from "#worker/log.ts";
import { pageRouteOf } from "#worker/page-route.ts";

/**
 * One line per request. Paths are logged as their patterns, because a quote's address is a capability; queries, cookies,
 * addresses and bodies never are.
 */
export const accessLog = createMiddleware<EdgeContext>(async (context, next) => {
  const startedAt = context.get("deps").now();
  await next();
  const pattern = routePath(context, -1);
  log("info", "request", {
    requestId: context.get("requestId"),
    method: context.req.method,
    route:
      pattern === "*" || pattern === "/*" ? (pageRouteOf(context.req.path)?.path ?? "?") : pattern,
    status: context.res.status,
    durationMs: context.get("deps").now() - startedAt,
  });
});
