import type { ProductId } from "./catalogue.ts";
import { productIds, productOf } from "./catalogue.ts";

/** Lines that are quoted at one line's address: itself first, then those the query chooses there. */
export function quotedAt(id: ProductId): readonly ProductId[] {
  const { path } = productOf(id);
  const others = productIds.filter(
    (other) => other !== id && path !== undefined && productOf(other).path === path,
  );
  return [id, ...others];
}

/** Of those, the one a word of the query means; any other word, or none, means the line itself. */
export const variantAt = (id: ProductId, word: string | null): ProductId =>
  quotedAt(id).find((other) => word !== null && productOf(other).variant === word) ?? id;
