import { randomBytes, randomUUID } from "node:crypto";
import type { D1Database } from "@cloudflare/workers-types";
import { todayInIstanbul } from "#shared/format/date.ts";
import { ok } from "#shared/result.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { createIyzico } from "#worker/broker/payment/iyzico.ts";
import type { AuthoriseRequest, PaymentProvider } from "#worker/broker/payment/payment.ts";
import { readReturn } from "#worker/broker/payment/return-signature.ts";
import { createSandbox } from "#worker/broker/payment/sandbox.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { apiKey, secretKey } from "#tests/iyzico-server.ts";
import type { Iyzico } from "#tests/iyzico-server.ts";
import type { SharedBroker } from "./harness.ts";
import { returnFields } from "./journey.ts";

const key = randomBytes(32);
/** How long an answer of iyzico is waited for, in milliseconds. */
const patienceMs = 300;

/** Cards by what they do; both providers know them. */
export const cards = {
  good: "5528790000000008",
  poor: "4111111111111129",
  accepted: "4132111111111116",
  rejected: "4133111111111115",
  gone: "4134111111111114",
} as const;

/** A provider on a real database with a clock of its own, and what happens to it from outside. */
export interface Bench {
  readonly provider: PaymentProvider;
  readonly store: ReturnType<typeof createStore>;
  /** The payer answers the bank's page; yields what their browser brings back. */
  answerBank(payment: Opened, isApproved: boolean): Promise<unknown>;
  /** How often money went each way. */
  moved(paymentId: string): Promise<{ readonly taken: number; readonly returned: number }>;
  /** The provider's people have looked at a payment. */
  endReview(paymentId: string): void;
  /** Lets time pass. */
  pass(ms: number): void;
  now(): number;
  /** The day it is at the bank, "YYYY-MM-DD". */
  today(): string;
  /** Whether it tells of chargebacks. */
  readonly tellsChargebacks: boolean;
}

export interface Opened {
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountKurus: number;
}

const ringOf = () => ({ current: "k1", keys: { k1: randomBytes(32) } });

/** What both have in common. */
async function common(broker: SharedBroker) {
  const database = (await broker.database()) as unknown as D1Database;
  let now = Date.parse("2026-11-20T09:00:00Z");
  return {
    store: createStore(database, createVault(ringOf()), createBlindIndex(randomBytes(32))),
    now: () => now,
    pass: (ms: number) => void (now += ms),
    randomUuid: () => randomUUID(),
  };
}

async function readBack(response: Response | undefined): Promise<unknown> {
  const read = await readReturn(key, returnFields((await response?.text()) ?? ""));
  return read.ok ? read.value : read.reason;
}

export async function sandboxBench(broker: SharedBroker): Promise<Bench> {
  const { store, now, pass, randomUuid } = await common(broker);
  const notifier = { send: async () => ok(undefined) };
  const randomDigits = (count: number) => "123456".slice(0, count);
  const sandbox = { bank: store.bank, notifier, key, merchant: "Yelkovan" };
  const provider = createSandbox({ ...sandbox, now, randomUuid, randomDigits });
  return {
    provider,
    store,
    now,
    today: () => todayInIstanbul(now()),
    tellsChargebacks: true,
    pass,
    async answerBank({ paymentId }, isApproved) {
      const action = isApproved ? "approve" : "cancel";
      const body = new URLSearchParams({ action, code: "123456" });
      const post = new Request("https://site.test/banka/3d/x", { method: "POST", body });
      return readBack(await provider.pages.secure(post, paymentId, async () => true));
    },
    async moved(paymentId) {
      const kinds = (await store.bank.ledger([paymentId])).map(({ kind }) => kind);
      const count = (kind: string) => kinds.filter((each) => each === kind).length;
      return { taken: count("capture"), returned: count("refund") };
    },
    endReview: () => pass(60_000),
  };
}

export async function iyzicoBench(broker: SharedBroker, server: Iyzico): Promise<Bench> {
  const { store, now, pass, randomUuid } = await common(broker);
  const provider = createIyzico({
    payments: store.iyzico,
    baseUrl: server.url,
    apiKey,
    secretKey,
    publicUrl: "https://site.test",
    key,
    now,
    randomUuid,
    fetch,
    timeoutMs: patienceMs,
  });
  return {
    provider,
    store,
    now,
    today: () => todayInIstanbul(Date.now()),
    tellsChargebacks: false,
    pass,
    async answerBank({ paymentId, orderId }, isApproved) {
      const { url, body } = server.bankResult(paymentId, isApproved);
      const post = new Request(url, { method: "POST", body });
      return readBack(await provider.pages.landing(post, orderId));
    },
    moved: async (paymentId) => server.moved(paymentId),
    endReview: (paymentId) => server.judge(paymentId),
  };
}

export const amountKurus = 1_234_550;

/** What a new order wants to be paid. */
export const requestOf = (card: string, orderId = `${randomUUID()}-1`): AuthoriseRequest => ({
  orderId,
  description: "Zorunlu Trafik Sigortası",
  amountKurus,
  instalmentCount: 3,
  card: { number: card, holder: "ÇAĞRI ŞİMŞEK", expiry: "12/30", cvc: "123" },
  payer: {
    name: "Çağrı",
    surname: "Şimşek",
    nationalNumber: "10000000146",
    phone: "5321234567",
    email: "a@ornek.example",
    city: "İstanbul",
    address: "Kadıköy / İstanbul",
    ip: "198.51.100.7",
  },
  returnUrl: "https://site.test/odeme/donus",
});

/** A session at the bank. */
interface OpenedFor {
  readonly card?: string;
  /** What it goes by at the bank; absent: an order of its own. */
  readonly orderId?: string;
}

export async function open(
  { provider }: Bench,
  { card = cards.good, orderId }: OpenedFor = {},
): Promise<Opened> {
  const request = requestOf(card, orderId);
  const session = await provider.authorise(request);
  if (!session.ok) throw new Error(`no session: ${session.reason.kind}`);
  return { paymentId: session.value.paymentId, orderId: request.orderId, amountKurus };
}

/** A session whose payer the bank has authenticated. */
export async function openVerified(bench: Bench, opened?: OpenedFor): Promise<Opened> {
  const payment = await open(bench, opened);
  await bench.answerBank(payment, true);
  return payment;
}
