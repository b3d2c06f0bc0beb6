import { bankPageHref, endpoints } from "#shared/routes.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { IyzicoRepository } from "./iyzico-repository.ts";
import { createIyzicoClient } from "./iyzico-client.ts";
import type { IyzicoClientOptions } from "./iyzico-client.ts";
import type { Authorised } from "./iyzico-fields.ts";
import {
  AuthorisedSchema,
  DetailSchema,
  DoneSchema,
  InitialisedSchema,
  initialiseBody,
  signedPrice,
  toPrice,
} from "./iyzico-fields.ts";
import { createIyzicoPages } from "./iyzico-pages.ts";
import type { PaymentFailure, PaymentProvider, PaymentState, Transfer } from "./payment.ts";

export interface IyzicoDeps extends IyzicoClientOptions {
  readonly payments: IyzicoRepository;
  /** Address of this site, where the bank's page returns to. */
  readonly publicUrl: string;
  /** Signs what we tell ourselves through the customer's browser. */
  readonly key: Uint8Array<ArrayBuffer>;
  readonly now: () => number;
}

const sessionMs = 15 * 60_000;
const unavailable = { kind: "unavailable" } as const satisfies PaymentFailure;
const captured = "SUCCESS";

/** Cards through iyzico. Its calls are not idempotent: what it knows is asked before money is moved. */
export function createIyzico(deps: IyzicoDeps): PaymentProvider {
  const { payments, now } = deps;
  const client = createIyzicoClient(deps);

  async function isCaptured(transfer: Pick<Transfer, "paymentId" | "orderId">) {
    const { paymentId, orderId: paymentConversationId } = transfer;
    const body = {
      locale: "tr",
      conversationId: paymentConversationId,
      paymentId,
      paymentConversationId,
    };
    const detail = await client.post("/payment/detail", body, DetailSchema);
    if (detail.ok) return ok(detail.value.paymentStatus === captured);
    return detail.reason.kind === "declined" ? ok(false) : err(unavailable);
  }

  function isGenuine(answer: Authorised): Promise<boolean> {
    const { currency, basketId, conversationId, paidPrice, price, signature } = answer;
    const amounts = [signedPrice(paidPrice), signedPrice(price)];
    const values = [answer.paymentId, currency, basketId, conversationId, ...amounts];
    return client.isSigned(values, signature);
  }

  async function take(
    { paymentId, orderId, amountKurus }: Transfer,
    conversationData: string | null,
  ): Promise<Result<undefined, PaymentFailure>> {
    const data = conversationData === null ? {} : { conversationData };
    const body = { locale: "tr", conversationId: orderId, paymentId, ...data };
    const answer = await client.post("/payment/3dsecure/auth", body, AuthorisedSchema);
    if (!answer.ok) return err(answer.reason);
    const isWhole = signedPrice(answer.value.paidPrice) === signedPrice(toPrice(amountKurus));
    if (!isWhole || !(await isGenuine(answer.value))) return err(unavailable);
    if (answer.value.fraudStatus === 0) return err(unavailable);
    return answer.value.fraudStatus === 1
      ? ok(undefined)
      : err({ kind: "declined", reason: "fraud-suspected" });
  }

  return {
    async authorise(request) {
      const callbackUrl = deps.publicUrl + endpoints.bankLanding.replace(":order", request.orderId);
      const body = initialiseBody(request, callbackUrl);
      const answer = await client.post("/payment/3dsecure/initialize", body, InitialisedSchema);
      if (!answer.ok) return err(answer.reason);
      const { paymentId, conversationId, threeDSHtmlContent, signature } = answer.value;
      if (!(await client.isSigned([paymentId, conversationId], signature))) return err(unavailable);
      const page = new TextDecoder().decode(
        Uint8Array.from(atob(threeDSHtmlContent), (character) => character.charCodeAt(0)),
      );
      const expiresAt = now() + sessionMs;
      const { orderId, amountKurus, returnUrl } = request;
      const times = { createdAt: now(), expiresAt, refundedAt: null };
      const state = { conversationData: null, verified: null };
      await payments.add({ paymentId, orderId, amountKurus, returnUrl, page, ...times, ...state });
      return ok({ paymentId, expiresAt, redirectUrl: bankPageHref(orderId) });
    },
    async capture(transfer) {
      const payment = await payments.find(transfer.paymentId);
      if (payment?.orderId !== transfer.orderId || payment.verified !== true) {
        return err({ kind: "declined", reason: "not-authenticated" });
      }
      const known = await isCaptured(transfer);
      if (!known.ok) return known;
      return known.value ? ok(undefined) : take(transfer, payment.conversationData);
    },
    async refund(transfer) {
      const payment = await payments.find(transfer.paymentId);
      const known = await isCaptured(transfer);
      if (!known.ok) return known;
      if (!known.value || (payment?.refundedAt ?? null) !== null) return ok(undefined);
      const { paymentId, orderId: conversationId, amountKurus } = transfer;
      const body = {
        locale: "tr",
        conversationId,
        paymentId,
        price: toPrice(amountKurus),
        currency: "TRY",
      };
      const answer = await client.post("/v2/payment/refund", body, DoneSchema);
      if (!answer.ok) return err(unavailable);
      await payments.markRefunded(paymentId, now());
      return ok(undefined);
    },
    async query(paymentId) {
      const payment = await payments.find(paymentId);
      if (payment === undefined) return ok({ kind: "declined", reason: "refused" });
      if (payment.refundedAt !== null) return ok({ kind: "refunded" });
      if (payment.verified !== true) return ok(unverified(payment, now()));
      const known = await isCaptured(payment);
      return known.ok ? ok({ kind: known.value ? "captured" : "verified" }) : known;
    },
    pages: createIyzicoPages(deps, client),
  };
}

function unverified(
  { verified, expiresAt }: { verified: boolean | null; expiresAt: number },
  now: number,
): PaymentState {
  if (verified === false) return { kind: "declined", reason: "not-authenticated" };
  return expiresAt > now ? { kind: "waiting" } : { kind: "declined", reason: "session-expired" };
}
