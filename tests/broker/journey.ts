import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import type { Answer, DataOf, RequestOf } from "#shared/calls/call.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { getDocuments } from "#shared/calls/quote/get-documents.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import type { OrderState } from "#shared/calls/order/order-status.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import type { BrokerClient, Caller } from "./harness.ts";
import { makeCaller } from "./harness.ts";
import { todayInIstanbul } from "#shared/format/date.ts";

/** Of somebody the civil registry does not answer for, so that who they are is what a test says. */
export const nationalNumber = "10000009910";
/** Of Defne Öztürk, Derepazarı / Rize. */
export const registeredNumber = "10000000146";
export const workingCard = "5528790000000008";
const flags = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };

let phones = 0;
/** A number nobody has used in this file. */
export const makePhone = (): string => `532${String(1_000_000 + phones++)}`;

/** Another plate for each phone, "34 AAH 120", of a vehicle that has just been sold: no policy of before runs. */
export const plateOf = (phone: string): string =>
  `34 ${Array.from(phone.slice(-3), (digit) => "ABCDEFGHJK"[Number(digit)]).join("")} 120`;

/** The newest code sent to a phone. */
export async function lastCode(broker: BrokerClient, phone: string): Promise<string> {
  const [message] = await broker.outbox(phone);
  return /#(\d{6})$/.exec(message?.text ?? "")?.[1] ?? "";
}

export const codeRequest = (phone: string): RequestOf<typeof requestCode> => ({
  nationalNumber,
  phone,
  queryType: "trafik",
  ...flags,
});

export const codeConfirmation = (phone: string, code: string): RequestOf<typeof confirmCode> => ({
  phone,
  code,
  queryType: "trafik",
  ...flags,
});

export { statedVehicle } from "#tests/unit/shared/calls/sample-vehicle.ts";

export async function verify(
  broker: BrokerClient,
  caller: Caller,
  phone: string,
  queryType = "trafik",
): Promise<void> {
  await broker.call(requestCode, { ...codeRequest(phone), queryType }, caller);
  const code = await lastCode(broker, phone);
  await broker.call(confirmCode, { ...codeConfirmation(phone, code), queryType }, caller);
}

/** A visitor nobody else in this file is, with a phone they have proved. */
export async function makeVisitor(
  broker: BrokerClient,
  queryType?: string,
): Promise<{ caller: Caller; phone: string }> {
  const [caller, phone] = [makeCaller(), makePhone()];
  await verify(broker, caller, phone, queryType);
  return { caller, phone };
}

export function quoteInput(
  phone: string,
  change: Partial<RequestOf<typeof trafik.quoteCall>> = {},
): RequestOf<typeof trafik.quoteCall> {
  return {
    nationalNumber,
    name: "Çağrı",
    surname: "Şimşekoğlu",
    phone,
    email: "cagri@ornek.example",
    cityCode: "34",
    county: "Kadıköy",
    plate: plateOf(phone),
    document: "AB123456",
    policyStart: todayInIstanbul(Date.now()),
    ...flags,
    ...change,
  };
}

const longestMs = 60_000;

/** What is looked for, as soon as it is there; throws when it never is, and says what was there instead. */
export async function until<T>(look: () => Promise<T>, isThere: (seen: T) => boolean): Promise<T> {
  const deadline = Date.now() + longestMs;
  let last: T | undefined;
  for (let pauseMs = 20; Date.now() < deadline; pauseMs = Math.min(200, pauseMs * 1.5)) {
    const seen = await look();
    if (isThere(seen)) return seen;
    last = seen;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`waited in vain; seen last: ${JSON.stringify(last)?.slice(0, 600)}`);
}

export interface Buyer {
  readonly caller: Caller;
  readonly phone: string;
  readonly quoteId: string;
}

/** A quote of a verified visitor that everybody has answered. */
export async function askQuote(
  broker: BrokerClient,
  caller: Caller,
  phone: string,
  change: Partial<RequestOf<typeof trafik.quoteCall>> = {},
): Promise<Buyer> {
  const created = await broker.call(trafik.quoteCall, quoteInput(phone, change), caller);
  return untilAnswered(broker, { caller, phone, quoteId: created.data?.quoteId ?? "" });
}

/** A quote once everybody has answered it. */
export async function untilAnswered(broker: BrokerClient, buyer: Buyer): Promise<Buyer> {
  await until(
    () => answersOf(broker, buyer),
    (answers) => answers.every(({ state }) => state !== "waiting") && answers.length > 0,
  );
  return buyer;
}

/** The same with a visitor of its own. */
export async function makeQuote(
  broker: BrokerClient,
  change: Partial<RequestOf<typeof trafik.quoteCall>> = {},
): Promise<Buyer> {
  const [caller, phone] = [makeCaller(), makePhone()];
  await verify(broker, caller, phone);
  return askQuote(broker, caller, phone, change);
}

export async function answersOf(broker: BrokerClient, { caller, quoteId }: Buyer) {
  return (await broker.call(listOffers, { quoteId }, caller)).data?.answers ?? [];
}

/** An offer with what stands for the documents that are read before it is bought. */
export async function withDocuments<Offer extends { readonly id: string }>(
  broker: BrokerClient,
  { caller, quoteId }: Buyer,
  offer: Offer,
) {
  const read = await broker.call(getDocuments, { quoteId, offerId: offer.id }, caller);
  return { ...offer, documentsSha256: read.data?.documents.sha256 ?? "" };
}

/** The cheapest offer that is sold online, with its documents read. */
export async function cheapest(broker: BrokerClient, buyer: Buyer) {
  const offers = (await answersOf(broker, buyer)).flatMap(({ firmId, offer }) =>
    offer?.soldBy === "online" ? [{ firmId, ...offer }] : [],
  );
  const best = offers.toSorted((one, other) => one.grossKurus - other.grossKurus)[0];
  if (best === undefined) throw new Error("no offer");
  return withDocuments(broker, buyer, best);
}

export function purchaseInput(
  quoteId: string,
  offer: { readonly id: string; readonly grossKurus: number; readonly documentsSha256?: string },
  change: Partial<RequestOf<typeof startPurchase>> = {},
): RequestOf<typeof startPurchase> {
  return {
    quoteId,
    offerId: offer.id,
    acceptedKurus: offer.grossKurus,
    instalmentCount: 1,
    paymentEmail: "odeme@ornek.example",
    cardHolder: "Çağrı Şimşekoğlu",
    cardNumber: workingCard,
    cardExpiry: "12/30",
    cardCvc: "123",
    preInformation: true,
    distanceContract: true,
    informationForm: true,
    needsStatement: true,
    isAuthorityDeclared: true,
    documentsSha256: offer.documentsSha256 ?? "",
    returnUrl: "http://site.test/odeme/donus",
    orderUrl: "http://site.test/teklif/x/siparis",
    shortUrl: "http://site.test/k/20123456789ABCDEF",
    ...change,
  };
}

/** Starts the purchase of the cheapest offer and yields the bank page's address. */
export async function startBuying(
  broker: BrokerClient,
  buyer: Buyer,
  change: Partial<RequestOf<typeof startPurchase>> = {},
): Promise<string> {
  const offer = await cheapest(broker, buyer);
  const input = purchaseInput(buyer.quoteId, offer, change);
  const started = await broker.call(startPurchase, input, buyer.caller);
  return bankPageOf(broker, buyer, started);
}

/** The bank page's address of a purchase that was started, also where the bank takes longer than whoever presses waits. */
export const bankPageOf = async (
  broker: BrokerClient,
  buyer: Buyer,
  { data, message }: Answer<DataOf<typeof startPurchase>>,
): Promise<string> => {
  if (data === null) throw new Error(`not started: ${message}`);
  return data.redirectUrl ?? (await untilState(broker, buyer, "awaiting-bank")).redirectUrl ?? "";
};

type Result = RequestOf<typeof finishPayment>;

/** The hidden fields of the page that sends the browser back. */
export function returnFields(page: string): Result {
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
  return {
    orderId: field("orderId"),
    paymentId: field("paymentId"),
    status: field("status"),
    mdStatus: field("mdStatus"),
    signature: field("signature"),
  };
}

/** Fills in the bank's page and yields what it sends back. */
export async function answerBank(
  broker: BrokerClient,
  redirectUrl: string,
  answer: { readonly action: "approve" | "cancel"; readonly code?: string },
): Promise<Result> {
  const page = await (await broker.fetch(redirectUrl)).text();
  const code = answer.code ?? /class="code">(\d{6})</.exec(page)?.[1] ?? "";
  const body = new URLSearchParams({ action: answer.action, code });
  return returnFields(await (await broker.fetch(redirectUrl, { method: "POST", body })).text());
}

export const statusOf = async (broker: BrokerClient, { caller, quoteId }: Buyer) =>
  (await broker.call(orderStatus, { quoteId }, caller)).data ?? { state: "none" as const };

/** The order at a state, and its customer told of it. */
export const untilState = (broker: BrokerClient, buyer: Buyer, state: OrderState) =>
  until(
    () => statusOf(broker, buyer),
    (status) =>
      status.state === state && !status.messages?.some((message) => message.state === "waiting"),
  );
