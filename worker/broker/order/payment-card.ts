import * as v from "valibot";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { card } from "#shared/schemas/card/card.ts";
import type { Paces } from "../limits/rate-limits.ts";
import type { CardDetails } from "../payment/payment.ts";

const minuteMs = 60_000;

/** Bank sessions opened, one card after the other: nobody finds out here which of many stolen ones works. */
export const paymentPaces: Paces = {
  quote: { burst: 5, everyMs: 5 * minuteMs },
  visitor: { burst: 5, everyMs: 5 * minuteMs },
  address: { burst: 15, everyMs: 2 * minuteMs },
};

/** A card as it was typed, of which anything may be missing. */
type TypedCard = Readonly<
  Record<"cardNumber" | "cardHolder" | "cardExpiry" | "cardCvc", string | undefined>
>;

/** Checks a card; errors are by wire name. */
export function readCard(
  typed: TypedCard,
  now: number,
): Result<CardDetails, Record<string, string[]>> {
  const texts = Object.entries(typed).map(([name, text = ""]) => [name, text]);
  const read = v.safeParse(card(now), Object.fromEntries(texts));
  const nested: Record<string, string[]> = {};
  for (const issue of read.issues ?? []) {
    const key = v.getDotPath(issue) ?? "";
    (nested[key.charAt(0).toUpperCase() + key.slice(1)] ??= []).push(issue.message);
  }
  if (!read.success) return err(nested);
  const { cardNumber: number, cardHolder: holder, cardExpiry: expiry, cardCvc: cvc } = read.output;
  return ok({ number, holder, expiry, cvc });
}
