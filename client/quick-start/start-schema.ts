import type { ProductEntry } from "#shared/lines/catalogue.ts";
import type { ProductId } from "#shared/lines/catalogue.ts";
import { products } from "#shared/lines/catalogue.ts";
import { schemaOf } from "#shared/forms/form-step.ts";

/** The rules of a line's first questions, those of its person step. `now` in epoch ms. */
export function startSchema(productId: ProductId, now: number) {
  const { flow }: ProductEntry = products[productId];
  const fields = flow?.person.fields.filter(({ name }) => flow.quickStart.includes(name)) ?? [];
  return schemaOf(fields, now);
}
