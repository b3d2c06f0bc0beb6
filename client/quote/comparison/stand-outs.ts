import { uiCopy } from "#client/copy/ui.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Answer, OfferAnswer } from "../answers.ts";
import { countFirms, hasOffer } from "../answers.ts";
import { breadthOf, groupOffers, inOrder } from "../offers/offer-view.ts";
import { offersCopy } from "../offers/offers-copy.ts";

/** A word that sets an offer apart, and what it was compared with. */
export interface StandOut {
  readonly kind: "cheapest" | "broadest";
  readonly text: string;
  readonly reason: string;
}

const priceOf = ({ firmName, offer }: OfferAnswer): string =>
  `${firmName}, ${formatMoney(offer.grossKurus)} ${uiCopy.currency}`;

type Found = readonly (readonly [OfferAnswer, StandOut])[];

function cheapestOf(offers: readonly OfferAnswer[]): Found {
  const [first, next] = offers;
  const firms = countFirms(offers);
  if (first === undefined || next === undefined || firms < 2) return [];
  if (first.offer.grossKurus === next.offer.grossKurus) return [];
  const { packageName } = first;
  const what = packageName === undefined ? offersCopy.comparedOffers : offersCopy.comparedPackages;
  const reason = offersCopy.cheapestReason(firms, what, priceOf(next));
  return [[first, { kind: "cheapest", text: offersCopy.cheapest(packageName), reason }]];
}

function broadestOf(offers: readonly OfferAnswer[]): Found {
  const [first, next] = inOrder(offers, "kapsam");
  if (first === undefined || next === undefined || first.packageName !== undefined) return [];
  const [rows, nextRows] = [breadthOf(first), breadthOf(next)];
  if (rows === nextRows) return [];
  const reason = offersCopy.broadestReason(countFirms(offers), rows, nextRows);
  return [[first, { kind: "broadest", text: offersCopy.broadest, reason }]];
}

/**
 * What sets offers apart, by the id of their answer: a lower price than every other insurer's for the same package, and,
 * where insurers have but one product, more covered than by any other. Equal ones stand out by nothing.
 */
export function standOuts(answers: readonly Answer[]): ReadonlyMap<string, readonly StandOut[]> {
  const all = new Map<string, readonly StandOut[]>();
  const packages = groupOffers(inOrder(answers, "fiyat"), ({ packageName }) => packageName);
  for (const [{ id }, standOut] of packages.flatMap((same) => [
    ...cheapestOf(same),
    ...broadestOf(same),
  ])) {
    all.set(id, [...(all.get(id) ?? []), standOut]);
  }
  return all;
}

/** The cheapest offer that an offer can be compared with; the offer itself where that is it. */
export const cheapestLike = (
  { packageName }: OfferAnswer,
  answers: readonly Answer[],
): OfferAnswer | undefined =>
  inOrder(answers, "fiyat").find((other) => other.packageName === packageName);

/** Whether several insurers ask the same for everything they offer. */
export function isSamePrice(answers: readonly Answer[]): boolean {
  const offers = answers.filter(hasOffer);
  return countFirms(offers) > 1 && new Set(offers.map(({ offer }) => offer.grossKurus)).size === 1;
}
