import { lineOf } from "./registry.ts";

/** Ids of the rows of a line's offers that cover nothing: its conditions, and what was chosen that no coverage is named after. */
export function conditionsOf(productId: string): readonly string[] {
  const { conditions = [], coverages = {}, coverageTerms = {} } = lineOf(productId) ?? {};
  const chosen = Object.keys(coverageTerms).filter((name) => !Object.hasOwn(coverages, name));
  return [...conditions, ...chosen];
}
