import type { ProductLine } from "#shared/products/product-line.ts";
import type { ProductId } from "#shared/products/registry.ts";
import { products } from "#shared/products/registry.ts";
import { schemaOf } from "#shared/forms/form-step.ts";
import { parseForm } from "#shared/forms/parse-form.ts";

/** Messages by field name for what was typed, judged by the rules of the line's first step. Empty when all holds. */
export function startErrors(
  productId: ProductId,
  form: FormData,
  now: number,
): Readonly<Record<string, string>> {
  const { flow }: ProductLine = products[productId];
  if (flow === undefined) return {};
  const fields = flow.person.fields.filter(({ name }) => flow.quickStart.includes(name));
  const result = parseForm(schemaOf(fields, now), form);
  return result.ok ? {} : result.reason.errors;
}
