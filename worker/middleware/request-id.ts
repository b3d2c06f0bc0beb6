import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";

/** Gives every request an id of our own and every page a nonce; an id from outside is not trusted. */
export const requestId = createMiddleware<EdgeContext>(async (context, next) => {
  const id = crypto.randomUUID();
  context.set("requestId", id);
  context.set("nonce", crypto.randomUUID().replaceAll("-", ""));
  await next();
  context.res.headers.set("X-Request-Id", id);
});
