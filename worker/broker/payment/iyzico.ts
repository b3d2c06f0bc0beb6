import { bankPageHref, endpoints } from "#shared/routes.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { IyzicoRepository } from "./iyzico-repository.ts";
import { unlisted } from "../domain/day-list.ts";
import { createIyzicoClient } from "./iyzico-client.ts";
import type { IyzicoClientOptions } from "./iyzico-client.ts";
import { createDayList } from "./iyzico-day.ts";
import {
  AuthorisedSchema,
  InitialisedSchema,
  RefundedSchema,
  initialiseBody,
  signedFields,
  toPrice,
} from "./iyzico-fields.ts";
import { createIyzicoPages } from "./iyzico-pages.ts";
import type { MoneyState } from "./iyzico-record.ts";
import {
  createIyzicoRecord,
  currency,
  disbelieved,
  isAbout,
  isWhole,
  moneyStateOf,
} from "./iyzico-record.ts";
import type {
  CaptureFailure,
  PaymentFailure,
  PaymentProvider,
  PaymentState,
  Transfer,
} from "./payment.ts";

export interface IyzicoDeps extends IyzicoClientOptions {
  readonly payments: IyzicoRepository;
  /** Address of this site, where the bank's page returns to. */
  readonly publicUrl: string;
  /** Signs what we tell ourselves through the customer's browser. */
  readonly key: Uint8Array<ArrayBuffer>;
  readonly now: () => number;
}

const sessionMs = 15 * 60_000;
/** For so long money that comes late is looked for. */
const lateMs = 7 * 86_400_000;

const declined = { kind: "declined", reason: "refused" } as const satisfies PaymentFailure;
const unavailable = { kind: "unavailable" } as const satisfies PaymentFailure;

/** What a capture says of money that is taken, or will never be; undefined while it can still be taken. */
function capturedOf(state: MoneyState): Result<undefined, CaptureFailure> | undefined {
  switch (state) {
    case "accepted":
      return ok(undefined);
    case "reviewing":
    case "rejected":
      return err({ kind: state });
    case "failed":
      return err(declined);
    case "not-taken":
      return undefined;
  }
}

const stateOf: Readonly<Record<MoneyState, PaymentState>> = {
  accepted: { kind: "captured" },
  rejected: { kind: "captured" },
  reviewing: { kind: "reviewing" },
  failed: declined,
  "not-taken": { kind: "verified" },
};

/** Cards through iyzico. Its calls are not idempotent: what it knows is asked before money is moved. */
export function createIyzico(deps: IyzicoDeps): PaymentProvider {
  const { payments, now } = deps;
  const client = createIyzicoClient(deps);
  const record = createIyzicoRecord(client);

  async function take(
    transfer: Transfer,
    conversationData: string | null,
  ): Promise<Result<undefined, CaptureFailure>> {
    const { paymentId, orderId } = transfer;
    const data = conversationData === null ? {} : { conversationData };
    const body = { locale: "tr", conversationId: orderId, paymentId, ...data };
    const answer = await client.post("/payment/3dsecure/auth", body, AuthorisedSchema);
    if (!answer.ok && answer.reason.kind === "unavailable") return err(unavailable);
    if (!answer.ok) {
      // A call that is repeated is refused too, whatever became of the first: the record says.
      const known = await record.moneyOf(transfer);
      if (!known.ok) return known;
      return known.value === "failed" ? answer : (capturedOf(known.value) ?? answer);
    }
    const isGenuine = await client.isSigned(answer.value, signedFields.payment);
    if (!isGenuine || !isAbout(answer.value, transfer)) return disbelieved(transfer, "auth");
    return capturedOf(moneyStateOf(answer.value)) ?? err(unavailable);
  }

  /** Gives back so much of a payment. What is refused moves nothing. */
  async function giveBack(transfer: Transfer): Promise<Result<"returned", PaymentFailure>> {
    const { paymentId, orderId: conversationId, amountKurus } = transfer;
    const price = toPrice(amountKurus);
    const body = { locale: "tr", conversationId, paymentId, price, currency };
    const answer = await client.post("/v2/payment/refund", body, RefundedSchema);
    if (!answer.ok) return answer;
    const isOurs =
      answer.value.paymentId === paymentId &&
      answer.value.conversationId === conversationId &&
      answer.value.currency === currency &&
      isWhole(answer.value.price, transfer);
    const isGenuine = await client.isSigned(answer.value, signedFields.refunded);
    return isOurs && isGenuine ? ok("returned") : disbelieved(transfer, "refund");
  }

  return {
    async authorise(request) {
      const { orderId, amountKurus, returnUrl } = request;
      const callbackUrl = deps.publicUrl + endpoints.bankLanding.replace(":order", orderId);
      const body = initialiseBody(request, callbackUrl);
      const answer = await client.post("/payment/3dsecure/initialize", body, InitialisedSchema);
      if (!answer.ok) return err(answer.reason);
      const { paymentId, conversationId, threeDSHtmlContent } = answer.value;
      const isGenuine = await client.isSigned(answer.value, signedFields.initialised);
      if (!isGenuine || conversationId !== orderId) return disbelieved(request, "initialize");
      const page = new TextDecoder().decode(
        Uint8Array.from(atob(threeDSHtmlContent), (character) => character.charCodeAt(0)),
      );
      const expiresAt = now() + sessionMs;
      const times = { createdAt: now(), expiresAt, refundedAt: null };
      const state = { conversationData: null, verified: null };
      await payments.add({ paymentId, orderId, amountKurus, returnUrl, page, ...times, ...state });
      return ok({ paymentId, expiresAt, redirectUrl: bankPageHref(orderId) });
    },
    async capture(transfer) {
      const payment = await payments.find(transfer.paymentId);
      const isOurs =
        payment?.orderId === transfer.orderId && payment.amountKurus === transfer.amountKurus;
      if (!isOurs || payment.refundedAt !== null) return err(declined);
      if (payment.verified !== true) return err({ kind: "declined", reason: "not-authenticated" });
      const known = await record.moneyOf(transfer);
      if (!known.ok) return known;
      return capturedOf(known.value) ?? take(transfer, payment.conversationData);
    },
    async refund(transfer) {
      const payment = await payments.find(transfer.paymentId);
      if ((payment?.refundedAt ?? null) !== null) return ok("returned");
      const back = await record.backOf(transfer);
      if (!back.ok) return back;
      if (back.value === "not-taken") return ok("nothing-taken");
      const returned = back.value === "returned" ? ok(back.value) : await giveBack(transfer);
      // Refused as one that was made already, it is found in the record by the next try.
      if (!returned.ok) return err(unavailable);
      await payments.markRefunded(transfer.paymentId, now());
      return returned;
    },
    async refundPart({ key, partKurus, ...transfer }) {
      const asked = await payments.findPart(key);
      if ((asked?.returnedAt ?? null) !== null) return ok("returned");
      const books = await record.booksOf(transfer);
      if (!books.ok) return books;
      const { takenKurus, returnedKurus } = books.value;
      if (asked !== undefined) {
        // The report may lag behind: a part whose answer was lost is never asked for again by itself.
        if (returnedKurus < asked.beforeKurus + partKurus) return err(unavailable);
      } else {
        if (partKurus > takenKurus - returnedKurus) return ok("too-much");
        const { paymentId } = transfer;
        const part = { key, paymentId, partKurus, beforeKurus: returnedKurus };
        await payments.askPart({ ...part, askedAt: now(), returnedAt: null });
        const returned = await giveBack({ ...transfer, amountKurus: partKurus });
        if (!returned.ok && returned.reason.kind === "unavailable") return returned;
        if (!returned.ok) {
          await payments.dropPart(key);
          return ok("card-refused");
        }
      }
      await payments.markPart(key, now());
      return ok("returned");
    },
    async query(paymentId) {
      const payment = await payments.find(paymentId);
      if (payment === undefined) return ok(declined);
      if (payment.refundedAt !== null) return ok({ kind: "refunded" });
      if (payment.verified !== true) return ok(unverified(payment, now()));
      const known = await record.moneyOf(payment);
      return known.ok ? ok(stateOf[known.value]) : known;
    },
    async record(orderId) {
      // What we have no session of is asked for all the same: it may be ours that is lost.
      const payment = await payments.transferOf(orderId);
      return record.booksOf(payment ?? { paymentId: "", orderId, amountKurus: 0 });
    },
    movements: createDayList(client, payments),
    // Neither its reports nor its messages are documented to tell of them.
    chargebacks: async () => ok(unlisted),
    readNotice: async () => undefined,
    endedUnpaid: async () => {
      const since = now() - lateMs;
      return [...(await payments.endedUnpaid(since)), ...(await payments.leftCharges(since))];
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
