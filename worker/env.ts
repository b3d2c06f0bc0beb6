import type { Fetcher, RateLimit } from "@cloudflare/workers-types";
import * as v from "valibot";
import { services } from "#shared/calls/call.ts";
import { UnfitEnvironment, absent, faultsOf } from "#shared/environment.ts";
import { serviceAddress } from "#shared/schemas/service-address.ts";
import type { Site } from "#shared/site.ts";
import { SiteSchema, siteVariable, siteVariableNames, siteVariables } from "#shared/site.ts";

const secret = v.pipe(v.string(), v.minLength(16, "is shorter than 16 characters"));
const serviceUrl = v.optional(serviceAddress());

/** 32 bytes in base64url; keys made before November 2026 have 64 (`session/session-codec.ts`). */
const sessionKey = v.pipe(
  v.string(),
  v.regex(/^(?:[\w-]{43}|[\w-]{86})$/, "is not base64url of 32 bytes"),
);

/** Symmetric keys by id: the current one writes, all of them read. Rotation adds a key and moves `current`. */
export const KeyRingSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, "is not JSON"),
  v.object({ current: v.string(), keys: v.record(v.string(), sessionKey) }),
  v.check(({ current, keys }) => Object.hasOwn(keys, current), "has no key of its current id"),
);
export type KeyRing = v.InferOutput<typeof KeyRingSchema>;

const VarsSchema = v.object({
  ENVIRONMENT: v.picklist(["local", "staging", "production"]),
  /** JSON key ring for session cookies. */
  SESSION_KEYS: KeyRingSchema,
  /** Signs shareable quote links. */
  LINK_KEY: secret,
  /** Site-level access token of upstream calls. */
  SITE_ACCESS_TOKEN: secret,
  HTML_CONTENT_ENCODING: v.optional(v.picklist(["", "identity"]), ""),
  /** How long a page's frame waits for what the page will be, in milliseconds. */
  FRAME_PATIENCE_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, "milisaniye değil"), v.transform(Number)),
    "250",
  ),
  /** How long a page of everybody is as good as new, in seconds; 0: each is drawn for its visitor. */
  PAGE_FRESH_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/, "saniye değil"), v.transform(Number)),
    "60",
  ),
  NOTIFICATION_PROVIDER: v.string(),
  PAYMENT_PROVIDER: v.string(),
  /** Origin of the bank's page, where a payment service of its own sends customers; ours is on this site. */
  BANK_PAGE_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, "is no https origin")),
  ),
  COMMON_API_URL: serviceUrl,
  PAYMENT_API_URL: serviceUrl,
  PAYMENT_V2_API_URL: serviceUrl,
  PRINT_API_URL: serviceUrl,
  OFFERS_API_URL: serviceUrl,
  CONTENT_API_URL: serviceUrl,
});

/** Names of the address variables, by service. */
export const serviceVariables = {
  common: "COMMON_API_URL",
  payment: "PAYMENT_API_URL",
  paymentV2: "PAYMENT_V2_API_URL",
  print: "PRINT_API_URL",
  offers: "OFFERS_API_URL",
  content: "CONTENT_API_URL",
} as const satisfies Record<(typeof services)[number], keyof v.InferOutput<typeof VarsSchema>>;

export type Vars = v.InferOutput<typeof VarsSchema>;

/** Bindings of wrangler.toml that the edge uses. */
export interface EdgeBindings {
  readonly BROKER: Fetcher;
  readonly PROXY_LIMIT: RateLimit;
  readonly CODE_LIMIT: RateLimit;
  readonly LOGIN_LIMIT: RateLimit;
}

const bindingNames = [
  "BROKER",
  "PROXY_LIMIT",
  "CODE_LIMIT",
  "LOGIN_LIMIT",
] as const satisfies readonly (keyof EdgeBindings)[];

export interface EdgeEnv {
  readonly vars: Vars;
  readonly site: Site;
  readonly bindings: EdgeBindings;
}

/** Every variable and secret that the edge reads. */
export const edgeVariables: readonly string[] = [
  ...Object.keys(VarsSchema.entries),
  ...siteVariableNames(),
];

const pressedMs = 2_000;

/** How long whoever has pressed something waits before it is said that they do, in milliseconds: never shorter than a frame. */
export const patienceMs = ({ vars }: Pick<EdgeEnv, "vars">): number =>
  Math.max(pressedMs, vars.FRAME_PATIENCE_MS);

/** Reads the environment once. Throws with everything that is wrong with it, so that a deployment says all of it at once. */
export function parseEnv(raw: unknown): EdgeEnv {
  const record = v.parse(v.record(v.string(), v.unknown()), raw);
  const vars = v.safeParse(VarsSchema, record);
  const site = v.safeParse(SiteSchema, siteVariables(record));
  if (vars.success && site.success && absent(bindingNames, record).length === 0) {
    return { vars: vars.output, site: site.output, bindings: raw as EdgeBindings };
  }
  const faults = [...faultsOf(vars), ...faultsOf(site, siteVariable)];
  throw new UnfitEnvironment([...faults, ...absent(bindingNames, record)]);
}
