import type { DataOf } from "#shared/calls/call.ts";
import type { listOffers } from "#shared/calls/quote/list-offers.ts";

type Listing = DataOf<typeof listOffers>;
export type QuoteSummary = Listing["quote"];
export type Answer = Listing["answers"][number];
export type Offer = NonNullable<Answer["offer"]>;
export type OfferAnswer = Answer & { readonly offer: Offer };

export const hasOffer = (answer: Answer): answer is OfferAnswer =>
  answer.state === "offer" && answer.offer !== undefined;

/** Whether a tax is part of its price; compulsory earthquake insurance bears none. */
export const isTaxed = ({ offer }: OfferAnswer): boolean =>
  offer.charges.some(({ kind }) => kind === "tax");

/** Whose offer it is, and which of the firm's products when it has several. */
export const titleOf = ({ firmName, packageName }: Answer): string =>
  packageName === undefined ? firmName : `${firmName} · ${packageName}`;

/** Insurers (or sources of offers) among some answers, each once. */
export const countFirms = (answers: readonly Answer[]): number =>
  new Set(answers.map(({ firmId }) => firmId)).size;

/** How many insurers were asked, and what became of it; each counts once, by the best it has said. */
export interface Tally {
  readonly firms: number;
  readonly offered: number;
  readonly declined: number;
  /** Whose system failed, or who was waited for in vain. */
  readonly unanswered: number;
  /** All of these; who is not among them is still waited for. */
  readonly settled: number;
}

export function tallyOf(answers: readonly Answer[]): Tally {
  const left = new Set(answers.map(({ firmId }) => firmId));
  const firms = left.size;
  const take = (...states: Answer["state"][]): number => {
    const found = answers.filter(({ firmId, state }) => left.has(firmId) && states.includes(state));
    for (const { firmId } of found) left.delete(firmId);
    return countFirms(found);
  };
  // Who has made one offer and goes on is still waited for.
  const waiting = take("waiting");
  const [offered, declined, unanswered] = [
    take("offer"),
    take("decline"),
    take("failed", "timeout"),
  ];
  return { firms, offered, declined, unanswered, settled: firms - waiting };
}

/** Puts new answers in the place of older ones with the same id; what nobody has waited for comes after the others. */
export function mergeAnswers(answers: readonly Answer[], news: readonly Answer[]): Answer[] {
  const merged = new Map(answers.map((answer) => [answer.id, answer]));
  for (const answer of news) {
    const known = merged.get(answer.id);
    if (known === undefined || answer.sequence >= known.sequence) merged.set(answer.id, answer);
  }
  return [...merged.values()];
}

/** Whether a source has said the last of what it had to say. */
export const isFinished = (news: readonly Answer[], sourceId: string): boolean =>
  news.some(({ id }) => id === sourceId);
