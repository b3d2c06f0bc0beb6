import { parse, serialize } from "hono/utils/cookie";
import { base64url } from "jose";
import * as v from "valibot";
import { cookies } from "#shared/cookies.ts";
import type { OfficeContext, OfficeRequest } from "../office-context.ts";
import { auditAs, entryOf } from "../office-context.ts";
import type { OfficeServices } from "../services.ts";

const tokenBytes = 32;
const { name, schema, maxAgeSeconds, sameSite, httpOnly } = cookies.office;
const attributes = { path: "/", secure: true, httpOnly, sameSite } as const;

const indexOf = (token: string, { blindIndex }: OfficeServices) =>
  blindIndex.of("office-session", token);

/** Begins a session; yields the header that gives the browser its token, which is stored nowhere. */
export async function beginSession(accountId: string, services: OfficeServices): Promise<string> {
  const { store, randomBytes, now } = services;
  const token = base64url.encode(randomBytes(tokenBytes));
  await store.officeSessions.open(await indexOf(token, services), accountId, now());
  return serialize(name, token, { ...attributes, maxAge: maxAgeSeconds });
}

/** The header that takes the token from the browser. */
export const endedSession = (): string => serialize(name, "", { ...attributes, maxAge: 0 });

/** Who asks; undefined when nobody is signed in, or not any more. */
export async function readSession(asked: OfficeRequest): Promise<OfficeContext | undefined> {
  const { services, request } = asked;
  const text = parse(request.headers.get("Cookie") ?? "", name)[name];
  const token = v.safeParse(schema, text);
  if (!token.success) return undefined;
  const sessionIndex = await indexOf(token.output, services);
  const account = await services.store.officeSessions.touch(sessionIndex, services.now());
  if (account === undefined) return undefined;
  const entry = entryOf(account.name, services);
  return { ...asked, ...account, sessionIndex, entry, audit: auditAs(account.name, services) };
}
