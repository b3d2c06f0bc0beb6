import type { AnyLine } from "#shared/lines/line.ts";
import type { OfferAnswer } from "./answers.ts";
import { coverText } from "./cover-table.tsx";

/** A coverage by which a list of offers can be narrowed, as data. */
export interface OfferFilter {
  /** Id of the coverage, and its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly text: string }[];
}

/** What has been chosen of each: an id of its choices, or none. */
export type Wanted = Readonly<Record<string, string | undefined>>;

export const filtersOf = ({ offerView, coverages }: AnyLine): readonly OfferFilter[] =>
  Object.entries(offerView?.filters ?? {}).map(([id, names]) => ({
    id,
    label: coverages[id] ?? id,
    choices: Object.entries(names ?? {}).map(([choice, text]) => ({ id: choice, text })),
  }));

/** What an address or a form asks for; words no filter knows ask for nothing. */
export const wantedOf = (
  query: Pick<URLSearchParams | FormData, "get">,
  filters: readonly OfferFilter[],
): Wanted =>
  Object.fromEntries(
    filters.map(({ id, choices }) => [id, choices.find((each) => each.id === query.get(id))?.id]),
  );

export const isSameWanted = (one: Wanted, other: Wanted): boolean =>
  Object.keys(one).every((id) => one[id] === other[id]);

/** The offers whose coverages are what is wanted. */
export const narrowed = (
  offers: readonly OfferAnswer[],
  filters: readonly OfferFilter[],
  wanted: Wanted,
): OfferAnswer[] =>
  offers.filter(({ offer }) =>
    filters.every(({ id, choices }) => {
      const text = choices.find((choice) => choice.id === wanted[id])?.text;
      const cover = offer.covers.find((each) => each.id === id);
      return text === undefined || (cover !== undefined && coverText(cover) === text);
    }),
  );

/** Offers by their firm, in the order of each firm's first; one by one where packages do not stand together. */
export function groupedOffers(offers: readonly OfferAnswer[], isGrouped: boolean): OfferAnswer[][] {
  if (!isGrouped) return offers.map((offer) => [offer]);
  const firms = new Map<string, OfferAnswer[]>();
  for (const offer of offers) {
    firms.set(offer.firmId, [...(firms.get(offer.firmId) ?? []), offer]);
  }
  return [...firms.values()];
}
