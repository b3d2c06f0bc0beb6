import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { parseMoney } from "#shared/format/money.ts";
import { WholeNumberTextSchema } from "./digits.ts";
import { requiredText } from "./required.ts";

const kurusPerLira = 100;

/** SPEC 5 sets thousands of these messages in commas. */
const grouped = (value: number): string => value.toLocaleString("en-US");

/** What is said of an amount below a limit in kuruş: the least whole lira that will do. */
export const tooLowAmount = (minKurus: number): string =>
  validationCopy.amountTooLow(grouped(Math.ceil(minKurus / kurusPerLira)));

/** What is said of an amount above a limit in kuruş: the most whole lira that will do. */
export const tooHighAmount = (maxKurus: number): string =>
  validationCopy.amountTooHigh(grouped(Math.floor(maxKurus / kurusPerLira)));

/** Limits in kuruş, both inclusive. Without `maxKurus` only the minimum is checked. */
export interface AmountRange {
  readonly minKurus: number;
  readonly maxKurus?: number;
}

/** An amount in kuruş that keeps to the limits. */
export const amountWithin = ({ minKurus, maxKurus = Number.MAX_SAFE_INTEGER }: AmountRange) =>
  v.pipe(
    v.number(),
    v.minValue(minKurus, tooLowAmount(minKurus)),
    v.maxValue(maxKurus, tooHighAmount(maxKurus)),
  );

/** An amount in lira as typed → kuruş. */
export function amount(range: AmountRange) {
  return v.pipe(
    requiredText(validationCopy.amountRequired),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const kurus = parseMoney(dataset.value);
      if (kurus.ok) return kurus.value;
      addIssue({ message: validationCopy.digitsOnly });
      return NEVER;
    }),
    amountWithin(range),
  );
}

/** An amount as the wire carries it, in whole kuruş; also written as digits. Its range is the reader's business. */
export const KurusSchema = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), ""),
  v.check((value) => value !== "", validationCopy.amountRequired),
  v.union([v.number(), WholeNumberTextSchema]),
  v.integer(validationCopy.digitsOnly),
);
