import type { D1Database, DurableObjectNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import { serviceAddress } from "#shared/schemas/service-address.ts";
import { decodeBase64 } from "#shared/crypto/base64.ts";
import type { Fault } from "#shared/environment.ts";
import { UnfitEnvironment, absent, faultsOf } from "#shared/environment.ts";
import { SiteSchema, siteVariable, siteVariableNames, siteVariables } from "#shared/site.ts";
import { usualCost } from "./crypto/password-hash.ts";

const secret = v.pipe(v.string(), v.minLength(16, "is shorter than 16 characters"));
const filled = v.pipe(v.string(), v.nonEmpty("is empty"));

function keyOf(minBytes: number) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Uint8Array<ArrayBuffer>>(({ dataset, addIssue, NEVER }) => {
      const bytes = decodeBase64(dataset.value);
      if (bytes.ok && bytes.value.length >= minBytes) return bytes.value;
      addIssue({ message: `is not base64 of at least ${minBytes} bytes` });
      return NEVER;
    }),
  );
}

const DataKeysSchema = v.pipe(
  v.string(),
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
  v.strictObject({
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
    NETGSM_USER: filled,
    NETGSM_PASSWORD: filled,
    NETGSM_HEADER: filled,
    /** E-mail goes to an HTTP service: POST of JSON with a bearer token. */
    EMAIL_API_URL: serviceAddress(),
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
  PASSWORD_COST: PasswordCostSchema,
});

const InsurersSchema = v.object({ INSURER_SETTINGS: InsurerSettingsSchema });

export type BrokerVars = v.InferOutput<typeof VarsSchema> & v.InferOutput<typeof InsurersSchema>;
export type NotificationVars = v.InferOutput<typeof NotificationSchema>;
export type PaymentVars = v.InferOutput<typeof PaymentSchema>;

/** Every variable and secret that the broker reads. */
export const brokerVariables: readonly string[] = [
  ...[VarsSchema, InsurersSchema, ...NotificationSchema.options, ...PaymentSchema.options].flatMap(
    ({ entries }) => Object.keys(entries),
  ),
  ...siteVariableNames(),
];

/** Bindings of the broker's own. */
export interface BrokerBindings {
  readonly DB: D1Database;
  readonly QUOTE_ROOM: DurableObjectNamespace;
  readonly ORDER: DurableObjectNamespace;
  readonly HOUSEKEEPER: DurableObjectNamespace;
}

const bindingNames = [
  "DB",
  "QUOTE_ROOM",
  "ORDER",
  "HOUSEKEEPER",
] as const satisfies readonly (keyof BrokerBindings)[];

export interface BrokerEnv {
  readonly vars: BrokerVars;
  /** Absent where what was chosen cannot be used: nobody is sent anything. */
  readonly notification: NotificationVars | undefined;
  /** Absent likewise: no money moves. */
  readonly payment: PaymentVars | undefined;
  /** What selling lacks. While there is anything, nothing is quoted or sold, and what was sold before is served. */
  readonly lacks: readonly Fault[];
  readonly site: v.InferOutput<typeof SiteSchema>;
  readonly bindings: BrokerBindings;
}

/** Reads the environment once. Throws with everything that is wrong where nothing can be done with it. */
export function parseBrokerEnv(raw: unknown): BrokerEnv {
  const record = v.parse(v.record(v.string(), v.unknown()), raw);
  const vars = v.safeParse(VarsSchema, record);
  const site = v.safeParse(SiteSchema, siteVariables(record));
  const insurers = v.safeParse(InsurersSchema, record);
  const notification = v.safeParse(NotificationSchema, record);
  const payment = v.safeParse(PaymentSchema, record);
  const practice = practiceProviders(record);
  const lacks = [
    ...[notification, payment, insurers].flatMap((part) => faultsOf(part)),
    ...practice,
  ].map((fault): Fault => ({ ...fault, isOfSales: true }));
  const others = [...absent(bindingNames, record), ...cheapPasswords(record)];
  if (!vars.success || !site.success || others.length > 0) {
    const faults = [...faultsOf(vars), ...faultsOf(site, siteVariable), ...lacks, ...others];
    throw new UnfitEnvironment(faults);
  }
  const isChosen = (name: string) => !practice.some((fault) => fault.name === name);
  const canSend = notification.success && isChosen("NOTIFICATION_PROVIDER");
  const canCharge = payment.success && isChosen("PAYMENT_PROVIDER");
  const settings = insurers.success ? insurers.output : v.parse(InsurersSchema, {});
  return {
    vars: { ...vars.output, ...settings },
    notification: canSend ? notification.output : undefined,
    payment: canCharge ? payment.output : undefined,
    lacks,
    site: site.output,
    bindings: raw as BrokerBindings,
  };
}

/** Production sends no codes to a public page and takes no practice money. */
function practiceProviders(record: Record<string, unknown>): Fault[] {
  if (record["ENVIRONMENT"] !== "production") return [];
  const practice = { NOTIFICATION_PROVIDER: "outbox", PAYMENT_PROVIDER: "sandbox" };
  return Object.entries(practice)
    .filter(([name, provider]) => record[name] === provider)
    .map(([name, provider]) => ({ name, what: `is ${provider}, which is for practice` }));
}

/** Where members are real people, a stolen hash has to cost whoever tries passwords on it. */
function cheapPasswords(record: Record<string, unknown>): Fault[] {
  const { ENVIRONMENT: environment, PASSWORD_COST: cost } = record;
  if (environment === "local" || cost === undefined || Number(cost) >= usualCost) return [];
  const what = `is below ${usualCost}, which is for one's own machine`;
  return [{ name: "PASSWORD_COST", what }];
}
