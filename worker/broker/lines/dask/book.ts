import type { CoverRow } from "../offer.ts";
import type { DeclineRule } from "../rating/define-rating.ts";
import { declineCopy } from "./copy.ts";
import type { DaskRisk } from "./risk.ts";

/** How an embedded insurer sells the compulsory earthquake insurance: at the tariff's price, to whom the law names. */
export interface DaskBook {
  readonly declines: readonly DeclineRule<DaskRisk>[];
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}

/** Homes in villages are outside the law; nobody else may be refused. */
const villages: DeclineRule<DaskRisk> = {
  when: ({ request }) => request.insured[0].isVillage,
  reason: declineCopy.village,
};

/** The book of an insurer, which differs from others in its free services alone. */
export const daskBook = (...extras: readonly CoverRow[]): DaskBook => ({
  declines: [villages],
  extras,
});
