import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { alert } from "../log.ts";
import type { IyzicoClient } from "./iyzico-client.ts";
import type { Authorised, Reported } from "./iyzico-fields.ts";
import {
  DetailSchema,
  ReportSchema,
  reportedSuccess,
  signedFields,
  signedPrice,
  toPrice,
} from "./iyzico-fields.ts";
import type { PaymentFailure, PaymentRecord, Transfer } from "./payment.ts";

/** What became of a payment's money, and whether fraud control lets it count. */
export type MoneyState = "not-taken" | "failed" | "reviewing" | "rejected" | "accepted";

const unavailable = { kind: "unavailable" } as const satisfies PaymentFailure;

/** The one currency that is sold in. */
export const currency = "TRY";

/** Writes that an answer is not believed, and says so. */
export function disbelieved(
  { orderId }: Pick<Transfer, "orderId">,
  step: string,
): Result<never, PaymentFailure> {
  alert("payment-answer-refused", { orderId, step });
  return err(unavailable);
}

/** Whether a price as iyzico writes it is the amount of a transfer. */
export const isWhole = (price: string, { amountKurus }: Pick<Transfer, "amountKurus">): boolean =>
  signedPrice(price) === signedPrice(toPrice(amountKurus));

/** Whether an answer is about this payment, of this order, over its amount. */
export const isAbout = (answer: Authorised, transfer: Transfer): boolean =>
  answer.paymentId === transfer.paymentId &&
  answer.conversationId === transfer.orderId &&
  answer.basketId === transfer.orderId &&
  answer.currency === currency &&
  isWhole(answer.price, transfer) &&
  isWhole(answer.paidPrice, transfer);

/** What fraud control says of money that is taken. */
export const moneyStateOf = ({ fraudStatus }: Authorised): MoneyState =>
  fraudStatus === 1 ? "accepted" : fraudStatus === 0 ? "reviewing" : "rejected";

/** Whether a report tells of this order, in our currency. */
const isReportOfOrder = (reported: Reported, { orderId }: Pick<Transfer, "orderId">): boolean =>
  reported.paymentConversationId === orderId &&
  reported.basketId === orderId &&
  reported.currency === currency;

/** Whether a report tells of this payment and its whole amount. */
const isReportOf = (reported: Reported, transfer: Transfer): boolean =>
  isReportOfOrder(reported, transfer) &&
  isWhole(reported.price, transfer) &&
  isWhole(reported.paidPrice, transfer);

const isReturned = (
  { paymentRefundStatus, cancels }: Reported,
  transfer: Pick<Transfer, "amountKurus">,
): boolean =>
  paymentRefundStatus === "TOTALLY_REFUNDED" ||
  cancels.some(
    ({ refundStatus, refundPrice }) =>
      refundStatus === reportedSuccess &&
      refundPrice !== undefined &&
      isWhole(refundPrice, transfer),
  );

export const kurusOf = (price: string): number => Math.round(Number(price) * 100);

function sumOf(made: readonly Reported[]): Omit<PaymentRecord, "paymentId"> {
  const takenKurus = made.reduce((total, { paidPrice }) => total + kurusOf(paidPrice), 0);
  const isBack = (each: Reported) => isReturned(each, { amountKurus: kurusOf(each.paidPrice) });
  if (made.every(isBack)) return { takenKurus, returned: "whole", returnedKurus: takenKurus };
  const isKept = made.every(({ paymentRefundStatus }) => paymentRefundStatus === "NOT_REFUNDED");
  const returnedKurus = made
    .flatMap(({ cancels }) => cancels)
    .reduce(
      (total, { refundStatus, refundPrice = "0" }) =>
        total + (refundStatus === reportedSuccess ? kurusOf(refundPrice) : 0),
      0,
    );
  return { takenKurus, returned: isKept ? "none" : "part", returnedKurus };
}

/** What iyzico itself knows of a payment; it is asked before money is moved. */
export function createIyzicoRecord(client: IyzicoClient) {
  /** What became of the money, by the signed look-up. One that iyzico does not find has none taken. */
  async function moneyOf(transfer: Transfer): Promise<Result<MoneyState, PaymentFailure>> {
    const { paymentId, orderId } = transfer;
    const body = {
      locale: "tr",
      conversationId: orderId,
      paymentId,
      paymentConversationId: orderId,
    };
    const read = await client.post("/payment/detail", body, DetailSchema);
    if (!read.ok) return read.reason.kind === "declined" ? ok("not-taken") : err(unavailable);
    const { value } = read;
    const isSigned =
      value.signature === undefined ||
      (await client.isSigned({ ...value, signature: value.signature }, signedFields.payment));
    if (!isSigned) return disbelieved(transfer, "detail");
    if (!("fraudStatus" in value)) {
      return ok(value.paymentStatus === "FAILURE" ? "failed" : "not-taken");
    }
    return isAbout(value, transfer) ? ok(moneyStateOf(value)) : disbelieved(transfer, "detail");
  }

  /**
   * What was given back. The report that knows it may lag behind: that nothing was taken counts only where the look-up
   * says so too.
   */
  async function backOf(
    transfer: Transfer,
  ): Promise<Result<"not-taken" | "kept" | "returned", PaymentFailure>> {
    const { paymentId, orderId } = transfer;
    const query = { locale: "tr", conversationId: orderId, paymentConversationId: orderId };
    const read = await client.get("/v2/reporting/payment/details", query, ReportSchema);
    if (!read.ok) return err(unavailable);
    const reported = read.value.payments.find((each) => each.paymentId === paymentId);
    if (reported?.paymentStatus === reportedSuccess) {
      if (!isReportOf(reported, transfer)) return disbelieved(transfer, "report");
      if (isReturned(reported, transfer)) return ok("returned");
      if (reported.paymentRefundStatus === "NOT_REFUNDED") return ok("kept");
      // A part was given back by hand: how much is left is for a person to say.
      alert("payment-partly-refunded", { orderId });
      return err(unavailable);
    }
    const money = await moneyOf(transfer);
    if (!money.ok) return money;
    const isNone = money.value === "not-taken" || money.value === "failed";
    return isNone ? ok("not-taken") : err(unavailable);
  }

  /**
   * What an order's payments come to, be they ours or others under its id. As with `backOf`, that there are none counts only
   * where the look-up says so too.
   */
  async function booksOf(transfer: Transfer): Promise<Result<PaymentRecord, PaymentFailure>> {
    const { paymentId, orderId } = transfer;
    const query = { locale: "tr", conversationId: orderId, paymentConversationId: orderId };
    const read = await client.get("/v2/reporting/payment/details", query, ReportSchema);
    if (!read.ok) return err(unavailable);
    const made = read.value.payments.filter((each) => each.paymentStatus === reportedSuccess);
    if (made.some((each) => !isReportOfOrder(each, transfer) || !(kurusOf(each.paidPrice) > 0))) {
      return disbelieved(transfer, "report");
    }
    if (made.length > 0) return ok({ paymentId, ...sumOf(made) });
    const money = await moneyOf(transfer);
    if (!money.ok) return money;
    const isNone = money.value === "not-taken" || money.value === "failed";
    return isNone
      ? ok({ paymentId, takenKurus: 0, returned: "none", returnedKurus: 0 })
      : err(unavailable);
  }

  return { moneyOf, backOf, booksOf };
}
