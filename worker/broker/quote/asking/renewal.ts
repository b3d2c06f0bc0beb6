import { daysBetween } from "#shared/format/date.ts";
import { productOf } from "#shared/products/catalogue.ts";
import type { QuoteRequest } from "../../lines/request.ts";

/** Last day of the running policy, "YYYY-MM-DD", and whether renewing today counts as early, by the line's own limit. */
export function renewalOf(
  { productId, history }: QuoteRequest,
  today: string,
): { readonly previousPolicyEnd: string | null; readonly isEarlyRenewal: boolean } {
  const end = "previousPolicyEnd" in history ? history.previousPolicyEnd : undefined;
  const { earlyRenewalDays } = productOf(productId);
  if (end === undefined) return { previousPolicyEnd: null, isEarlyRenewal: false };
  const isEarlyRenewal =
    earlyRenewalDays !== undefined && daysBetween(today, end) > earlyRenewalDays;
  return { previousPolicyEnd: end, isEarlyRenewal };
}
