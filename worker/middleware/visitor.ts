import { createMiddleware } from "hono/factory";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { readCookie, writeCookie } from "#worker/cookie.ts";

/** Gives every browser a random identity. It is bound to what it verifies and asks for, and says nothing about a person. */
export const visitor = createMiddleware<EdgeContext>(async (context, next) => {
  const known = readCookie(context, cookies.visitor);
  const id = known ?? crypto.randomUUID();
  context.set("visitor", id);
  await next();
  if (known === undefined) writeCookie(context, cookies.visitor, id);
});
