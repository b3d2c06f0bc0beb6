import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { DayList } from "../domain/day-list.ts";
import type { IyzicoClient } from "./iyzico-client.ts";
import { DayReportSchema } from "./iyzico-fields.ts";
import type { DayReported } from "./iyzico-fields.ts";
import { currency, kurusOf } from "./iyzico-record.ts";
import type { IyzicoRepository } from "./iyzico-repository.ts";
import type { Movement, PaymentFailure } from "./payment.ts";

/** A day with more is not listed in one go, which counts as no answer. */
const mostPages = 50;

/**
 * What iyzico lists of a day. Its list may come hours after the payments themselves, so it only ever names orders that are
 * then asked for by their ids; that something is missing from it says nothing.
 */
export function createDayList(client: IyzicoClient, payments: IyzicoRepository) {
  /** The order's id is basket and conversation at once; what is done in the panel may have neither, but its payment's id. */
  async function movementOf(reported: DayReported): Promise<Movement> {
    const { transactionType, paymentId, basketId, conversationId, paidPrice } = reported;
    const kind = transactionType === "PAYMENT" ? "capture" : "refund";
    const own = basketId === "" ? (await payments.find(paymentId))?.orderId : basketId;
    const orderId = own ?? (conversationId === "" ? paymentId : conversationId);
    return { orderId, kind, amountKurus: Math.abs(kurusOf(paidPrice)) };
  }

  return async (day: string): Promise<Result<DayList<Movement>, PaymentFailure>> => {
    const rows: Movement[] = [];
    for (let page = 1; page <= mostPages; page++) {
      const query = { locale: "tr", page: String(page), transactionDate: day };
      const read = await client.get("/v2/reporting/payment/transactions", query, DayReportSchema);
      if (!read.ok) return err({ kind: "unavailable" });
      const { transactions, totalPageCount } = read.value;
      const ours = transactions.filter((each) => each.transactionCurrency === currency);
      rows.push(...(await Promise.all(ours.map(movementOf))));
      if (page >= totalPageCount) return ok({ kind: "listed", rows });
    }
    return err({ kind: "unavailable" });
  };
}
