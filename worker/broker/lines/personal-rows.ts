import { lineOf } from "#shared/lines/registry.ts";

/** Coverages of a line whose rows in an offer tell what somebody has chosen for themselves. */
export const personalRows = (productId: string): readonly string[] =>
  Object.values(lineOf(productId)?.coverageTerms ?? {}).flatMap(
    ({ personal }) => personal?.rows ?? [],
  );
