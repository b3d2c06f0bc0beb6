import { comparisonSize } from "#shared/schemas/comparison-size.ts";
import { validationCopy } from "#shared/copy/validation.ts";

/** How many offers a comparison takes at most, and what is said of more. */
export const comparedOffers = {
  most: comparisonSize.most,
  tooMany: validationCopy.tooManyCompared,
} as const;
