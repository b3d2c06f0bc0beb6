import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";
import { discardBody, discardedBytes } from "#worker/discard-body.ts";

/**
 * Reads what a refusal left unread of a request's body. Servers that keep the connection open would take the rest for
 * the next request, or drop the connection under somebody else's.
 */
export const drainBody = createMiddleware<EdgeContext>(async (context, next) => {
  const { body, headers } = context.req.raw;
  await next();
  const isHuge = Number(headers.get("Content-Length") ?? 0) > discardedBytes;
  if (body !== null && !body.locked && !isHuge) await discardBody(body.getReader());
});
