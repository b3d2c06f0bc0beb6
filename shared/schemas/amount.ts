import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { formatLiraWithCommas, parseMoney } from "#shared/format/money.ts";
import { requiredText } from "./required.ts";

/** Limits in kuruş, both inclusive. Without `maxKurus` only the minimum is checked. */
export interface AmountRange {
  readonly minKurus: number;
  readonly maxKurus?: number;
}

/** An amount in lira as typed → kuruş. */
export function amount({ minKurus, maxKurus = Number.MAX_SAFE_INTEGER }: AmountRange) {
  return v.pipe(
    requiredText(validationCopy.amountRequired),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const kurus = parseMoney(dataset.value);
      if (kurus.ok) return kurus.value;
      addIssue({ message: validationCopy.digitsOnly });
      return NEVER;
    }),
    v.minValue(minKurus, validationCopy.amountTooLow(formatLiraWithCommas(minKurus))),
    v.maxValue(maxKurus, validationCopy.amountTooHigh(formatLiraWithCommas(maxKurus))),
  );
}
