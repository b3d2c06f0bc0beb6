import type { FieldKind } from "#shared/forms/form-step.ts";
import type { ProductId } from "#shared/lines/catalogue.ts";
import { products } from "#shared/lines/catalogue.ts";
import type { ProductEntry } from "#shared/lines/catalogue.ts";
import { quoteHref } from "#shared/routes.ts";

/** The beginning of a quote as a page shows it: data alone, so that the line's rules stay out of the page's script. */
export interface QuickStartData {
  readonly productId: ProductId;
  readonly action: string;
  readonly fields: readonly StartField[];
}

export interface StartField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint: string | undefined;
}

/** What a line asks before anything else; undefined for lines that are not quoted online. */
export function quickStartOf(productId: ProductId): QuickStartData | undefined {
  const { flow }: ProductEntry = products[productId];
  if (flow === undefined) return undefined;
  const fields = flow.quickStart.flatMap((name) => {
    const spec = flow.person.fields.find((field) => field.name === name);
    if (spec === undefined) return [];
    return [{ name, kind: spec.kind, label: spec.label, hint: spec.hint }];
  });
  return { productId, action: quoteHref(productId), fields };
}
