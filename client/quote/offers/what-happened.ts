import type { Answer } from "../answers.ts";
import { hasOffer, tallyOf } from "../answers.ts";
import { offersCopy } from "./offers-copy.ts";

/** Who has answered and how, in one sentence. Who declined or fell silent is told once nobody is waited for. */
export function whatHappened(answers: readonly Answer[]): string {
  const { firms, settled, declined, unanswered } = tallyOf(answers);
  const offers = answers.filter(hasOffer).length;
  const isComplete = settled === firms;
  return [
    offersCopy.progress(settled - unanswered, firms),
    ...(offers === 0 ? [] : [offersCopy.count(offers)]),
    ...(isComplete && declined > 0 ? [offersCopy.declined(declined)] : []),
    ...(isComplete && unanswered > 0 ? [offersCopy.unanswered(unanswered)] : []),
  ].join(" · ");
}
