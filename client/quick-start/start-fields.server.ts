import type { AskedField, FieldSpec } from "#shared/forms/form-step.ts";
import type { ProductId } from "#shared/products/registry.ts";
import { products } from "#shared/products/registry.ts";
import type { ProductLine } from "#shared/products/product-line.ts";
import { quoteHref } from "#shared/routes.ts";

/** The beginning of a quote as a page shows it: data alone, so that the line's rules stay out of the page's script. */
export interface QuickStartData {
  readonly productId: ProductId;
  readonly action: string;
  readonly fields: readonly AskedField[];
}

/** What a line asks before anything else; undefined for lines that are not quoted online. */
export function quickStartOf(productId: ProductId): QuickStartData | undefined {
  const { flow }: ProductLine = products[productId];
  if (flow === undefined) return undefined;
  const fields = flow.quickStart.flatMap((name) => {
    const spec = flow.person.fields.find((field) => field.name === name);
    return spec === undefined ? [] : [askedOf(spec)];
  });
  return { productId, action: quoteHref(productId), fields };
}

/** A field's declaration without its rules, which are no data. */
function askedOf({ schema: _schema, choices: _choices, ...asked }: FieldSpec): AskedField {
  return asked;
}
