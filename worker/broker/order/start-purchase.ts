import { todayInIstanbul } from "#shared/format/date.ts";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { marketingTexts } from "#shared/fields/marketing.ts";
import { channelOf } from "#shared/schemas/contact.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Started } from "./process/order-messages.ts";
import type { InsuredAdult } from "../assets/other-insured.ts";
import { insuresMinors, otherAdults } from "../assets/other-insured.ts";
import { lacksGuardian } from "../domain/policyholder.ts";
import { informationFormOf } from "../content/information-form.ts";
import type { Quote, QuoteView } from "../quote/quote-repository.ts";
import { countersOf } from "../limits/rate-limits.ts";
import { firmOf } from "../quote/answer-view.ts";
import type { AnsweredOffer } from "../quote/room/stored-answer.ts";
import { confirmOffer } from "../quote/confirmed-offer.ts";
import { coveredSince } from "../quote/asking/running-policy.ts";
import { notePermissions } from "../consent/permissions.ts";
import { consentTo, purchaseConsents } from "../consent/consents.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { instalmentsOf } from "./card-instalments.ts";
import { commissionOf } from "../lines/rating/charges.ts";
import { commissionPercentOf } from "../lines/rating/commission.ts";
import { ratings } from "../lines/quote-line.ts";
import { readAt } from "./documents/sale-record.ts";
import { collectorOf } from "./documents/insurer-terms.ts";
import { offeredDocuments } from "./documents/offered-documents.ts";
import { shownHolder } from "./documents/shown-holder.ts";
import type { OfferedDocuments } from "./documents/write-documents.ts";
import { buyableOffer } from "../quote/owned-quote.ts";
import { ownCardName, readPurchase } from "./purchase-input.ts";
import { paymentPaces } from "./payment-card.ts";
import type { OrderServices } from "./services.ts";

type Input = RequestOf<typeof startPurchase>;
type Data = DataOf<typeof startPurchase>;

const confirmedForMs = 15 * 60_000;

/** The offer at a price the insurer has lately confirmed and the customer has accepted. */
async function acceptedOffer(
  { quoteId, offerId, acceptedKurus }: Input,
  context: CallContext<OrderServices>,
): Promise<Result<{ answer: AnsweredOffer; seen: QuoteView; quote: Quote }, Failure>> {
  const { services } = context;
  const buyable = await buyableOffer(quoteId, offerId, context);
  if (!buyable.ok) return buyable;
  const { quote: seen, answer, open } = buyable.value;
  const { confirmedAt = 0, offer } = answer;
  const asked = await open();
  const isFresh = !offer.isProvisional && confirmedAt > services.now() - confirmedForMs;
  const confirmed = isFresh
    ? ok({ answer, quote: asked })
    : await confirmOffer(asked, answer, services);
  if (!confirmed.ok) return confirmed;
  const covered = isFresh ? await coveredSince(asked, services) : undefined;
  if (covered !== undefined) return err(covered);
  const { grossKurus } = confirmed.value.answer.offer;
  return grossKurus === acceptedKurus
    ? ok({ ...confirmed.value, seen })
    : err({ kind: "price-changed", from: acceptedKurus, to: grossKurus });
}

/** The documents as they are now, if they are those that were read. */
async function readDocuments(
  quote: Quote,
  answer: AnsweredOffer,
  sha256: string | undefined,
  context: CallContext<OrderServices>,
): Promise<Result<OfferedDocuments, Failure>> {
  const holder = await shownHolder(quote, context);
  const documents = await offeredDocuments({ quote, answer, holder }, context.services);
  return documents.sha256 === sha256 ? ok(documents) : err({ kind: "documents-changed" });
}

/** Keeps where other adults are told that they are insured, and says by which way each is. */
async function keptContacts(
  quote: Quote,
  adults: readonly InsuredAdult[],
  { insuredContacts = [] }: Input,
  { store }: OrderServices,
) {
  const { insuredContacts: before = [] } = quote.content;
  const said = insuredContacts.filter((one) => adults.some(({ row }) => row === one.row));
  const contacts = adults.length === 0 ? before : said;
  if (contacts !== before) {
    await store.quotes.settle({ ...quote, content: { ...quote.content, insuredContacts: said } });
  }
  return contacts.map(({ row, contact }) => ({ row, channel: channelOf(contact) }));
}

function outcomeOf(started: Started): Result<Data, Failure> {
  switch (started.kind) {
    case "started":
      return ok({ orderId: started.orderId, redirectUrl: started.redirectUrl });
    case "opening":
      return ok({ orderId: started.orderId });
    case "paused":
      return err({ kind: "payment-paused", retryAfterSeconds: started.retryAfterSeconds });
    case "under-way":
      return err({ kind: "order-under-way" });
    case "declined":
      return err({ kind: "payment-declined", reason: started.reason });
    case "unavailable":
      return err({ kind: "payment-unavailable" });
  }
}

export const answerStartPurchase: Handler<Input, Data, OrderServices> = async (input, context) => {
  const { services, visitor, clientIp } = context;
  const accepted = await acceptedOffer(input, context);
  if (!accepted.ok) return accepted;
  const { answer, seen, quote } = accepted.value;
  if (lacksGuardian(quote.content, services.now())) return err({ kind: "guardian-needed" });
  const named = input.isOwnCard === true ? ownCardName(quote.content) : ok(input.cardHolder);
  if (!named.ok) return err({ kind: "invalid", errors: named.reason });
  const card = readPurchase(input, named.value, services.now());
  if (!card.ok) return err({ kind: "invalid", errors: card.reason });
  const documents = await readDocuments(quote, answer, input.documentsSha256, context);
  if (!documents.ok) return documents;
  const plan = instalmentsOf(answer, card.value.number, services.sources);
  const chosen = plan.find(({ count }) => count === input.instalmentCount);
  if (chosen === undefined) {
    const errors = { InstalmentCount: [brokerCopy.instalmentsRefused] };
    return err({ kind: "invalid", errors });
  }
  const adults = otherAdults(quote.content.request, services.now());
  const needsAuthority = adults.length > 0 || insuresMinors(quote.content.request, services.now());
  if (needsAuthority && input.isAuthorityDeclared !== true) {
    return err(invalidField("IsAuthorityDeclared", validationCopy.declarationRequired));
  }
  const contacts = await keptContacts(quote, adults, input, services);
  const { quoteId, offerId, paymentEmail, returnUrl, orderUrl, shortUrl } = input;
  const { phoneIndex, productId } = seen;
  const insurer = firmOf(answer, services.sources);
  const { commission } = ratings[quote.content.request.productId];
  const origin = { visitor, phoneIndex, subjectId: quoteId, createdAt: services.now() };
  await services.store.consents.add([
    ...purchaseConsents(informationFormOf(productId), origin),
    ...(needsAuthority ? [consentTo(standings.authorised.declaration, true, origin)] : []),
  ]);
  if (await services.store.consents.isGiven(quoteId, marketingTexts.email)) {
    const isMerchant = quote.content.company !== undefined;
    await notePermissions({ email: true }, { email: paymentEmail }, services, { isMerchant });
  }
  const started = await services.orders.start({
    quoteId,
    offerId,
    sourceId: answer.sourceId,
    firmId: answer.firm.id,
    firmName: insurer.name,
    collector: collectorOf(services.site, insurer),
    packageId: answer.package?.id,
    sourceReference: answer.sourceReference,
    grossKurus: answer.offer.grossKurus,
    totalKurus: chosen.totalKurus,
    instalmentCount: chosen.count,
    commissionKurus: commissionOf(
      answer.offer.charges,
      commissionPercentOf(commission, answer.firm.id, todayInIstanbul(services.now())),
    ),
    ...(contacts.length === 0 ? {} : { informs: contacts }),
    email: paymentEmail,
    documents: await readAt(documents.value, answer.confirmedAt ?? services.now()),
    card: card.value,
    ip: clientIp,
    returnUrl,
    orderUrl,
    shortUrl,
    paced: await countersOf("payment", paymentPaces, context, { quoteId }),
  });
  if ("orderId" in started) {
    await services.store.campaigns.keepOrderTouch(started.orderId, input.campaign);
  }
  return outcomeOf(started);
};
