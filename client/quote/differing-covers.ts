import type { Answer } from "./answers.ts";
import { hasOffer } from "./answers.ts";
import { coverText } from "./cover-table.tsx";

/** Ids of the covers that are not the same in every offer; with one offer, none. */
export function differingCovers(answers: readonly Answer[]): ReadonlySet<string> {
  const offers = answers.filter(hasOffer);
  const texts = new Map<string, Set<string>>();
  for (const { offer } of offers) {
    for (const cover of offer.covers) {
      const seen = texts.get(cover.id) ?? new Set();
      texts.set(cover.id, seen.add(coverText(cover)));
    }
  }
  const isMissing = (id: string) =>
    offers.some(({ offer }) => !offer.covers.some((cover) => cover.id === id));
  const ids = [...texts].filter(([id, values]) => values.size > 1 || isMissing(id));
  return new Set(ids.map(([id]) => id));
}
