import { cardProfile } from "../payment/card-family.ts";
import type { Instalment } from "../lines/rating/instalments.ts";
import { instalmentsForCard } from "../lines/rating/instalments.ts";
import type { Source } from "../insurers/source.ts";
import { findSource } from "../insurers/source.ts";
import type { AnsweredOffer } from "../quote/room/stored-answer.ts";

/** Ways a card (its number or first digits) may pay an offer under its insurer's plan. */
export function instalmentsOf(
  { sourceId, firm, offer }: AnsweredOffer,
  cardDigits: string,
  sources: readonly Source[],
): Instalment[] {
  const plan = findSource(sources, sourceId)?.instalmentPlan(firm.id);
  const table = offer.instalments;
  if (plan === undefined) return table.filter(({ count }) => count === 1);
  return instalmentsForCard(table, plan, cardProfile(cardDigits));
}
