import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Started } from "./process/order-messages.ts";
import { informationFormOf } from "../content/information-form.ts";
import type { Quote, QuoteView } from "../quote/quote-repository.ts";
import type { Paces } from "../limits/rate-limits.ts";
import { countersOf } from "../limits/rate-limits.ts";
import { firmOf } from "../quote/answer-view.ts";
import type { AnsweredOffer } from "../quote/room/stored-answer.ts";
import { confirmOffer } from "../quote/confirmed-offer.ts";
import { coveredSince } from "../quote/asking/running-policy.ts";
import { purchaseConsents } from "../consent/consents.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { instalmentsOf } from "./card-instalments.ts";
import { commissionOf } from "../lines/rating/charges.ts";
import { ratings } from "../lines/quote-line.ts";
import { buyableOffer } from "../quote/owned-quote.ts";
import { ownCardName, readPurchase } from "./purchase-input.ts";
import type { OrderServices } from "./services.ts";

type Input = RequestOf<typeof startPurchase>;
type Data = DataOf<typeof startPurchase>;

const minuteMs = 60_000;
const confirmedForMs = 15 * minuteMs;

/** Bank sessions opened, one card after the other: nobody finds out here which of many stolen ones works. */
const paces: Paces = {
  quote: { burst: 5, everyMs: 5 * minuteMs },
  visitor: { burst: 5, everyMs: 5 * minuteMs },
  address: { burst: 15, everyMs: 2 * minuteMs },
};

/** The offer at a price the insurer has lately confirmed and the customer has accepted. */
async function acceptedOffer(
  { quoteId, offerId, acceptedKurus }: Input,
  context: CallContext<OrderServices>,
): Promise<
  Result<{ answer: AnsweredOffer; quote: QuoteView; open: () => Promise<Quote> }, Failure>
> {
  const { services } = context;
  const buyable = await buyableOffer(quoteId, offerId, context);
  if (!buyable.ok) return buyable;
  const { quote, answer, open } = buyable.value;
  const { confirmedAt = 0, offer } = answer;
  const isFresh = !offer.isProvisional && confirmedAt > services.now() - confirmedForMs;
  const confirmed = isFresh ? ok({ answer }) : await confirmOffer(await open(), answer, services);
  if (!confirmed.ok) return confirmed;
  const covered = isFresh ? await coveredSince(await open(), services) : undefined;
  if (covered !== undefined) return err(covered);
  const { grossKurus } = confirmed.value.answer.offer;
  return grossKurus === acceptedKurus
    ? ok({ answer: confirmed.value.answer, quote, open })
    : err({ kind: "price-changed", from: acceptedKurus, to: grossKurus });
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
  const { answer, quote, open } = accepted.value;
  const named =
    input.isOwnCard === true ? ownCardName((await open()).content) : ok(input.cardHolder);
  if (!named.ok) return err({ kind: "invalid", errors: named.reason });
  const card = readPurchase(input, named.value, services.now());
  if (!card.ok) return err({ kind: "invalid", errors: card.reason });
  const plan = instalmentsOf(answer, card.value.number, services.sources);
  const chosen = plan.find(({ count }) => count === input.instalmentCount);
  if (chosen === undefined) {
    const errors = { InstalmentCount: [brokerCopy.instalmentsRefused] };
    return err({ kind: "invalid", errors });
  }
  const { quoteId, offerId, paymentEmail, returnUrl, orderUrl, shortUrl } = input;
  const { phoneIndex, productId } = quote;
  const rating = ratings[(await open()).content.request.productId];
  const origin = { visitor, phoneIndex, subjectId: quoteId, createdAt: services.now() };
  await services.store.consents.add(purchaseConsents(informationFormOf(productId), origin));
  const started = await services.orders.start({
    quoteId,
    offerId,
    sourceId: answer.sourceId,
    firmId: answer.firm.id,
    firmName: firmOf(answer, services.sources).name,
    packageId: answer.package?.id,
    sourceReference: answer.sourceReference,
    grossKurus: answer.offer.grossKurus,
    totalKurus: chosen.totalKurus,
    instalmentCount: chosen.count,
    commissionKurus: commissionOf(answer.offer.charges, rating.commissionPercent),
    email: paymentEmail,
    card: card.value,
    ip: clientIp,
    returnUrl,
    orderUrl,
    shortUrl,
    paced: await countersOf("payment", paces, context, { quoteId }),
  });
  if ("orderId" in started) {
    await services.store.campaigns.keepOrderTouch(started.orderId, input.campaign);
  }
  return outcomeOf(started);
};
