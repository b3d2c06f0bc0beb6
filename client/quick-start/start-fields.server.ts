import { loadChoices } from "#client/quote/choices.ts";
import type { AskedField } from "#shared/fields/asked-field.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { namedFields } from "#shared/fields/field.ts";
import type { ProductId } from "#shared/lines/catalogue.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { isLineId, lineOf } from "#shared/lines/registry.ts";
import type { Api } from "#shared/page-request.ts";
import { quoteHref } from "#shared/routes.ts";

/** The beginning of a quote as a page shows it: data alone, so that the line's rules stay out of the page's script. */
export interface QuickStartData {
  readonly lineId: LineId;
  /** The insurance within a sentence. */
  readonly insurance: string;
  readonly action: string;
  readonly fields: readonly AskedField[];
}

/** What a line asks before anything else; undefined for lines that are not quoted online. */
export async function quickStartOf(
  productId: ProductId,
  api: Pick<Api, "call">,
): Promise<QuickStartData | undefined> {
  const line = lineOf(productId);
  if (line === undefined || !isLineId(productId)) return undefined;
  const asked = namedFields(line.fields, line.quickStart);
  const choices = await loadChoices(api, asked, {});
  const fields = asked.map((field) => ({
    ...askedOf(field),
    options: field.choices === undefined ? field.options : choices[field.choices],
  }));
  const insurance = line.copy.short;
  return { lineId: productId, insurance, action: quoteHref(productId), fields };
}

/** A field's declaration without its rules, which are no data. */
function askedOf({
  name,
  kind,
  label,
  hint,
  isOptional,
  autoComplete,
  maxLength,
}: NamedField): AskedField {
  return { name, kind, label, hint, isOptional, autoComplete, maxLength };
}
