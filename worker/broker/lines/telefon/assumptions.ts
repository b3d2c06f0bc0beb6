import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Confidence } from "../tariff.ts";
import type { TelefonBook } from "./book.ts";
import { assumptionCopy as copy } from "./copy.ts";
import type { TelefonRisk } from "./risk.ts";

/** What a price rests on, in sentences. `now` in epoch ms. */
export function telefonAssumptions(
  { request: { insured, startDate } }: TelefonRisk,
  { plan, waitingDays }: TelefonBook,
  confidence: Confidence,
  now: number,
): string[] {
  const [{ invoiceKurus, purchaseDate, isSecondHand }] = insured;
  return [
    copy.plan[plan],
    copy.invoice(formatMoney(invoiceKurus)),
    copy.bought(formatDate(purchaseDate), isSecondHand),
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    copy.waiting(waitingDays),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
