import type { ProductLine } from "#shared/products/product-line.ts";
import type { ProductId } from "#shared/products/registry.ts";
import { products } from "#shared/products/registry.ts";
import { schemaOf } from "#shared/forms/form-step.ts";

/** The rules of a line's first questions, those of its person step. `now` in epoch ms. */
export function startSchema(productId: ProductId, now: number) {
  const { flow }: ProductLine = products[productId];
  const fields = flow?.person.fields.filter(({ name }) => flow.quickStart.includes(name)) ?? [];
  return schemaOf(fields, now);
}
