import type { LineId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";
import { histories } from "../lines/histories.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { AnyAssetSide } from "./asset-side.ts";
import type { Row } from "./facts.ts";
import { factRows } from "./facts.ts";
import { assetSides } from "./registry.ts";

/** The broker's side of what a line insures. */
export const sideOf = (id: LineId): AnyAssetSide => assetSides[lines[id].asset.id];

/** What is insured, in rows of label and text, and under which heading. */
export function insuredRows(
  { productId, insured, history }: QuoteRequest,
  place: "review" | "policy",
): { readonly heading: string; readonly rows: readonly Row[] } {
  const { facts, heading } = sideOf(productId);
  const rows = insured.flatMap((one) => factRows(facts, one, place));
  return { heading, rows: [...rows, ...factRows(histories[productId].facts, history, place)] };
}

/** What of a request may be shown without showing whose it is. */
export function summaryOf({ productId, insured }: QuoteRequest): {
  readonly subject: string;
  readonly vehicle: string;
} {
  const { subjectOf, describe } = sideOf(productId);
  // The side is that of the very asset the request's line insures.
  const first = insured[0] as never;
  return { subject: subjectOf(first), vehicle: describe(first) };
}
