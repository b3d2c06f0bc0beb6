import type { Services } from "../services.ts";
import type { FirmAnswer } from "../quote/answer-repository.ts";
import type { OrderRow } from "../order/order-repository.ts";
import type { Policy } from "../order/policy-repository.ts";
import type { Quote } from "../quote/quote-repository.ts";
import { maskRegisteredName } from "#shared/format/mask-personal.ts";
import { isOwnPerson } from "./shown-person.ts";
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

/** What a quote holds of somebody else from the civil registry is theirs, not the member's who asked for it. */
async function exportContent(
  { content, nationalIndex }: Quote,
  memberId: string,
  services: Services,
) {
  const isOpen =
    !content.isRegistered ||
    (await isOwnPerson(content, nationalIndex ?? "", { memberId }, services));
  if (isOpen) return content;
  const { holder } = content.request;
  const { birthDate: _birthDate, districtName: _district, ...known } = holder;
  return {
    ...content,
    name: maskRegisteredName(content.name),
    surname: maskRegisteredName(content.surname),
    county: undefined,
    request: { ...content.request, holder: known },
  };
}

async function exportQuote(quote: Quote, memberId: string, services: Services) {
  return {
    quoteId: quote.quoteId,
    productId: quote.productId,
    createdAt: isoTime(quote.createdAt),
    purchasedAt: quote.purchasedAt === null ? undefined : isoTime(quote.purchasedAt),
    phone: quote.phone,
    ...(await exportContent(quote, memberId, services)),
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
        ...(await exportQuote(quote, memberId, services)),
        answers: answers.filter(isOfQuote).map((answer) => exportAnswer(answer, firmName)),
        orders: tried.map((order) => exportOrder(order, firmName)),
        paymentEmail: tried.length > 0 ? await paymentEmail(quote.quoteId, services) : undefined,
        policies: policies.filter(isOfQuote).map((policy) => exportPolicy(policy, firmName)),
      };
    }),
  );
}
