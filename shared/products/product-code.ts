import type { ProductId } from "./catalogue.ts";
import { isProductId, productIds, products } from "./catalogue.ts";

/** Ids by slug; of lines that share one the first in menu order has it. */
const idBySlug: ReadonlyMap<string, ProductId> = new Map(
  productIds.toReversed().map((id) => [products[id].slug, id]),
);

/** The public name of a product: its slug, or its id where an earlier line has that slug. Other words stay themselves. */
export function productCode(id: string): string {
  if (!isProductId(id)) return id;
  const { slug } = products[id];
  return idBySlug.get(slug) === id ? slug : id;
}

/** The product of a public name, which older callers may also spell as its id; undefined for any other word. */
export const productOfCode = (code: string): ProductId | undefined =>
  idBySlug.get(code) ?? (isProductId(code) ? code : undefined);
