import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { readCookie } from "#worker/cookie.ts";

const TokenSchema = v.object({ token: v.pipe(v.string(), v.minLength(1)) });
const SourceSchema = v.object({ source: v.pipe(v.string(), v.minLength(1)) });

/** Reads the signed-in member's upstream credentials out of the two sealed cookies; both or none. */
export const member = createMiddleware<EdgeContext>(async (context, next) => {
  const { sessions } = context.get("deps");
  const token = readCookie(context, cookies.token);
  const source = readCookie(context, cookies.source);
  if (token !== undefined && source !== undefined) {
    const opened = await Promise.all([
      sessions.open("token", token, TokenSchema),
      sessions.open("source", source, SourceSchema),
    ]);
    const [tokenState, sourceState] = opened;
    if (tokenState && sourceState) context.set("member", { ...tokenState, ...sourceState });
  }
  await next();
});
