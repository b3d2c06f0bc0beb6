import { bankCopy } from "./copy.ts";
import { bankPageHref } from "#shared/routes.ts";
import { err, ok } from "#shared/result.ts";
import { cardBrandOf } from "#shared/schemas/card/card-brand.ts";
import type { Notifier } from "../notification/notification.ts";
import type { BankPayment } from "./bank-repository.ts";
import type { LedgerEntry } from "./bank-repository.ts";
import type { CaptureFailure, PaymentProvider, PaymentState, Transfer } from "./payment.ts";
import { createSandboxBooks, sumOf } from "./sandbox-books.ts";
import { readNotice } from "./sandbox-notice.ts";
import type { SandboxPagesDeps } from "./sandbox-pages.ts";
import { createSandboxPages } from "./sandbox-pages.ts";
import { failureOf } from "./sandbox-session.ts";
import { outcomeOf, storedOutcome } from "./test-cards.ts";

export interface SandboxDeps extends SandboxPagesDeps {
  readonly notifier: Notifier;
  readonly randomUuid: () => string;
  readonly randomDigits: (count: number) => string;
}

const sessionMs = 10 * 60_000;
/** How long the bank's people look at a payment they review. */
const reviewMs = 60_000;
const codeLength = 6;

/**
 * The embedded practice bank: sessions and ledger in the database, a 3-D Secure page of its own, and the public test
 * cards to play each failure. It keeps of a card only brand, last four digits and how it will behave.
 */
export function createSandbox(deps: SandboxDeps): PaymentProvider {
  const { bank, notifier, now } = deps;

  async function capturable({ paymentId, orderId, amountKurus }: Transfer) {
    const payment = await bank.find(paymentId);
    if (payment?.orderId !== orderId || payment.amountKurus !== amountKurus) {
      return err({ kind: "declined", reason: "refused" });
    }
    if (payment.state !== "verified") {
      return err({ kind: "declined", reason: failureOf(payment) });
    }
    const outcome = storedOutcome(payment.outcome);
    return outcome.kind === "no-capture"
      ? err({ kind: "declined", reason: outcome.reason })
      : ok(payment);
  }

  const book = (kind: "capture" | "refund", { paymentId, amountKurus }: Transfer) =>
    bank.book({
      idempotencyKey: `${kind}:${paymentId}`,
      paymentId,
      kind,
      amountKurus,
      createdAt: now(),
    });

  return {
    async authorise({ orderId, amountKurus, instalmentCount, card, payer, returnUrl }) {
      const outcomeId = outcomeOf(card.number);
      const outcome = storedOutcome(outcomeId);
      if (outcome.kind === "no-session") return err({ kind: "declined", reason: outcome.reason });
      const code = deps.randomDigits(codeLength);
      const session = await bank.open({
        paymentId: deps.randomUuid(),
        orderId,
        amountKurus,
        instalmentCount,
        cardBrand: cardBrandOf(card.number)?.name ?? bankCopy.otherBrand,
        cardLastFour: card.number.slice(-4),
        outcome: outcomeId,
        state: "waiting",
        failure: null,
        code,
        codeTries: 0,
        returnUrl,
        createdAt: now(),
        expiresAt: now() + sessionMs,
      });
      const text = bankCopy.smsText(amountKurus, session.code);
      const dedupeKey = `bank:${session.paymentId}`;
      await notifier.send({ channel: "sms", to: payer.phone, subject: "", text, dedupeKey });
      return ok(sessionOf(session));
    },
    async capture(transfer) {
      const payment = await capturable(transfer);
      if (!payment.ok) return payment;
      await book("capture", transfer);
      const entries = await bank.ledger([transfer.paymentId]);
      if (entries.some(({ kind }) => kind === "refund")) return err(refused);
      const review = reviewOf(payment.value, entries, now());
      return review === undefined ? ok(undefined) : err(review);
    },
    async refund(transfer) {
      const entries = await bank.ledger([transfer.paymentId]);
      if (!entries.some(({ kind }) => kind === "capture")) return ok("nothing-taken");
      await book("refund", transfer);
      return ok("returned");
    },
    async refundPart({ key, partKurus, ...transfer }) {
      const idempotencyKey = `refund:${transfer.paymentId}:${key}`;
      const [payment, entries] = await Promise.all([
        bank.find(transfer.paymentId),
        bank.ledger([transfer.paymentId]),
      ]);
      if (entries.some((entry) => entry.idempotencyKey === idempotencyKey)) return ok("returned");
      const leftKurus =
        sumOf(entries, "capture") - sumOf(entries, "refund") - sumOf(entries, "chargeback");
      if (payment === undefined || partKurus > leftKurus) return ok("too-much");
      if (storedOutcome(payment.outcome).kind === "no-return") return ok("card-refused");
      const { paymentId } = transfer;
      const moved = { kind: "refund", amountKurus: partKurus, createdAt: now() };
      await bank.book({ idempotencyKey, paymentId, ...moved });
      return ok("returned");
    },
    async query(paymentId) {
      const payment = await bank.find(paymentId);
      if (payment === undefined) return ok(refused);
      return ok(stateOf(payment, await bank.ledger([paymentId]), now()));
    },
    ...createSandboxBooks(bank),
    readNotice: (request) => readNotice(deps.key, request),
    // A capture is one entry of the ledger: none comes late.
    endedUnpaid: async () => [],
    pages: createSandboxPages(deps),
  };
}

function sessionOf({ paymentId, expiresAt }: BankPayment) {
  return { paymentId, expiresAt, redirectUrl: bankPageHref(paymentId) };
}

const refused = { kind: "declined", reason: "refused" } as const;

/** What the bank's people say of money that is taken; undefined when it counts. */
function reviewOf(
  { outcome: id }: BankPayment,
  entries: readonly LedgerEntry[],
  now: number,
): CaptureFailure | undefined {
  const outcome = storedOutcome(id);
  const taken = entries.find(({ kind }) => kind === "capture");
  if (outcome.kind !== "review" || taken === undefined) return undefined;
  if (now < taken.createdAt + reviewMs) return { kind: "reviewing" };
  return outcome.isAccepted ? undefined : { kind: "rejected" };
}

function stateOf(payment: BankPayment, entries: readonly LedgerEntry[], now: number): PaymentState {
  const takenKurus = sumOf(entries, "capture");
  if (takenKurus > 0) {
    if (sumOf(entries, "refund") >= takenKurus) return { kind: "refunded" };
    const isReviewed = reviewOf(payment, entries, now)?.kind === "reviewing";
    return { kind: isReviewed ? "reviewing" : "captured" };
  }
  if (payment.state === "verified") return { kind: "verified" };
  if (payment.state === "failed") return { kind: "declined", reason: failureOf(payment) };
  return payment.expiresAt > now
    ? { kind: "waiting" }
    : { kind: "declined", reason: "session-expired" };
}
