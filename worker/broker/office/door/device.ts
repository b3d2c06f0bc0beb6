import { parse, serialize } from "hono/utils/cookie";
import { base64url } from "jose";
import * as v from "valibot";
import { cookies } from "#shared/cookies.ts";
import type { OfficeRequest } from "../office-context.ts";
import type { OfficeServices } from "../services.ts";

const tokenBytes = 32;
const { name, schema, maxAgeSeconds, sameSite, httpOnly, path } = cookies.officeDevice;

const indexOf = (token: string, { blindIndex }: OfficeServices) =>
  blindIndex.of("office-device", token);

/** Index of the token a browser shows, of nobody's browser when it shows none: what is done with it takes as long. */
export function deviceIndexOf({ services, request }: OfficeRequest): Promise<string> {
  const text = parse(request.headers.get("Cookie") ?? "", name)[name];
  const token = v.safeParse(schema, text);
  return indexOf(token.success ? token.output : "", services);
}

/** Knows a browser by a new token from now on, and as one the account has been used in; yields the header that gives it. */
export async function knowDevice(accountId: string, asked: OfficeRequest): Promise<string> {
  const { services } = asked;
  const { store, randomBytes, now } = services;
  const token = base64url.encode(randomBytes(tokenBytes));
  await store.officeDevices.renew(
    await deviceIndexOf(asked),
    await indexOf(token, services),
    accountId,
    now() + maxAgeSeconds * 1000,
  );
  return serialize(name, token, { path, secure: true, httpOnly, sameSite, maxAge: maxAgeSeconds });
}
