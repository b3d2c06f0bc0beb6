import type { AnyLine } from "#shared/lines/line.ts";
import type { Answer, OfferAnswer } from "../answers.ts";
import { hasOffer, titleOf } from "../answers.ts";
import { coverText } from "../comparison/cover-table.tsx";

/** A coverage by which a list of offers can be narrowed, as data. */
export interface OfferFilter {
  /** Id of the coverage, and its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly text: string }[];
}

export const filtersOf = ({ offerView, coverages }: AnyLine): readonly OfferFilter[] =>
  Object.entries(offerView?.filters ?? {}).map(([id, names]) => ({
    id,
    label: coverages[id] ?? id,
    choices: Object.entries(names ?? {}).map(([choice, text]) => ({ id: choice, text })),
  }));

/** What can be chosen of some offers: only what sets one apart from another. In one order, whoever answers first. */
export interface OfferChoices {
  readonly services: readonly { readonly id: string; readonly label: string }[];
  /** Numbers of instalments that some offer has at least. */
  readonly instalments: readonly number[];
  /** Card programmes whose cards pay some offer in instalments, others not. */
  readonly cards: readonly string[];
  /** Set where some offer cannot be bought at once. */
  readonly online: boolean;
  /** Names of packages, the cheapest first, of which an insurer may have several. */
  readonly packages: readonly string[];
}

/** Numbers of instalments people look for. */
const lengths = [3, 6, 9, 12];

const longestOf = ({ offer }: OfferAnswer): number => offer.maxInstallment;

/** Whether a card of a programme pays an offer in instalments. */
const takesCard = ({ offer }: OfferAnswer, card: string): boolean =>
  offer.maxInstallment > 1 && (offer.cardFamilies?.includes(card) ?? true);

export function choicesOf(
  answers: readonly Answer[],
  filters: readonly OfferFilter[] = [],
): OfferChoices {
  const offers = inOrder(answers, "fiyat");
  const isMixed = (is: (offer: OfferAnswer) => boolean) => offers.some(is) && !offers.every(is);
  const services = new Map(
    offers.flatMap(({ offer }) =>
      offer.covers
        .filter(({ id }) => offer.services.includes(id))
        .map(({ id, label }) => [id, label] as const),
    ),
  );
  const cards = [...new Set(offers.flatMap(({ offer }) => offer.cardFamilies ?? []))];
  const packages = [...new Set(offers.flatMap(({ packageName }) => packageName ?? []))];
  return {
    services: [...services]
      .map(([id, label]) => ({ id, label }))
      .toSorted((one, other) => turkish.compare(one.label, other.label))
      .filter(({ id }) => isMixed(({ offer }) => offer.services.includes(id))),
    instalments: lengths.filter((count) => isMixed((offer) => longestOf(offer) >= count)),
    cards: cards.toSorted(turkish.compare),
    online: isMixed(({ offer }) => offer.soldBy === "online"),
    // What packages are named by may be a filter of its own already.
    packages: packages.length > 1 && filters.length === 0 ? packages : [],
  };
}

const orders = ["fiyat", "kapsam", "sirket"] as const;
export type Order = (typeof orders)[number];

/** The list's order and filters. */
export interface OfferView {
  readonly order: Order;
  /** Ids of coverages that come for nothing; all of them are wanted. */
  readonly services: readonly string[];
  /** At least so many instalments; none when 0. */
  readonly instalments: number;
  readonly card: string | undefined;
  readonly onlineOnly: boolean;
  readonly package: string | undefined;
  /** What has been chosen of each coverage: an id of its choices, or none. */
  readonly covers: Readonly<Record<string, string | undefined>>;
}

/** Names of the controls in forms and addresses. */
export const viewNames = {
  order: "sirala",
  service: "hizmet",
  instalments: "taksit",
  card: "kart",
  online: "online",
  package: "paket",
} as const;

/** The view an address or a form asks for; words that nothing knows ask for nothing. */
export function viewOf(
  query: Pick<URLSearchParams | FormData, "get" | "getAll">,
  filters: readonly OfferFilter[],
  choices: OfferChoices,
): OfferView {
  const wanted = query.getAll(viewNames.service);
  const count = Number(query.get(viewNames.instalments));
  return {
    order: orders.find((order) => order === query.get(viewNames.order)) ?? "fiyat",
    services: choices.services.map(({ id }) => id).filter((id) => wanted.includes(id)),
    instalments: choices.instalments.includes(count) ? count : 0,
    card: choices.cards.find((card) => card === query.get(viewNames.card)),
    onlineOnly: choices.online && query.get(viewNames.online) === "on",
    package: choices.packages.find((name) => name === query.get(viewNames.package)),
    covers: Object.fromEntries(
      filters.map(({ id, choices: all }) => [id, all.find((one) => one.id === query.get(id))?.id]),
    ),
  };
}

export const isSameView = (one: OfferView, other: OfferView): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const turkish = new Intl.Collator("tr");

/** How many rows of its table an offer covers. */
export const breadthOf = ({ offer }: OfferAnswer): number =>
  offer.covers.filter(({ kind }) => kind !== "excluded").length;

const byName = (one: OfferAnswer, other: OfferAnswer) =>
  turkish.compare(titleOf(one), titleOf(other));
/** Free services first, then everything covered: what is left to choose by at one price. */
const byService = (one: OfferAnswer, other: OfferAnswer) =>
  other.offer.services.length - one.offer.services.length || breadthOf(other) - breadthOf(one);
const byPrice = (one: OfferAnswer, other: OfferAnswer) =>
  one.offer.grossKurus - other.offer.grossKurus || byService(one, other) || byName(one, other);
const byBreadth = (one: OfferAnswer, other: OfferAnswer) =>
  breadthOf(other) - breadthOf(one) || byPrice(one, other);

const comparing = { fiyat: byPrice, kapsam: byBreadth, sirket: byName };

/** Offers in an order; equal ones by price, then by service, then by name, so that the order is stable. */
export const inOrder = (answers: readonly Answer[], order: Order): OfferAnswer[] =>
  answers.filter(hasOffer).toSorted(comparing[order]);

/** The offers that are what is wanted, in order. */
export function shownOffers(
  answers: readonly Answer[],
  view: OfferView,
  filters: readonly OfferFilter[],
): OfferAnswer[] {
  const { services, instalments, card, onlineOnly, covers } = view;
  return inOrder(answers, view.order).filter((answer) => {
    const { offer } = answer;
    return (
      services.every((id) => offer.services.includes(id)) &&
      longestOf(answer) >= instalments &&
      (card === undefined || takesCard(answer, card)) &&
      (!onlineOnly || offer.soldBy === "online") &&
      (view.package === undefined || answer.packageName === view.package) &&
      filters.every(({ id, choices }) => {
        const text = choices.find((choice) => choice.id === covers[id])?.text;
        const cover = offer.covers.find((each) => each.id === id);
        return text === undefined || (cover !== undefined && coverText(cover) === text);
      })
    );
  });
}

/** Offers by what they have in common, in the order of each group's first. */
export function groupOffers(
  offers: readonly OfferAnswer[],
  keyOf: (offer: OfferAnswer) => string | undefined,
): OfferAnswer[][] {
  const groups = new Map<string | undefined, OfferAnswer[]>();
  for (const offer of offers) {
    const key = keyOf(offer);
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()];
}

/** The packages of one insurer stand together; who has but one product stands alone. */
export const offersByFirm = (offers: readonly OfferAnswer[]): OfferAnswer[][] =>
  groupOffers(offers, ({ id, firmId, packageName }) => (packageName === undefined ? id : firmId));
