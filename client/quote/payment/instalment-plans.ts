import type { ReviewData } from "#client/pages/purchase/loader.server.ts";
import { formatInstalment } from "#shared/format/instalment.ts";
import { formatMoney } from "#shared/format/money.ts";
import { unbroken } from "#shared/format/unbroken.ts";
import { purchaseCopy } from "./purchase-copy.ts";

type Plan = ReviewData["offer"]["instalments"][number];

/** The ways to pay an offer, as choices. */
export const plansOf = (plans: readonly Plan[]) =>
  plans.map((plan) => ({
    id: String(plan.count),
    name:
      plan.count === 1
        ? purchaseCopy.cash(formatMoney(plan.totalKurus))
        : formatInstalment(plan.eachKurus, plan.count),
    // One payment is its own total.
    ...(plan.count === 1 ? {} : { tooltip: unbroken(totalText(plan)) }),
  }));

/** What a plan comes to, and what its first instalment is where that is more than the others. */
function totalText({ firstKurus, eachKurus, totalKurus }: Plan): string {
  const total = formatMoney(totalKurus);
  return firstKurus === eachKurus
    ? purchaseCopy.total(total)
    : purchaseCopy.totalWithFirst(total, formatMoney(firstKurus));
}

/** What is said of the ways to pay an offer; `card` is null until the card's first digits are known. */
export function instalmentsHint(
  { instalments, cardFamilies }: ReviewData["offer"],
  card: ReviewData["payment"],
): string {
  if (instalments.length < 2) return purchaseCopy.cashOnly;
  if (card === null) return purchaseCopy.instalmentsHint;
  const name = purchaseCopy.cardOf(card.bankName ?? "", card.cardFamily ?? "");
  if (card.instalments.length > 1) return name || purchaseCopy.instalmentsHint;
  return [name, purchaseCopy.noInstalments(cardFamilies ?? [])].filter(Boolean).join(". ");
}
