import { createMiddleware } from "hono/factory";
import { SessionStateSchema } from "#shared/page-request.ts";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { readCookie, writeCookie } from "#worker/cookie.ts";
import { createSession, emptySession } from "#worker/session/session-state.ts";

const purpose = "session";

/** Opens the encrypted session and, when a handler changed it, seals it again. */
export const session = createMiddleware<EdgeContext>(async (context, next) => {
  const { sessions } = context.get("deps");
  const sealed = readCookie(context, cookies.session);
  const state =
    sealed === undefined ? undefined : await sessions.open(purpose, sealed, SessionStateSchema);
  const current = createSession(state ?? emptySession);
  context.set("session", current);
  await next();
  if (!current.isChanged) return;
  const value = await sessions.seal(purpose, current.state, cookies.session.maxAgeSeconds);
  writeCookie(context, cookies.session, value);
});
