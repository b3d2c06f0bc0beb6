import { ratings } from "./registry.ts";
import type { QuoteRequest } from "./request.ts";

/**
 * Names cover, thing and, where others may cover it as well, the holder; undefined where nothing names the thing, or it may
 * be insured several times.
 */
export function riskOf(
  { productId, insured }: QuoteRequest,
  holderIndex: string,
): string | undefined {
  const [first] = insured as readonly Readonly<Record<string, unknown>>[];
  const covered = ratings[productId].coveredOnce;
  const subject = first === undefined ? undefined : covered?.subjectOf(first);
  if (covered === undefined || typeof subject !== "string") return undefined;
  return [covered.cover, subject, ...(covered.isAnybodys === true ? [] : [holderIndex])].join(" ");
}
