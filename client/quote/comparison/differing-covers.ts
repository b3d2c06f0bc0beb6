import type { Answer } from "../answers.ts";
import { hasOffer } from "../answers.ts";
import { coverCopy } from "./cover-copy.ts";
import { coverText } from "./cover-table.tsx";

/** Ids of the covers that are not the same in every offer; with one offer, none. One an offer lacks it does not cover. */
export function differingCovers(answers: readonly Answer[]): ReadonlySet<string> {
  const offers = answers.filter(hasOffer);
  const ids = new Set(offers.flatMap(({ offer }) => offer.covers.map(({ id }) => id)));
  const textsOf = (wanted: string) =>
    offers.map(({ offer }) => {
      const cover = offer.covers.find(({ id }) => id === wanted);
      return cover === undefined ? coverCopy.excluded : coverText(cover);
    });
  return new Set([...ids].filter((id) => new Set(textsOf(id)).size > 1));
}
