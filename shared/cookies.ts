import * as v from "valibot";
import { campaignParameters } from "./campaign.ts";
import type { Campaign } from "./campaign.ts";
import { endpoints } from "./routes.ts";

const day = 86_400;

/**
 * A cookie, declared once: every reader parses with `schema`, every writer takes its flags from here. A name with
 * `__Host-` makes browsers refuse it from anybody but this very host over a secure connection; `__Secure-` asks for the
 * secure connection alone, and lets it belong to a part of the site.
 */
export interface CookieSpec<T> {
  readonly name: string;
  readonly schema: v.GenericSchema<string, T>;
  readonly maxAgeSeconds: number;
  readonly httpOnly: boolean;
  readonly sameSite: "Lax" | "Strict";
  /** The whole site's when absent. */
  readonly path?: `/${string}`;
}

const choice = v.picklist(["true", "false"]);
const preference = (name: string): CookieSpec<"true" | "false"> => ({
  name,
  schema: choice,
  maxAgeSeconds: 365 * day,
  httpOnly: false,
  sameSite: "Lax",
});

export const cookies = {
  /** Encrypted random identity of a browser, made by the edge. Ties a phone verification and a quote to who made them. */
  visitor: {
    name: "__Host-visitor",
    schema: v.pipe(v.string(), v.maxLength(1000)),
    maxAgeSeconds: 365 * day,
    httpOnly: true,
    sameSite: "Lax",
  } satisfies CookieSpec<string>,
  /** Encrypted session state (JWE): draft and sign-in state, opaque to the browser. */
  session: {
    name: "__Host-session",
    schema: v.pipe(v.string(), v.maxLength(3800)),
    maxAgeSeconds: 30 * day,
    httpOnly: true,
    sameSite: "Lax",
  } satisfies CookieSpec<string>,
  /** Encrypted `{ token }` of a signed-in member. */
  token: {
    name: "token",
    schema: v.pipe(v.string(), v.maxLength(3800)),
    maxAgeSeconds: 28_800,
    httpOnly: true,
    sameSite: "Lax",
  } satisfies CookieSpec<string>,
  /** Encrypted `{ source }` of a signed-in member. */
  source: {
    name: "source",
    schema: v.pipe(v.string(), v.maxLength(3800)),
    maxAgeSeconds: 28_800,
    httpOnly: true,
    sameSite: "Lax",
  } satisfies CookieSpec<string>,
  /** Token of a session of the office, whose accounts are nobody's memberships. */
  office: {
    name: "__Host-office",
    schema: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    maxAgeSeconds: 28_800,
    httpOnly: true,
    sameSite: "Strict",
  } satisfies CookieSpec<string>,
  /** Token of a browser that accounts of the office have been used in; it signs nobody in. */
  officeDevice: {
    name: "__Secure-office-device",
    schema: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    maxAgeSeconds: 365 * day,
    httpOnly: true,
    sameSite: "Strict",
    path: endpoints.office,
  } satisfies CookieSpec<string>,
  /** Campaign parameters of the last campaign visit, as JSON. */
  campaign: {
    name: "UTM_KEYS",
    schema: v.pipe(
      v.string(),
      v.maxLength(2000),
      v.parseJson(),
      v.partial(
        v.object(v.entriesFromList(campaignParameters, v.pipe(v.string(), v.maxLength(200)))),
      ),
    ),
    maxAgeSeconds: day,
    httpOnly: false,
    sameSite: "Lax",
  } satisfies CookieSpec<Campaign>,
  requiredCookies: preference("required-cookies"),
  analyticCookies: preference("analytic-cookies"),
  functionalCookies: preference("functional-cookies"),
  targetingCookies: preference("targeting-cookies"),
} as const;
