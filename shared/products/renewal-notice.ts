import type { ProductId } from "./catalogue.ts";
import { productOf } from "./catalogue.ts";

/** Days before the end of a policy, where its line does not say from when a renewal is not early any more. */
const usualDays = 15;
/** A policy that runs for less is of a trip or a handover, and nobody renews it. */
const shortestRenewedMs = 180 * 86_400_000;

/** How many days before its end the holder of a policy is best told; undefined for one that is not renewed. */
export function renewalNoticeDays(
  productId: ProductId,
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
): number | undefined {
  if (endsAt - startsAt < shortestRenewedMs) return undefined;
  return productOf(productId).earlyRenewalDays ?? usualDays;
}
