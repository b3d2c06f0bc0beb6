import { amendCancellation } from "#shared/calls/policy/amend-cancellation.ts";
import { confirmCancellation } from "#shared/calls/policy/confirm-cancellation.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { confirmChange } from "#shared/calls/policy/confirm-change.ts";
import { getChange } from "#shared/calls/policy/get-change.ts";
import { prepareChange } from "#shared/calls/policy/prepare-change.ts";
import { getCancellation } from "#shared/calls/policy/get-cancellation.ts";
import type { CancellationState } from "#shared/calls/policy/cancellation-fields.ts";
import type { GroundId } from "#shared/calls/policy/grounds.ts";
import { prepareCancellation } from "#shared/calls/policy/prepare-cancellation.ts";
import type { RequestOf } from "#shared/calls/call.ts";
import type { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { expect } from "vitest";
import type { BrokerClient, TestBroker } from "./harness.ts";
import { kasko } from "#shared/lines/kasko/kasko.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  answersOf,
  lastCode,
  makePhone,
  makeQuote,
  makeVisitor,
  plateOf,
  quoteInput,
  startBuying,
  until,
  untilAnswered,
  untilState,
} from "./journey.ts";

export const paper = {
  fileName: "satis.pdf",
  content: Buffer.from("%PDF-1.7").toString("base64"),
};

/** Pays for a quote's cheapest offer, until its policy is there. */
export async function payFor(
  client: BrokerClient,
  buyer: Buyer,
  change: Partial<RequestOf<typeof startPurchase>> = {},
): Promise<Buyer> {
  const result = await answerBank(client, await startBuying(client, buyer, change), {
    action: "approve",
  });
  await client.call(finishPayment, result, buyer.caller);
  await untilState(client, buyer, "done");
  return buyer;
}

/** A policy that somebody has bought. */
export const buyPolicy = async (
  client: BrokerClient,
  change: Partial<RequestOf<typeof startPurchase>> = {},
): Promise<Buyer> => payFor(client, await makeQuote(client), change);

/** The same of own damage, of a vehicle of its own. */
export async function buyOwnDamage(
  client: BrokerClient,
  change: Parameters<typeof payFor>[2] = {},
  who?: Pick<Buyer, "caller" | "phone">,
): Promise<Buyer> {
  const { caller, phone } = who ?? (await makeVisitor(client));
  const input = quoteInput(phone, { plate: plateOf(makePhone()) });
  const created = await client.call(kasko.quoteCall, input, caller);
  const buyer = { caller, phone, quoteId: created.data?.quoteId ?? "" };
  await untilAnswered(client, buyer);
  const answers = await answersOf(client, buyer);
  // One vehicle in sixty is too old for everybody.
  const isOffered = answers.some(({ offer }) => offer !== undefined);
  return isOffered ? payFor(client, buyer, change) : buyOwnDamage(client, change, who);
}

export interface Leaving {
  readonly ground: GroundId;
  readonly eventDay?: string;
  readonly hasClaim?: boolean;
  readonly file?: typeof paper;
}

/** What of leaving a policy is asked with the code. */
export async function confirmation(
  client: BrokerClient,
  { caller, phone, quoteId }: Buyer,
  { file, hasClaim = false, ...what }: Leaving,
): Promise<RequestOf<typeof confirmCancellation>> {
  const asked = await client.call(getCancellation, { quoteId, ...what }, caller);
  const leaving = { quoteId, hasClaim, ...what };
  const prepared = await client.call(prepareCancellation, { ...leaving, file }, caller);
  expect(prepared.errors).toEqual({});
  return {
    ...leaving,
    acceptedKurus: asked.data?.refund?.refundKurus ?? 0,
    code: await lastCode(client, phone),
    pageUrl: "http://site.test/teklif/x/police/iptal",
    shortUrl: "http://site.test/k/20123456789ABCDEF",
  };
}

/** Leaves a policy. */
export async function leave(client: BrokerClient, buyer: Buyer, leaving: Leaving) {
  const input = await confirmation(client, buyer, leaving);
  return client.call(confirmCancellation, input, buyer.caller);
}

export const standing = async (client: BrokerClient, { caller, quoteId }: Buyer) =>
  (await client.call(getCancellation, { quoteId }, caller)).data?.cancellation;

/** The cancellation at a state. */
export const untilLeft = (client: BrokerClient, buyer: Buyer, state: CancellationState) =>
  until(
    () => standing(client, buyer),
    (seen) => seen?.state === state,
  );

export const amend = (
  client: BrokerClient,
  { caller, quoteId }: Buyer,
  change: Omit<RequestOf<typeof amendCancellation>, "quoteId">,
) => client.call(amendCancellation, { quoteId, ...change }, caller);

/** A registration document in place of the one a policy was issued with. */
export const newRegistration: Pick<RequestOf<typeof prepareChange>, "change" | "values"> = {
  change: "registration",
  values: [{ name: "document", text: "KL 654321" }],
};

/** A policy of a new vehicle that has no plate yet, in a province. */
export const buyUnplated = async (
  client: BrokerClient,
  provinceCode: string,
  change: Partial<RequestOf<typeof startPurchase>> = {},
): Promise<Buyer> =>
  payFor(client, await makeQuote(client, { plate: `${provinceCode} YK` }), change);

/** The plate that such a vehicle has got. */
export const newPlate = (provinceCode: string): typeof newRegistration => ({
  change: "plate",
  values: [
    { name: "plate", text: plateOf(makePhone()).replace("34", provinceCode) },
    { name: "document", text: "KL 654321" },
  ],
});

/** What of a change is asked with the code. */
export async function changeConfirmation(
  client: BrokerClient,
  { caller, phone, quoteId }: Buyer,
  asked = newRegistration,
): Promise<RequestOf<typeof confirmChange>> {
  const wanted = { quoteId, ...asked };
  const found = await client.call(getChange, wanted, caller);
  const prepared = await client.call(prepareChange, wanted, caller);
  expect(prepared.errors).toEqual({});
  return {
    ...wanted,
    differenceKurus: found.data?.priced?.differenceKurus ?? 0,
    code: await lastCode(client, phone),
    pageUrl: "http://site.test/teklif/x/police/bilgiler",
    shortUrl: "http://site.test/k/20123456789ABCDEF",
  };
}

/** The insurer of a policy cannot be asked from then on. */
export async function silenceInsurerOf({ quoteId }: Buyer, broker: TestBroker): Promise<void> {
  const [row] = await broker.query<{ firm_id: string }>(
    `SELECT firm_id FROM policies WHERE quote_id = '${quoteId}'`,
  );
  await broker.change({ outages: { [row?.firm_id ?? ""]: "error" } });
}

/** The card that pays for a change. */
export const changeCard = {
  cardNumber: "5528790000000008",
  cardHolder: "Çağrı Şimşekoğlu",
  cardExpiry: "12/30",
  cardCvc: "123",
  returnUrl: "http://site.test/odeme/donus",
} as const;
