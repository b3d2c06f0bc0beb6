import type { Fetcher, RateLimit } from "@cloudflare/workers-types";
import * as v from "valibot";
import { services } from "#shared/calls/call.ts";
import { serviceAddress } from "#shared/schemas/service-address.ts";
import type { Site } from "#shared/site.ts";
import { SiteSchema, siteVariable, siteVariables } from "#shared/site.ts";

const secret = v.pipe(v.string("eksik"), v.minLength(16, "16 karakterden kısa"));
const serviceUrl = v.optional(serviceAddress());

/** 64 bytes in base64url, as A256CBC-HS512 wants them. */
const sessionKey = v.pipe(v.string(), v.regex(/^[\w-]{86}$/, "64 baytlık base64url değil"));

/** Symmetric keys by id: the current one writes, all of them read. Rotation adds a key and moves `current`. */
export const KeyRingSchema = v.pipe(
  v.string("eksik"),
  v.parseJson(undefined, "JSON değil"),
  v.object({ current: v.string(), keys: v.record(v.string(), sessionKey) }),
  v.check(({ current, keys }) => Object.hasOwn(keys, current), "geçerli anahtar listede yok"),
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
  NOTIFICATION_PROVIDER: v.string(),
  PAYMENT_PROVIDER: v.string(),
  /** Origin of the bank's page, where a payment service of its own sends customers; ours is on this site. */
  BANK_PAGE_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, "https kaynağı değil")),
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

const pressedMs = 2_000;

/** How long whoever has pressed something waits before it is said that they do, in milliseconds: never shorter than a frame. */
export const patienceMs = ({ vars }: Pick<EdgeEnv, "vars">): number =>
  Math.max(pressedMs, vars.FRAME_PATIENCE_MS);

/** Reads the environment once. Throws with every bad key named, so that a wrong deployment says all of it at once. */
export function parseEnv(raw: unknown): EdgeEnv {
  const record = v.parse(v.record(v.string(), v.unknown()), raw);
  const vars = v.safeParse(VarsSchema, record);
  const site = v.safeParse(SiteSchema, siteVariables(record));
  const absent = bindingNames.filter((name) => record[name] === undefined);
  if (!vars.success || !site.success || absent.length > 0) {
    const bad = [
      ...(vars.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? "?"}: ${issue.message}`),
      ...(site.issues ?? []).map(
        (issue) => `${siteVariable(v.getDotPath(issue) ?? "?")}: ${issue.message}`,
      ),
      ...absent.map((name) => `${name}: eksik`),
    ];
    throw new Error(`Environment: ${bad.join("; ")}`);
  }
  return { vars: vars.output, site: site.output, bindings: raw as EdgeBindings };
}
