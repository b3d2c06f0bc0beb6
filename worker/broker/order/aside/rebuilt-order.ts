import { todayInIstanbul } from "#shared/format/date.ts";
import { commissionOf } from "../../lines/rating/charges.ts";
import { commissionPercentOf } from "../../lines/rating/commission.ts";
import type { OrderRow } from "../order-repository.ts";
import { ratings } from "../../lines/quote-line.ts";
import { findOffer } from "../../quote/room/stored-answer.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import type { OrderRecord } from "../process/order-record.ts";
import type { Testimony } from "./decisions.ts";
import type { OrderServices } from "../services.ts";
import { answersOf } from "../../quote/owned-quote.ts";

/** What was chosen to be bought, by the quote's answers; nothing where these are gone. */
async function chosen(
  quote: Quote | undefined,
  { offerId, createdAt }: OrderRow,
  services: OrderServices,
): Promise<Partial<OrderRecord>> {
  if (quote === undefined) return {};
  const { quoteId } = quote;
  const answers = await answersOf(quoteId, services);
  const answer = findOffer(answers, offerId);
  if (answer === undefined) return {};
  const { sourceId, firm, sourceReference, offer } = answer;
  const { commission } = ratings[quote.content.request.productId];
  const percent = commissionPercentOf(commission, firm.id, todayInIstanbul(createdAt));
  return {
    sourceId,
    firmId: firm.id,
    firmName: firm.name,
    packageId: answer.package?.id,
    sourceReference,
    grossKurus: offer.grossKurus,
    commissionKurus: commissionOf(offer.charges, percent),
  };
}

/**
 * An order of which nothing is left, from what the table, its quote and the bank know of it. Its gross premium is nothing where
 * nobody knows it; the address is the quote's, which its owner can correct.
 */
export async function rebuiltOrder(
  { row, payment }: Pick<Testimony, "row" | "payment">,
  services: OrderServices,
): Promise<OrderRecord> {
  const { orderId, quoteId, offerId, firmId, paidKurus, instalmentCount, createdAt } = row;
  const { store, vault, site } = services;
  const quote = await store.quotes.open(quoteId).catch(() => undefined);
  return {
    orderId,
    quoteId,
    offerId,
    firmId,
    instalmentCount,
    createdAt,
    attempt: Number(orderId.slice(quoteId.length + 1)),
    state: "awaiting-bank",
    grossKurus: 0,
    totalKurus: paidKurus,
    isCaptured: false,
    emailSealed: await vault.seal("orders.email", quote?.content.eMail ?? ""),
    orderUrl: site.publicUrl,
    paymentId: payment?.paymentId ?? "",
    redirectUrl: "",
    expiresAt: 0,
    tries: 0,
    dueAt: 0,
    ...(await chosen(quote, row, services)),
  };
}
