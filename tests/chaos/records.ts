import path from "node:path";
import { deserialize } from "node:v8";
import { kindIn, localFiles, storesIn } from "#scripts/data/local-files.ts";
import { readStore } from "#scripts/data/read-store.ts";
import type { MessageEntry } from "#worker/broker/order/process/message-entry.ts";
import type { OrderRecord } from "#worker/broker/order/process/order-record.ts";
import type { Iyzico } from "#tests/iyzico-server.ts";
import type { MessageServices } from "#tests/message-services.ts";
import { queryDatabase } from "#tests/local-database.ts";
import type { Handed, ObjectState, PolicyRow, Records } from "./invariants.ts";

export interface Witnesses {
  readonly dataDirectory: string;
  readonly iyzico: Iyzico;
  readonly services: MessageServices;
  /** Payments whose payer approved at the bank. */
  readonly approved: ReadonlySet<string>;
  /** Phones of buyers, by quote. */
  readonly phones: ReadonlyMap<string, string>;
  readonly kills: readonly number[];
}

/** What workerd has stored of an order, as it stores it. */
function objectsIn(dataDirectory: string): ObjectState[] {
  const folder = kindIn(localFiles(dataDirectory).objects, "OrderProcess");
  const stores = folder === undefined ? [] : storesIn(path.resolve(folder));
  return stores.flatMap((file) =>
    readStore(file, dataDirectory, ({ all, hasTable }) => {
      if (!hasTable("_cf_KV")) return [];
      const rows = all("SELECT key, value FROM _cf_KV").map(({ key, value }): [string, unknown] => [
        String(key),
        deserialize(value as Uint8Array),
      ]);
      const order = rows.find(([key]) => key === "order")?.[1] as OrderRecord | undefined;
      if (order === undefined) return [];
      const entries = rows
        .filter(([key]) => key.startsWith("message:"))
        .map(([, value]) => value as MessageEntry);
      const messages = entries.map(({ kind, channel, state, order: { orderId } }) => {
        return { orderId, kind, channel, state };
      });
      const { quoteId, orderId, state } = order;
      return [{ quoteId, orderId, state, messages }];
    }),
  );
}

/** What of a message the service can tell what it is about; undefined for one-time codes. */
function handedOf(
  { channel, to, text, key, ...sent }: MessageServices["received"][number],
  policies: readonly PolicyRow[],
  phones: ReadonlyMap<string, string>,
): Handed | undefined {
  const { isTaken, isRefused, acknowledgedAt } = sent;
  const facts = { channel, key, isTaken, isRefused, acknowledgedAt };
  const [kind, keyed] = key?.split(":") ?? [];
  if (kind !== undefined && keyed !== undefined) {
    return { ...facts, kind, about: { orderId: keyed } };
  }
  const number = /poliçe no: (\S+)\./.exec(text)?.[1];
  if (number !== undefined) {
    const orderId = policies.find((policy) => policy.policyNumber === number)?.orderId ?? number;
    return { ...facts, kind: "policy", about: { orderId } };
  }
  if (!text.includes("iade edildi")) return undefined;
  const quoteId = [...phones].find(([, phone]) => phone === to)?.[0] ?? to;
  return { ...facts, kind: "refund", about: { quoteId } };
}

/** What there is to be seen; the server must not run. */
export function gatherRecords(witnesses: Witnesses): Records {
  const { dataDirectory, iyzico, services, approved, phones, kills } = witnesses;
  const rows = <T>(sql: string) => queryDatabase(dataDirectory, sql) as T[];
  const policies = rows<PolicyRow>(
    `SELECT order_id AS orderId, quote_id AS quoteId, policy_number AS policyNumber,
     gross_kurus AS grossKurus, paid_kurus AS paidKurus FROM policies`,
  );
  return {
    bank: iyzico.book().map((payment) => {
      return { ...payment, isApproved: approved.has(payment.paymentId) };
    }),
    orders: rows("SELECT order_id AS orderId, quote_id AS quoteId, state, attention FROM orders"),
    objects: objectsIn(dataDirectory),
    policies,
    entries: rows("SELECT order_id AS orderId, kind, amount_kurus AS kurus FROM ledger_entries"),
    handed: services.received.flatMap((each) => handedOf(each, policies, phones) ?? []),
    kills,
  };
}
