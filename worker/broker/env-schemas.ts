import * as v from "valibot";
import { decodeBase64 } from "#shared/crypto/base64.ts";
import { serviceAddress } from "#shared/schemas/service-address.ts";
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

export const NotificationSchema = v.variant("NOTIFICATION_PROVIDER", [
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

export const PaymentSchema = v.variant("PAYMENT_PROVIDER", [
  v.object({ PAYMENT_PROVIDER: v.literal("sandbox") }),
  v.object({
    PAYMENT_PROVIDER: v.literal("iyzico"),
    IYZICO_URL: v.optional(serviceAddress(), "https://api.iyzipay.com"),
    IYZICO_API_KEY: secret,
    IYZICO_SECRET_KEY: secret,
  }),
]);

export const ConsentRegisterSchema = v.variant("CONSENT_REGISTER", [
  v.object({ CONSENT_REGISTER: v.literal("embedded") }),
  v.object({
    CONSENT_REGISTER: v.literal("iys"),
    IYS_URL: v.optional(serviceAddress(), "https://api.iys.org.tr"),
    IYS_USER: filled,
    IYS_PASSWORD: filled,
    /** Numbers of the firm and of its brand in the register. */
    IYS_CODE: filled,
    IYS_BRAND: filled,
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

export const VarsSchema = v.object({
  ENVIRONMENT: v.picklist(["local", "staging", "production"]),
  SITE_ACCESS_TOKEN: secret,
  ...StorageKeysSchema.entries,
  /** Signs what the bank's page tells the merchant. */
  BANK_KEY: keyOf(32),
  PASSWORD_COST: PasswordCostSchema,
  /** What a monitor shows to be told how things stand; absent: nobody is. */
  STATUS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, "is shorter than 32 characters"))),
});

export const InsurersSchema = v.object({ INSURER_SETTINGS: InsurerSettingsSchema });
