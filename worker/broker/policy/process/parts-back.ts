import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type {
  PartBack,
  PartReturned,
  PaymentFailure,
  PaymentProvider,
} from "../../payment/payment.ts";
import type { SoldPolicy } from "./sold-policy.ts";

/**
 * Which payment gives back how much of a sum: first that of the sale, what is more those of changes. The last one takes the
 * rest, so that its bank says whether there is that much. `key`: idempotency key of the first part.
 */
export function partsOf(
  { paymentId, orderId, paidKurus: amountKurus, ...sold }: SoldPolicy,
  kurus: number,
  key: string,
): PartBack[] {
  const { payments = [{ paymentId, orderId, amountKurus, leftKurus: amountKurus }] } = sold;
  let rest = kurus;
  return payments.flatMap(({ leftKurus, ...transfer }, at) => {
    const partKurus = at === payments.length - 1 ? rest : Math.min(rest, leftKurus);
    rest -= partKurus;
    return partKurus > 0 ? [{ ...transfer, key: at === 0 ? key : `${key}:${at}`, partKurus }] : [];
  });
}

/** What each payment gives back of a sum, in kuruş. */
export const partSums = (sold: SoldPolicy, kurus: number): number[] =>
  partsOf(sold, kurus, "").map(({ partKurus }) => partKurus);

/** What came of it: all went back, or somebody has to see to what is left, besides what went to cards. */
export interface GivenParts {
  readonly cardKurus: number;
  readonly trouble?: Exclude<PartReturned, "returned">;
}

/** Has each part given back; an error where a bank could not be asked, and all of it is asked again. */
export async function giveParts(
  parts: readonly PartBack[],
  payment: PaymentProvider,
): Promise<Result<GivenParts, PaymentFailure>> {
  let given: GivenParts = { cardKurus: 0 };
  for (const part of parts) {
    const returned = await payment.refundPart(part);
    if (!returned.ok) return err(returned.reason);
    given =
      returned.value === "returned"
        ? { ...given, cardKurus: given.cardKurus + part.partKurus }
        : { ...given, trouble: returned.value };
  }
  return ok(given);
}
