import { data, redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess, isAccessIntent } from "#client/quote/sharing/access.server.ts";
import { nowOf, soon } from "#client/later.server.ts";
import { refusalStatus } from "#client/refusal-status.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import type { Offer } from "#client/quote/answers.ts";
import { hasOffer, titleOf } from "#client/quote/answers.ts";
import { instalmentsIntent } from "#client/quote/payment/instalments-intent.ts";
import { lineWords } from "#client/quote/line-words.server.ts";
import {
  actOnPolicyholder,
  isPolicyholderIntent,
} from "#client/quote/payment/policyholder.server.ts";
import { purchaseCopy } from "#client/quote/payment/purchase-copy.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import type { DataOf } from "#shared/calls/call.ts";
import { isUnanswered } from "#shared/calls/call.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { paymentDetail } from "#shared/calls/order/payment-detail.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { dataRequestHeader } from "#shared/data-request.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import { inTime } from "#shared/in-time.ts";
import { purchaseForm } from "#shared/forms/purchase.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import {
  href,
  orderBegunHref,
  paymentReturnHref,
  quoteHref,
  shortLinkHref,
  unknownQuoteHref,
} from "#shared/routes.ts";

const binLength = 8;
/** Hardly an insurer confirms a price in less, and the page that says so is better there at once. In milliseconds. */
const patienceMs = 50;

const headOf = (input: LoaderInput, title: string) => ({
  title: `${title} | ${input.page.site.name}`,
  description: purchaseCopy.description,
  isPrivate: true,
});

/**
 * The offer as it would be bought now. An order already on its way leads there. Critical: how the order stands. Deferred where
 * scripts ask: the price, which the insurer confirms; the page says meanwhile what is being done, a document what it waits for.
 */
export async function loadPurchase(input: LoaderInput) {
  const { page, params } = input;
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const offerId = params["offer"] ?? "";
  const order = await page.api.call(orderStatus, { quoteId });
  if (order.statusCode === statusCodes.forbidden) {
    return { head: headOf(input, purchaseCopy.title), kind: "access" as const };
  }
  if (order.statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (order.data === null) throw unavailable();
  const { state, paymentEmail, offerId: triedId } = order.data;
  // Why another card was refused is told here, even while the bank still waits for the one before.
  const isRefused = page.isPosted && (state === "awaiting-bank" || state === "opening");
  if (state !== "none" && state !== "declined" && !isRefused) {
    const { openingSince: since } = order.data;
    const isOpening = since !== undefined && triedId !== undefined;
    throw redirect(
      isOpening ? orderBegunHref(link, triedId, since) : href("order", { quote: link }),
    );
  }
  const asked = offerNow(input, quoteId, offerId);
  // What follows in a document would stand behind the footer for whoever has no scripts.
  const isDocument = !input.request.headers.has(dataRequestHeader);
  const offer = isDocument ? { now: await asked } : await soon(asked, patienceMs);
  const there = nowOf(offer);
  if (there?.kind === "unknown") throw redirect(unknownQuoteHref());
  const isReviewed = there?.kind === "review";
  const title = isReviewed ? purchaseCopy.head(there.review.answer.firmName) : purchaseCopy.title;
  const before = {
    paymentEmail,
    earlierEmail: page.session.state.paymentEmail,
    isAgreed: triedId === offerId,
  };
  return { head: headOf(input, title), kind: "offer" as const, link, offer, before };
}

/** The offer with the price its insurer confirms now, or why there is none. */
async function offerNow({ page, params }: LoaderInput, quoteId: string, offerId: string) {
  const link = params["quote"] ?? "";
  const review = await page.api.call(reviewOffer, { quoteId, offerId });
  if (review.statusCode === flowCodes.customerControlError) {
    const { data: listed } = await page.api.call(listOffers, { quoteId });
    const { message } = review;
    const { complete } = lineWords(listed?.quote.productId ?? "").shown;
    const quoteAddress = addressOf(listed);
    return { kind: "provisional" as const, link, message, quoteAddress, complete };
  }
  if (review.statusCode === statusCodes.notFound) return { kind: "unknown" as const };
  if (isUnanswered(review) || review.statusCode === flowCodes.queueError) {
    const next = await nextOffer(page, quoteId, offerId);
    return { kind: "unconfirmed" as const, link, offerId, next };
  }
  if (review.data === null || review.data.answer.offer === undefined) {
    const message = review.message || purchaseCopy.unavailable;
    // What is wrong with one offer alone has another one beside it; what is bought already has none.
    const isOffers = review.statusCode === flowCodes.stepError;
    const next = isOffers ? await nextOffer(page, quoteId, offerId) : undefined;
    return { kind: "unavailable" as const, message, link, offerId, next };
  }
  return {
    kind: "review" as const,
    link,
    review: review.data,
    offer: review.data.answer.offer,
    payment: ofUnknownCard(review.data.answer.offer),
    now: page.now(),
  };
}

/** The offer that costs next more and can be bought here, after the dearest the cheapest; undefined where nobody answers. */
async function nextOffer({ api }: LoaderInput["page"], quoteId: string, offerId: string) {
  const { data: listed } = await api.call(listOffers, { quoteId });
  const sold = (listed?.answers ?? [])
    .filter(hasOffer)
    .filter(({ offer }) => offer.soldBy === "online")
    .toSorted((one, other) => one.offer.grossKurus - other.offer.grossKurus);
  const next = sold[(sold.findIndex(({ offer }) => offer.id === offerId) + 1) % sold.length];
  if (next?.offer.id === offerId) return undefined;
  return next && { id: next.offer.id, name: titleOf(next), grossKurus: next.offer.grossKurus };
}

/** What may be paid with before the card's first digits are known: at once. */
const ofUnknownCard = ({ instalments }: Offer): DataOf<typeof paymentDetail> | null => ({
  cardType: "unknown",
  instalments: instalments.filter(({ count }) => count === 1),
});

/** Where the details of a quote are entered; the home page when it is gone. */
const addressOf = (listed: DataOf<typeof listOffers> | null): string =>
  listed !== null && isProductId(listed.quote.productId)
    ? quoteHref(listed.quote.productId)
    : href("home");

export type PurchaseData = Awaited<ReturnType<typeof loadPurchase>>;
export type OfferNow = Awaited<ReturnType<typeof offerNow>>;
export type ReviewData = Extract<OfferNow, { kind: "review" }>;

export interface PurchaseOutcome {
  readonly errors?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly message?: string;
  /** What the card may pay with, once its first digits are known. */
  readonly payment?: ReviewData["payment"];
}

const refuse = (outcome: PurchaseOutcome, status: number = statusCodes.unprocessable) =>
  data(outcome, { status });

export async function purchase(input: LoaderInput) {
  const { page, params, url } = input;
  const form = await input.request.formData();
  const quoteId = await quoteIdOf(page, params["quote"]);
  if (isAccessIntent(form)) return actOnAccess(page, quoteId, url.pathname, form);
  if (isPolicyholderIntent(form)) return actOnPolicyholder(page, quoteId, url.pathname, form);
  return form.get("intent") === instalmentsIntent
    ? showInstalments(input, quoteId, form)
    : pay(input, quoteId, form);
}

const kept = [
  "isOwnCard",
  "cardHolder",
  "paymentEmail",
  "instalmentCount",
  "preInformation",
  "distanceContract",
  "informationForm",
  "needsStatement",
  "isAuthorityDeclared",
  "acceptPrice",
];

/** Where other insured are told of it, of the rows that say it. */
const contactsOf = (rows: readonly { readonly contact?: string | undefined }[]) =>
  rows.flatMap(({ contact }, row) => (contact === undefined ? [] : [{ row, contact }]));

/** What is agreed to of the documents: given anew for others than were read. */
const agreed = ["preInformation", "distanceContract", "informationForm", "needsStatement"];

const formNames = [...kept, "cardNumber", "cardExpiry", "cardCvc"];

const isContactName = (name: string): boolean => /^insuredContacts\[\d{1,2}\]\.contact$/.test(name);

/** Everything typed and ticked but the card. */
const keptValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...kept, ...[...form.keys()].filter(isContactName)].flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value.slice(0, 200)]] : [];
    }),
  );

async function showInstalments({ page, params }: LoaderInput, quoteId: string, form: FormData) {
  const bin = String(form.get("cardNumber") ?? "")
    .replace(/\D/g, "")
    .slice(0, binLength);
  const offerId = params["offer"] ?? "";
  const { data: payment } = await page.api.call(paymentDetail, { quoteId, offerId, bin });
  return data<PurchaseOutcome>({ payment });
}

/**
 * Starts the payment and leads to the bank, or to the order's page while the bank says nothing. The card goes straight
 * through; a refusal keeps everything else.
 */
async function pay({ page, params }: LoaderInput, quoteId: string, form: FormData) {
  const acceptedKurus = Number(form.get("acceptedKurus"));
  if (!Number.isSafeInteger(acceptedKurus) || acceptedKurus < 1) {
    return refuse({ message: purchaseCopy.acceptedUnreadable, values: keptValues(form) });
  }
  const isPriceChanged = form.get("isPriceChanged") === "true";
  const insuresOthers = form.get("insuresOthers") === "true";
  const circumstances = { isPriceChanged, insuresOthers };
  const parsed = parseForm(purchaseForm(page.now(), circumstances, purchaseCopy), form);
  if (!parsed.ok) return refuse(parsed.reason);
  const card = parsed.value;
  const link = params["quote"] ?? "";
  const offerId = params["offer"] ?? "";
  const shortCode = await page.links.shorten("order", quoteId);
  page.session.update({ paymentEmail: card.paymentEmail });
  const begunAt = page.now();
  const started = page.api.call(startPurchase, {
    quoteId,
    offerId,
    acceptedKurus,
    instalmentCount: card.instalmentCount,
    paymentEmail: card.paymentEmail,
    isOwnCard: card.isOwnCard,
    cardHolder: card.cardHolder,
    cardNumber: card.cardNumber,
    cardExpiry: card.cardExpiry,
    cardCvc: card.cardCvc,
    preInformation: true,
    distanceContract: true,
    informationForm: true,
    needsStatement: true,
    ...(insuresOthers
      ? { isAuthorityDeclared: true, insuredContacts: contactsOf(card.insuredContacts) }
      : {}),
    documentsSha256: String(form.get("documentsSha256") ?? "").slice(0, 64),
    returnUrl: page.site.publicUrl + paymentReturnHref(link),
    orderUrl: page.site.publicUrl + href("order", { quote: link }),
    shortUrl: page.site.publicUrl + shortLinkHref(shortCode),
  });
  const waiting = orderBegunHref(link, offerId, begunAt);
  const answer = await inTime(started, page.patienceMs);
  if (answer === undefined) {
    page.outlives(started);
    return redirect(waiting);
  }
  if (answer.data !== null) return redirect(answer.data.redirectUrl ?? waiting);
  if (answer.statusCode === statusCodes.conflict) {
    const order = await page.api.call(orderStatus, { quoteId });
    const isUnderWay = order.data !== null && !["none", "declined"].includes(order.data.state);
    if (isUnderWay) return redirect(href("order", { quote: link }));
    const values = keptValues(form);
    for (const name of agreed) values[name] = "";
    return refuse({ message: answer.message, values });
  }
  const errors = fieldErrors(answer.errors);
  const { isOwnCard: _tick, ...untold } = keptValues(form);
  return Object.keys(errors).length > 0
    ? refuse({ errors, values: "cardHolder" in errors ? untold : keptValues(form) })
    : refuse({ message: answer.message, values: keptValues(form) }, refusalStatus(answer));
}

/** What the back office says of a field of the form, by its name there. */
function fieldErrors(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const entries = Object.entries(errors).flatMap(([wireName, [message]]) => {
    const name = wireName.charAt(0).toLowerCase() + wireName.slice(1);
    return message !== undefined && formNames.includes(name) ? [[name, message] as const] : [];
  });
  return Object.fromEntries(entries);
}
