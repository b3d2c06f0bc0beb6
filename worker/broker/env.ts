import type {
  D1Database,
  DurableObjectNamespace,
  WorkerVersionMetadata,
} from "@cloudflare/workers-types";
import * as v from "valibot";
import type { Fault } from "#shared/environment.ts";
import { UnfitEnvironment, absent, faultsOf } from "#shared/environment.ts";
import { SiteSchema, siteVariable, siteVariableNames, siteVariables } from "#shared/site.ts";
import { usualCost } from "./crypto/password-hash.ts";
import {
  ConsentRegisterSchema,
  InsurersSchema,
  NotificationSchema,
  PaymentSchema,
  VarsSchema,
} from "./env-schemas.ts";

export type BrokerVars = v.InferOutput<typeof VarsSchema> & v.InferOutput<typeof InsurersSchema>;
export type NotificationVars = v.InferOutput<typeof NotificationSchema>;
export type ConsentRegisterVars = v.InferOutput<typeof ConsentRegisterSchema>;
export type PaymentVars = v.InferOutput<typeof PaymentSchema>;

/** Every variable and secret that the broker reads. */
export const brokerVariables: readonly string[] = [
  ...[
    VarsSchema,
    InsurersSchema,
    ...NotificationSchema.options,
    ...PaymentSchema.options,
    ...ConsentRegisterSchema.options,
  ].flatMap(({ entries }) => Object.keys(entries)),
  ...siteVariableNames(),
];

/** Bindings of the broker's own. */
export interface BrokerBindings {
  readonly DB: D1Database;
  readonly QUOTE_ROOM: DurableObjectNamespace;
  readonly ORDER: DurableObjectNamespace;
  readonly HOUSEKEEPER: DurableObjectNamespace;
  readonly LANDINGS: DurableObjectNamespace;
  readonly CANCELLATION: DurableObjectNamespace;
  readonly POLICY_CHANGE: DurableObjectNamespace;
  readonly CF_VERSION_METADATA?: WorkerVersionMetadata;
}

const bindingNames = [
  "DB",
  "QUOTE_ROOM",
  "ORDER",
  "HOUSEKEEPER",
  "LANDINGS",
  "CANCELLATION",
  "POLICY_CHANGE",
] as const satisfies readonly (keyof BrokerBindings)[];

export interface BrokerEnv {
  readonly vars: BrokerVars;
  /** Absent where what was chosen cannot be used: nobody is sent anything. */
  readonly notification: NotificationVars | undefined;
  /** Absent likewise: no money moves. */
  readonly payment: PaymentVars | undefined;
  /** Absent likewise: what the consent register has to know waits. */
  readonly consentRegister: ConsentRegisterVars | undefined;
  /** What selling lacks. While there is anything, nothing is quoted or sold, and what was sold before is served. */
  readonly lacks: readonly Fault[];
  readonly site: v.InferOutput<typeof SiteSchema>;
  readonly bindings: BrokerBindings;
  /** Names of every variable and secret that is set. */
  readonly configured: readonly string[];
  /** The platform's id of what is deployed; locally there is none. */
  readonly version: string | undefined;
}

const VersionSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/** Reads the environment once. Throws with everything that is wrong where nothing can be done with it. */
export function parseBrokerEnv(raw: unknown): BrokerEnv {
  const record = v.parse(v.record(v.string(), v.unknown()), raw);
  const vars = v.safeParse(VarsSchema, record);
  const site = v.safeParse(SiteSchema, siteVariables(record));
  const insurers = v.safeParse(InsurersSchema, record);
  const notification = v.safeParse(NotificationSchema, record);
  const payment = v.safeParse(PaymentSchema, record);
  const consentRegister = v.safeParse(ConsentRegisterSchema, withRegister(record));
  const practice = practiceProviders(withRegister(record));
  const lacks = [
    ...[notification, payment, consentRegister, insurers].flatMap((part) => faultsOf(part)),
    ...practice,
  ].map((fault): Fault => ({ ...fault, isOfSales: true }));
  const others = [...absent(bindingNames, record), ...cheapPasswords(record)];
  if (!vars.success || !site.success || others.length > 0) {
    const faults = [...faultsOf(vars), ...faultsOf(site, siteVariable), ...lacks, ...others];
    throw new UnfitEnvironment(faults);
  }
  const version = v.safeParse(VersionSchema, record["CF_VERSION_METADATA"]);
  const isChosen = (name: string) => !practice.some((fault) => fault.name === name);
  const canSend = notification.success && isChosen("NOTIFICATION_PROVIDER");
  const canCharge = payment.success && isChosen("PAYMENT_PROVIDER");
  const settings = insurers.success ? insurers.output : v.parse(InsurersSchema, {});
  return {
    vars: { ...vars.output, ...settings },
    notification: canSend ? notification.output : undefined,
    payment: canCharge ? payment.output : undefined,
    consentRegister:
      consentRegister.success && isChosen("CONSENT_REGISTER") ? consentRegister.output : undefined,
    lacks,
    site: site.output,
    bindings: raw as BrokerBindings,
    configured: Object.keys(record)
      .filter((name) => typeof record[name] === "string" && record[name] !== "")
      .toSorted(),
    version: version.success ? version.output.id : undefined,
  };
}

/** Where none is named it is the embedded one. */
const withRegister = (record: Record<string, unknown>): Record<string, unknown> => ({
  ...record,
  CONSENT_REGISTER: record["CONSENT_REGISTER"] ?? "embedded",
});

/** Production sends no codes to a public page, takes no practice money and keeps no permission from the register. */
function practiceProviders(record: Record<string, unknown>): Fault[] {
  if (record["ENVIRONMENT"] !== "production") return [];
  const practice = {
    NOTIFICATION_PROVIDER: "outbox",
    PAYMENT_PROVIDER: "sandbox",
    CONSENT_REGISTER: "embedded",
  };
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
