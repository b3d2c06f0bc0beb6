import { loadChoices } from "#client/quote/choices.ts";
import type { FieldKind, FieldOption } from "#shared/fields/field.ts";
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
  readonly fields: readonly StartField[];
}

export interface StartField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly options?: readonly FieldOption[];
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
  const fields = asked.map(({ name, kind, label, hint, maxLength, ...field }): StartField => {
    const options = field.choices === undefined ? field.options : choices[field.choices];
    return {
      name,
      kind,
      label,
      ...(hint === undefined ? {} : { hint }),
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(options === undefined ? {} : { options }),
    };
  });
  const insurance = line.copy.short;
  return { lineId: productId, insurance, action: quoteHref(productId), fields };
}
