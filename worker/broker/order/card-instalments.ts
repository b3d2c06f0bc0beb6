import { cardProfile } from "../payment/card-family.ts";
import type { Instalment } from "../lines/instalments.ts";
import { instalmentsForCard } from "../lines/instalments.ts";
import type { Insurer } from "../insurers/insurer.ts";
import type { FirmOffer } from "../quote/answer-repository.ts";

/** Ways a card (its number or first digits) may pay an offer under its insurer's plan. */
export function instalmentsOf(
  { firmId, offer }: FirmOffer,
  cardDigits: string,
  insurers: readonly Insurer[],
): Instalment[] {
  const insurer = insurers.find(({ id }) => id === firmId);
  const table = offer.instalments;
  if (insurer === undefined) return table.filter(({ count }) => count === 1);
  return instalmentsForCard(table, insurer.instalmentPlan, cardProfile(cardDigits));
}
