import { lines } from "#shared/lines/registry.ts";
import { assetFacts } from "../assets/index/facts.ts";
import { withoutRegistrys } from "../assets/facts.ts";
import { findFirm } from "../insurers/source.ts";
import type { Source } from "../insurers/source.ts";
import { firmOf } from "../quote/answer-view.ts";
import { currentAnswers } from "../quote/owned-quote.ts";
import type { StoredAnswer } from "../quote/room/stored-answer.ts";
import type { AgreedDocuments } from "../order/documents/sale-record.ts";
import type { OrderRecord } from "../order/process/order-record.ts";
import type { OrderRow } from "../order/order-repository.ts";
import type { Policy } from "../order/policy-repository.ts";
import type { Member } from "../member/member-record.ts";
import { openChange } from "../policy/change/change-content.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { Membership } from "../verification/shown-person.ts";
import { isMembersOwn, maskedName } from "../verification/shown-person.ts";
import { isoTime } from "./iso-time.ts";
import type { AccountServices } from "./services.ts";

/** Whose data are exported. */
type ExportingMember = Pick<Member, "memberId" | "profile"> & Membership;

function exportAnswer(answer: StoredAnswer, sources: readonly Source[]) {
  const { state, reason, offer } = answer;
  return {
    firm: firmOf(answer, sources).name,
    package: answer.package?.name,
    state,
    reason,
    grossKurus: offer?.grossKurus,
    soldBy: offer?.soldBy,
    validUntil: offer && isoTime(offer.validUntil),
  };
}

/** `newest` is the newest attempt as its process has it; the mirror may lag behind. */
function exportOrder(order: OrderRow, newest: OrderRecord | undefined, firm: string) {
  return {
    orderId: order.orderId,
    firm,
    state: newest?.orderId === order.orderId ? newest.state : order.state,
    paidKurus: order.paidKurus,
    instalmentCount: order.instalmentCount,
    createdAt: isoTime(order.createdAt),
    updatedAt: isoTime(order.updatedAt),
  };
}

/** What has become of a policy after its sale. */
async function exportAfterwards(
  { orderId, quoteId }: Policy,
  { store, vault }: Pick<AccountServices, "store" | "vault">,
) {
  const [changes, cancellations, contacts] = await Promise.all([
    store.policyChanges.listOf(orderId),
    store.cancellations.listOf(quoteId),
    store.contactChanges.listOf(orderId),
  ]);
  return {
    changes: await Promise.all(
      changes.map(async (change) => ({
        kind: change.kind,
        state: change.state,
        rows: (await openChange(vault, change)).rows,
        differenceKurus: change.differenceKurus,
        endorsementNumber: change.endorsementNumber ?? undefined,
        askedAt: isoTime(change.askedAt),
      })),
    ),
    cancellations: await Promise.all(
      cancellations.map(async (one) => ({
        ground: one.ground,
        state: one.state,
        endsOn: one.cancelledOn ?? one.endsOn,
        refundKurus: one.refundKurus,
        account: await store.cancellations.ibanOf(one),
        papers: (await store.cancellations.filesOf(one.cancellationId)).map(
          ({ fileName, contentType, sizeBytes }) => ({ fileName, contentType, sizeBytes }),
        ),
        askedAt: isoTime(one.askedAt),
      })),
    ),
    contactChanges: contacts.map(({ kind, before, after, changedAt }) => ({
      kind,
      before,
      after,
      changedAt: isoTime(changedAt),
    })),
  };
}

async function exportPolicy(policy: Policy, services: AccountServices) {
  const { store, sources } = services;
  const record = await store.policies.record(policy.orderId);
  return {
    policyNumber: policy.policyNumber,
    firm: policy.firmName ?? findFirm(sources, policy.firmId).name,
    grossKurus: policy.grossKurus,
    paidKurus: policy.paidKurus,
    instalmentCount: policy.instalmentCount,
    issuedAt: isoTime(policy.issuedAt),
    startsAt: isoTime(policy.period.startsAt),
    endsAt: isoTime(policy.period.endsAt),
    agreed: record && exportAgreed(record.agreed),
    ...(await exportAfterwards(policy, services)),
  };
}

/** The texts that were agreed to, as they were shown. */
const exportAgreed = ({ shownAt, agreedAt, channel, texts }: AgreedDocuments) => ({
  shownAt: isoTime(shownAt),
  agreedAt: isoTime(agreedAt),
  channel,
  texts: texts.map(({ id, title, edition, html }) => ({ id, title, edition, html })),
});

/**
 * What a quote holds of somebody else from the civil registry is theirs, not the member's who asked for it. Number and name of a
 * membership are what its member says: birth date and district are told to whoever has said the birth date as well.
 */
function exportContent({ content, nationalIndex }: Quote, member: ExportingMember) {
  const { request } = content;
  const facts = assetFacts[lines[request.productId].asset.id];
  const insured = request.insured.map((one) => withoutRegistrys(facts, one));
  const isOwn = isMembersOwn(content, nationalIndex ?? "", member);
  const { birthDate, districtName: _district, ...known } = request.holder;
  const isKnown = isOwn && birthDate !== undefined && birthDate === member.profile.birthdate;
  if (!content.isRegistered || isKnown) return { ...content, request: { ...request, insured } };
  const { name, surname } = isOwn ? content : maskedName(content);
  return {
    ...content,
    name,
    surname,
    county: undefined,
    request: { ...request, insured, holder: known },
  };
}

function exportQuote(quote: Quote, member: ExportingMember) {
  return {
    quoteId: quote.quoteId,
    productId: quote.productId,
    createdAt: isoTime(quote.createdAt),
    purchasedAt: quote.purchasedAt === null ? undefined : isoTime(quote.purchasedAt),
    phone: quote.phone,
    reminders: quote.reminders?.split(","),
    ...exportContent(quote, member),
  };
}

/** A quote's orders; the address the newest was paid with is kept by its process alone. */
async function exportOrders(
  tried: readonly OrderRow[],
  answers: readonly StoredAnswer[],
  { orders, vault, sources }: AccountServices,
) {
  const [first] = tried;
  if (first === undefined) return { orders: [] };
  const newest = await orders.status(first.quoteId);
  const firmName = ({ offerId, firmId }: OrderRow) =>
    (answers.find((answer) => answer.offerId === offerId)?.firm ?? findFirm(sources, firmId)).name;
  return {
    orders: tried.map((order) => exportOrder(order, newest, firmName(order))),
    paymentEmail: newest && (await vault.open("orders.email", newest.emailSealed)),
  };
}

/** Every quote of a member with its answers, orders and policy. */
export async function exportQuotes(member: ExportingMember, services: AccountServices) {
  const { store, sources } = services;
  const { memberId } = member;
  const [quotes, orders, policies] = await Promise.all([
    store.quotes.openOfMember(memberId),
    store.orders.listOfMember(memberId),
    store.policies.listOfMember(memberId),
  ]);
  return Promise.all(
    quotes.map(async ({ answers: mirrored, ...quote }) => {
      const isOfQuote = ({ quoteId }: { readonly quoteId: string }) => quoteId === quote.quoteId;
      const answers = await currentAnswers(quote.quoteId, mirrored, services);
      return {
        ...exportQuote(quote, member),
        answers: answers
          .filter(({ state }) => state !== "done")
          .map((answer) => exportAnswer(answer, sources)),
        ...(await exportOrders(orders.filter(isOfQuote), answers, services)),
        policies: await Promise.all(
          policies.filter(isOfQuote).map((policy) => exportPolicy(policy, services)),
        ),
      };
    }),
  );
}
