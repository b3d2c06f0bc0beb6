import type { BrokerEnv } from "../env.ts";
import type { Notifier } from "../notification/notification.ts";
import { absentProvider } from "./absent-provider.ts";
import type { BankRepository } from "./bank-repository.ts";
import type { IyzicoRepository } from "./iyzico-repository.ts";
import { createIyzico } from "./iyzico.ts";
import type { PaymentProvider } from "./payment.ts";
import { createSandbox } from "./sandbox.ts";

export interface PaymentDeps {
  readonly store: { readonly bank: BankRepository; readonly iyzico: IyzicoRepository };
  readonly notifier: Notifier;
  readonly now: () => number;
  readonly randomUuid: () => string;
  readonly randomDigits: (count: number) => string;
  readonly fetch: typeof fetch;
}

/** The payment provider the environment asks for, if it can be used. */
export function createPaymentProvider(
  { payment, site, vars }: BrokerEnv,
  { store, ...deps }: PaymentDeps,
): PaymentProvider {
  if (payment === undefined) return absentProvider;
  const key = vars.BANK_KEY;
  if (payment.PAYMENT_PROVIDER === "sandbox") {
    return createSandbox({ ...deps, bank: store.bank, key, merchant: site.name });
  }
  return createIyzico({
    payments: store.iyzico,
    baseUrl: payment.IYZICO_URL,
    apiKey: payment.IYZICO_API_KEY,
    secretKey: payment.IYZICO_SECRET_KEY,
    publicUrl: site.publicUrl,
    key,
    now: deps.now,
    randomUuid: deps.randomUuid,
    fetch: deps.fetch,
  });
}
