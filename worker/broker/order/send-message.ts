import { describeError } from "#shared/describe-error.ts";
import { err } from "#shared/result.ts";
import { alert, log } from "../log.ts";
import { findFirm } from "../insurers/source.ts";
import type { Attachment, Message } from "../notification/notification.ts";
import { fittingFiles } from "../notification/fitting-files.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { MessageEntry } from "./process/message-entry.ts";
import { sentSeal } from "./documents/sale-record.ts";
import { afterSending, messageKey } from "./process/message-entry.ts";
import { disclosurePaper } from "./disclosure.ts";
import { informationMessage } from "./information-messages.ts";
import { policyMessages, refundMessages } from "./messages.ts";
import type { OrderRecord } from "./process/order-record.ts";
import {
  boughtAnswer,
  certificatePaper,
  documentsPaper,
  paperFactsOf,
  policyPaper,
} from "./papers.ts";
import type { Policy } from "./policy-repository.ts";
import { policyOf } from "./policy-row.ts";
import type { OrderServices } from "./services.ts";
import { answersOf } from "../quote/owned-quote.ts";

const composers = { policy: policyMessages, refund: refundMessages } as const;

/** Hands one message of an order over; yields what has become of it. */
export async function sendMessage(
  entry: MessageEntry,
  services: OrderServices,
): Promise<MessageEntry> {
  const { orderId } = entry.order;
  const { result, message } = await handOver(entry, services).catch((error: unknown) => {
    log("error", "order-message-failed", { orderId, ...describeError(error) });
    return { result: err("unavailable" as const), message: undefined };
  });
  const hadPapers = message?.attachments !== undefined;
  const tried = afterSending(entry, result, hadPapers, services.now());
  const next = tried.state === "sent" ? { ...tried, ...(await kept(message, services)) } : tried;
  if (next.state === "unsent") {
    alert("order-message-unsent", { orderId, channel: entry.channel, kind: entry.kind });
  }
  return next;
}

async function handOver(entry: MessageEntry, services: OrderServices) {
  const message = await composed(entry, services);
  if (message === undefined) return { result: err("refused" as const), message };
  const result = await services.notifier.send({ ...message, dedupeKey: messageKey(entry) });
  return { result, message };
}

/** What was sent, as it is kept; that it cannot be kept does not unsend it. */
async function kept(
  message: Message | undefined,
  { vault }: OrderServices,
): Promise<Pick<MessageEntry, "sentSealed">> {
  if (message === undefined) return {};
  const { to, subject, text, attachments = [] } = message;
  const files = attachments.map(({ fileName }) => fileName);
  return sentSeal.seal(vault, { to, subject, text, files }).then(
    (sentSealed) => ({ sentSealed }),
    () => ({}),
  );
}

/** The message as it is now to be sent; undefined where nobody knows any more whom it is for. */
async function composed(
  { kind, channel, row, isBare, order }: MessageEntry,
  services: OrderServices,
): Promise<Message | undefined> {
  const { store, vault, site, sources } = services;
  const quote = await store.quotes.open(order.quoteId);
  if (quote === undefined) return undefined;
  const email = await vault.open("orders.email", order.emailSealed);
  const firmName = order.firmName ?? findFirm(sources, order.firmId).name;
  const made = (make: Parameters<typeof fittingFiles>[0]) =>
    fittingFiles(make, "policy-papers", { orderId: order.orderId });
  if (kind === "information") {
    const papers = channel === "email" && !isBare ? await made(() => disclosureOf(services)) : [];
    return informationMessage({ order, quote, email, firmName, site, papers }, row ?? 0);
  }
  const goesWithPapers = kind === "policy" && channel === "email" && !isBare;
  const papers = goesWithPapers ? await made(() => papersOf(quote, order, services)) : [];
  const messages = await composers[kind]({ order, quote, email, firmName, site, papers });
  return messages.find((message) => message.channel === channel);
}

const disclosureOf = async (services: OrderServices): Promise<readonly Attachment[]> => [
  await disclosurePaper(services),
];

async function papersOf(
  quote: Quote,
  order: OrderRecord,
  services: OrderServices,
): Promise<readonly (Attachment | undefined)[]> {
  const { quoteId } = quote;
  const policy: Policy = policyOf(order, quote, services);
  const answer = boughtAnswer(await answersOf(quoteId, services), policy);
  if (answer === undefined) return [];
  const facts = await paperFactsOf({ quote, policy, answer }, services);
  return [
    await policyPaper(facts, services),
    await certificatePaper(facts, services),
    await documentsPaper(facts, services),
  ];
}
