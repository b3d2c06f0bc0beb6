import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { readCookie, writeCookie } from "#worker/cookie.ts";

const purpose = "visitor";
const IdSchema = v.pipe(v.string(), v.uuid());

/**
 * Gives every browser a random identity. It is bound to what it verifies and asks for, and says nothing about a person.
 * Sealed, so that nobody chooses it: a value this edge has not issued counts as none. The back office makes it another
 * with every proof of who somebody is.
 */
export const visitor = createMiddleware<EdgeContext>(async (context, next) => {
  const { sessions } = context.get("deps");
  const sealed = readCookie(context, cookies.visitor);
  const known = sealed === undefined ? undefined : await sessions.open(purpose, sealed, IdSchema);
  let id = known ?? crypto.randomUUID();
  context.set("visitor", {
    get id() {
      return id;
    },
    become(other) {
      id = other;
    },
  });
  await next();
  if (id === known) return;
  const { maxAgeSeconds } = cookies.visitor;
  writeCookie(context, cookies.visitor, await sessions.seal(purpose, id, maxAgeSeconds));
});
