import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { cookies } from "#shared/cookies.ts";
import type { EdgeContext } from "#worker/context.ts";
import { clearCookie, readCookie, writeCookie } from "#worker/cookie.ts";
import type { MemberCredentials } from "#worker/session/member-session.ts";
import { createMemberSession } from "#worker/session/member-session.ts";

const TokenSchema = v.object({ token: v.pipe(v.string(), v.minLength(1)) });
const SourceSchema = v.object({ source: v.pipe(v.string(), v.minLength(1)) });

/**
 * Opens the two sealed cookies of a signed-in member, both or none, and writes or clears them when a handler signed in
 * or out. Whoever uses the browser after a sign-out is another visitor.
 */
export const member = createMiddleware<EdgeContext>(async (context, next) => {
  const { markOf } = context.get("deps");
  const credentials = await readCredentials(context);
  const marker = credentials === undefined ? undefined : await markOf(credentials.token);
  const current = createMemberSession(credentials, marker, context.get("session"));
  context.set("member", current);
  const before = context.get("visitor").id;
  await next();
  if (current.credentials !== undefined && current.change === "signed-in") {
    await writeCredentials(context, current.credentials);
  }
  if (current.change === "signed-out" || current.change === "ended") {
    clearCookie(context, cookies.token);
    clearCookie(context, cookies.source);
  }
  // The back office has said who they are now, if it was there to be told.
  const visitor = context.get("visitor");
  if (current.change === "signed-out" && visitor.id === before) visitor.become(crypto.randomUUID());
});

async function readCredentials(
  context: Context<EdgeContext>,
): Promise<MemberCredentials | undefined> {
  const { sessions } = context.get("deps");
  const token = readCookie(context, cookies.token);
  const source = readCookie(context, cookies.source);
  if (token === undefined || source === undefined) return undefined;
  const [tokenState, sourceState] = await Promise.all([
    sessions.open("token", token, TokenSchema),
    sessions.open("source", source, SourceSchema),
  ]);
  return tokenState && sourceState ? { ...tokenState, ...sourceState } : undefined;
}

async function writeCredentials(
  context: Context<EdgeContext>,
  { token, source }: MemberCredentials,
): Promise<void> {
  const { sessions } = context.get("deps");
  const { maxAgeSeconds } = cookies.token;
  writeCookie(context, cookies.token, await sessions.seal("token", { token }, maxAgeSeconds));
  writeCookie(context, cookies.source, await sessions.seal("source", { source }, maxAgeSeconds));
}
