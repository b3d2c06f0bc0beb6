import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import type { CookieSpec } from "#shared/cookies.ts";

/** A declared cookie's value, or undefined when it is absent or not what its declaration says. */
export function readCookie<T>(context: Context, spec: CookieSpec<T>): T | undefined {
  const text = getCookie(context, spec.name);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(spec.schema, text);
  return parsed.success ? parsed.output : undefined;
}

/** Every cookie is Secure; browsers make the exception for http://localhost themselves. */
export function writeCookie(context: Context, spec: CookieSpec<unknown>, value: string): void {
  setCookie(context, spec.name, value, {
    path: spec.path ?? "/",
    secure: true,
    httpOnly: spec.httpOnly,
    sameSite: spec.sameSite,
    maxAge: spec.maxAgeSeconds,
  });
}

export function clearCookie(context: Context, spec: CookieSpec<unknown>): void {
  deleteCookie(context, spec.name, { path: spec.path ?? "/", secure: true });
}
