import type { D1Database, DurableObjectNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import { serviceAddress } from "#shared/schemas/service-address.ts";
import { decodeBase64 } from "#shared/crypto/base64.ts";
import { usualCost } from "./crypto/password-hash.ts";
import { SiteSchema, siteVariables } from "#shared/site.ts";

const missing = "is missing";
const secret = v.pipe(v.string(missing), v.minLength(16, "is shorter than 16 characters"));

function keyOf(minBytes: number) {
  return v.pipe(
    v.string(missing),
    v.rawTransform<string, Uint8Array<ArrayBuffer>>(({ dataset, addIssue, NEVER }) => {
      const bytes = decodeBase64(dataset.value);
      if (bytes.ok && bytes.value.length >= minBytes) return bytes.value;
      addIssue({ message: `is not base64 of at least ${minBytes} bytes` });
      return NEVER;
    }),
  );
}

const DataKeysSchema = v.pipe(
  v.string(missing),
  v.parseJson(undefined, "is not JSON"),
  v.object({
    current: v.string(),
    keys: v.record(
      v.pipe(v.string(), v.regex(/^\w{1,20}$/)),
      v.pipe(
        keyOf(32),
        v.check((bytes) => bytes.length === 32, "is not 32 bytes"),
      ),
    ),
  }),
  v.check((ring) => ring.keys[ring.current] !== undefined, "has no key of its current id"),
);

const InsurerSettingsSchema = v.pipe(
  v.optional(v.string(), "{}"),
  v.parseJson(undefined, "is not JSON"),
  v.object({
    speed: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 1),
    /** By insurer or registry. */
    outages: v.optional(v.record(v.string(), v.picklist(["error", "silent"])), {}),
    repricing: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0.1))), {}),
    /** Overrides how many seconds a quote waits for insurers. */
    waitSeconds: v.optional(v.pipe(v.number(), v.minValue(0.1), v.maxValue(600))),
  }),
);

const NotificationSchema = v.variant("NOTIFICATION_PROVIDER", [
  v.object({ NOTIFICATION_PROVIDER: v.literal("outbox") }),
  v.object({
    NOTIFICATION_PROVIDER: v.literal("netgsm"),
    NETGSM_URL: v.optional(serviceAddress(), "https://api.netgsm.com.tr"),
    NETGSM_USER: v.pipe(v.string(missing), v.nonEmpty(missing)),
    NETGSM_PASSWORD: v.pipe(v.string(missing), v.nonEmpty(missing)),
    NETGSM_HEADER: v.pipe(v.string(missing), v.nonEmpty(missing)),
    /** E-mail goes to an HTTP service: POST of JSON with a bearer token. */
    EMAIL_API_URL: serviceAddress(missing),
    EMAIL_API_TOKEN: secret,
  }),
]);

const PaymentSchema = v.variant("PAYMENT_PROVIDER", [
  v.object({ PAYMENT_PROVIDER: v.literal("sandbox") }),
  v.object({
    PAYMENT_PROVIDER: v.literal("iyzico"),
    IYZICO_URL: v.optional(serviceAddress(), "https://api.iyzipay.com"),
    IYZICO_API_KEY: secret,
    IYZICO_SECRET_KEY: secret,
  }),
]);

/** Keys of what lies in the database. */
export const StorageKeysSchema = v.object({
  DATA_KEYS: DataKeysSchema,
  INDEX_KEY: keyOf(32),
});

/** scrypt's N for passwords (`crypto/password-hash.ts`), a power of two. */
export const PasswordCostSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, "is no number"),
    v.toNumber(),
    v.check((cost) => cost > 1 && Number.isInteger(Math.log2(cost)), "is no power of two"),
  ),
  String(usualCost),
);

const VarsSchema = v.object({
  ENVIRONMENT: v.picklist(["local", "staging", "production"]),
  SITE_ACCESS_TOKEN: secret,
  ...StorageKeysSchema.entries,
  /** Signs what the bank's page tells the merchant. */
  BANK_KEY: keyOf(32),
  INSURER_SETTINGS: InsurerSettingsSchema,
  PASSWORD_COST: PasswordCostSchema,
});

export type BrokerVars = v.InferOutput<typeof VarsSchema>;
export type NotificationVars = v.InferOutput<typeof NotificationSchema>;
export type PaymentVars = v.InferOutput<typeof PaymentSchema>;

/** Bindings of the broker's own. */
export interface BrokerBindings {
  readonly DB: D1Database;
  readonly QUOTE_ROOM: DurableObjectNamespace;
  readonly ORDER: DurableObjectNamespace;
  readonly HOUSEKEEPER: DurableObjectNamespace;
}

export interface BrokerEnv {
  readonly vars: BrokerVars;
  readonly notification: NotificationVars;
  readonly payment: PaymentVars;
  readonly site: v.InferOutput<typeof SiteSchema>;
  readonly bindings: BrokerBindings;
}

/** Reads the environment once. Throws with every bad key named. */
export function parseBrokerEnv(raw: unknown): BrokerEnv {
  const record = v.parse(v.record(v.string(), v.unknown()), raw);
  const vars = v.safeParse(VarsSchema, record);
  const notification = v.safeParse(NotificationSchema, record);
  const payment = v.safeParse(PaymentSchema, record);
  const site = v.safeParse(SiteSchema, siteVariables(record));
  const absent = ["DB", "QUOTE_ROOM", "ORDER", "HOUSEKEEPER"]
    .filter((name) => record[name] === undefined)
    .map((name) => `${name} ${missing}`);
  const faults = [...absent, ...practiceProviders(record), ...cheapPasswords(record)];
  if (vars.success && notification.success && payment.success && site.success && !faults.length) {
    return {
      vars: vars.output,
      notification: notification.output,
      payment: payment.output,
      site: site.output,
      bindings: raw as BrokerBindings,
    };
  }
  const parts = [vars, notification, payment, site];
  const issues = parts.flatMap((part): readonly v.BaseIssue<unknown>[] => part.issues ?? []);
  const bad = issues.map((issue) => `${v.getDotPath(issue) ?? "?"} ${issue.message}`);
  throw new Error(`Environment: ${[...bad, ...faults].join("; ")}`);
}

/** Production sends no codes to a public page and takes no practice money. */
function practiceProviders(record: Record<string, unknown>): string[] {
  if (record["ENVIRONMENT"] !== "production") return [];
  const practice = { NOTIFICATION_PROVIDER: "outbox", PAYMENT_PROVIDER: "sandbox" };
  return Object.entries(practice)
    .filter(([name, provider]) => record[name] === provider)
    .map(([name, provider]) => `${name} is ${provider}, which is for practice`);
}

/** Where members are real people, a stolen hash has to cost whoever tries passwords on it. */
function cheapPasswords(record: Record<string, unknown>): string[] {
  const { ENVIRONMENT: environment, PASSWORD_COST: cost } = record;
  if (environment === "local" || cost === undefined || Number(cost) >= usualCost) return [];
  return [`PASSWORD_COST is below ${usualCost}, which is for one's own machine`];
}
