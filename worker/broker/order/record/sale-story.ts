import { describeError } from "#shared/describe-error.ts";
import type { Consent } from "../../consent/consent-repository.ts";
import { log } from "../../log.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import type { AgreedDocuments, SaleRecord, SentMessage } from "../documents/sale-record.ts";
import { agreedSeal, sentSeal } from "../documents/sale-record.ts";
import type { ContactChange } from "../contact-change-repository.ts";
import type { OrderRow } from "../order-repository.ts";
import type { PolicyRow } from "../policy-repository.ts";
import type { LedgerEntry } from "../process/ledger-entry.ts";
import type { MessageEntry } from "../process/message-entry.ts";
import type { Account } from "../process/order-messages.ts";
import type { OrderServices } from "../services.ts";

/** A message of a sale, with what was sent where that was kept. */
export interface ToldMessage {
  readonly entry: MessageEntry;
  readonly sent?: SentMessage | undefined;
}

/** Everything that was stored of a sale when it happened. */
export interface SaleStory {
  readonly row: OrderRow;
  /** Absent where its quote is deleted. */
  readonly quote?: Quote | undefined;
  readonly policy?: PolicyRow | undefined;
  readonly record?: SaleRecord | undefined;
  /** Absent for a sale of before they were kept. */
  readonly agreed?: AgreedDocuments | undefined;
  readonly consents: readonly Consent[];
  readonly contacts: readonly ContactChange[];
  readonly entries: readonly LedgerEntry[];
  readonly messages: readonly ToldMessage[];
  /** Whether the order's own record cannot be read. */
  readonly isAside: boolean;
}

const nothing: Account = { entries: [], isAside: true };

/** Reads what was stored of a sale: by its order's object, by the tables, and nowhere else. */
export async function readStory(row: OrderRow, services: OrderServices): Promise<SaleStory> {
  const { store, orders, vault } = services;
  const { orderId, quoteId } = row;
  const silent = (error: unknown): Account => {
    log("warn", "order-record-unread", { orderId, ...describeError(error) });
    return nothing;
  };
  const [noted, record, account, consents, contacts, quote] = await Promise.all([
    store.reconciliation.noted(orderId),
    store.policies.record(orderId),
    orders.record(quoteId, orderId).catch(silent),
    store.consents.listOfSubject(quoteId),
    store.contactChanges.listOf(orderId),
    store.quotes.open(quoteId),
  ]);
  const { agreedSealed, messages = [], isAside = false } = account;
  const begun = agreedSealed === undefined ? undefined : await agreedSeal.open(vault, agreedSealed);
  const told = messages.map(async (entry): Promise<ToldMessage> => {
    const { sentSealed } = entry;
    return sentSealed === undefined
      ? { entry }
      : { entry, sent: await sentSeal.open(vault, sentSealed) };
  });
  return {
    row,
    quote,
    policy: noted.policy,
    record,
    agreed: record?.agreed ?? begun,
    consents,
    contacts,
    entries: noted.entries,
    messages: await Promise.all(told),
    isAside,
  };
}
