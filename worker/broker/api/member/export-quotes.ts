import type { Services } from "../../services.ts";
import type { FirmAnswer } from "../../store/answer-repository.ts";
import type { OrderRow } from "../../store/order-repository.ts";
import type { Policy } from "../../store/policy-repository.ts";
import type { Quote } from "../../store/quote-repository.ts";
import { isoTime } from "./iso-time.ts";

type FirmName = (firmId: string) => string;

function exportAnswer({ firmId, state, reason, offer }: FirmAnswer, firmName: FirmName) {
  return {
    firm: firmName(firmId),
    state,
    reason,
    grossKurus: offer?.grossKurus,
    soldBy: offer?.soldBy,
    validUntil: offer && isoTime(offer.validUntil),
  };
}

function exportOrder(order: OrderRow, firmName: FirmName) {
  return {
    orderId: order.orderId,
    firm: firmName(order.firmId),
    state: order.state,
    paidKurus: order.paidKurus,
    instalmentCount: order.instalmentCount,
    createdAt: isoTime(order.createdAt),
    updatedAt: isoTime(order.updatedAt),
  };
}

function exportPolicy(policy: Policy, firmName: FirmName) {
  return {
    policyNumber: policy.policyNumber,
    firm: firmName(policy.firmId),
    grossKurus: policy.grossKurus,
    paidKurus: policy.paidKurus,
    instalmentCount: policy.instalmentCount,
    issuedAt: isoTime(policy.issuedAt),
    startsAt: isoTime(policy.period.startsAt),
    endsAt: isoTime(policy.period.endsAt),
  };
}

function exportQuote(quote: Quote) {
  return {
    quoteId: quote.quoteId,
    productId: quote.productId,
    createdAt: isoTime(quote.createdAt),
    purchasedAt: quote.purchasedAt === null ? undefined : isoTime(quote.purchasedAt),
    phone: quote.phone,
    ...quote.content,
  };
}

/** The address a quote's newest order was paid with; its process alone keeps it. */
async function paymentEmail(quoteId: string, { orders, vault }: Services) {
  const order = await orders.status(quoteId);
  return order && vault.open("orders.email", order.emailSealed);
}

/** Every quote of a member with its answers, orders and policy. */
export async function exportQuotes(memberId: string, services: Services) {
  const { store, insurers } = services;
  const firmName: FirmName = (firmId) => insurers.find(({ id }) => id === firmId)?.name ?? firmId;
  const [quotes, answers, orders, policies] = await Promise.all([
    store.quotes.openOfMember(memberId),
    store.answers.listOfMember(memberId),
    store.orders.listOfMember(memberId),
    store.policies.listOfMember(memberId),
  ]);
  return Promise.all(
    quotes.map(async (quote) => {
      const isOfQuote = ({ quoteId }: { readonly quoteId: string }) => quoteId === quote.quoteId;
      const tried = orders.filter(isOfQuote);
      return {
        ...exportQuote(quote),
        answers: answers.filter(isOfQuote).map((answer) => exportAnswer(answer, firmName)),
        orders: tried.map((order) => exportOrder(order, firmName)),
        paymentEmail: tried.length > 0 ? await paymentEmail(quote.quoteId, services) : undefined,
        policies: policies.filter(isOfQuote).map((policy) => exportPolicy(policy, firmName)),
      };
    }),
  );
}
