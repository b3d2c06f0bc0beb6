import type { AnyLine } from "#shared/lines/line.ts";
import type { Shares } from "./charges.ts";
import type { BaseBook, BasePlan, Rating, Values } from "./define-rating.ts";
import type { PremiumItem } from "./premium-items.ts";
import { premiumSteps } from "./premium-items.ts";
import type { LineRequest } from "../request.ts";
import type { Asked, Given, Tables, TableSpec } from "./table-rating.ts";
import { tableRating } from "./table-rating.ts";

interface FactorSpec<
  L extends AnyLine,
  Request,
  Risk extends Asked,
  Book,
  Plan,
  V,
  T extends Tables,
> extends TableSpec<L, Request, Risk, Book, Plan, V, T> {
  /**
   * The premium part by part: first figure, factors, additions, the price's own changes, bounds and rounding. Undefined where
   * the tables have no figure for the risk.
   */
  readonly premium: (
    given: Given<Risk, Plan, T>,
    insurerId: string,
  ) => readonly PremiumItem[] | undefined;
  /** How much of the premium each part is that a levy names, from 0 to 1. */
  readonly shares?: (given: Given<Risk, Plan, T>) => Shares;
}

/**
 * Rates a line by declaration: premium, words, sources, packages, coverages and what a price rests on. Price and explanation
 * come from the same items, so they cannot differ.
 */
export function factorRating<
  L extends AnyLine,
  Request extends LineRequest<L>,
  Risk extends { readonly request: Request },
  Book extends BaseBook<Risk>,
  Plan extends BasePlan,
  V extends Values<L>,
  T extends Tables,
>(
  line: L,
  { premium, shares, ...spec }: FactorSpec<L, Request, Risk, Book, Plan, V, T>,
): Rating<Request, Risk, Book, Plan> {
  return tableRating<L, Request, Risk, Book, Plan, V, T>(line, spec, (given, pricing) => {
    const items = premium(given, pricing.insurerId);
    if (items === undefined) return undefined;
    const steps = premiumSteps(items, pricing);
    return shares === undefined ? { steps } : { steps, shares: shares(given) };
  });
}
