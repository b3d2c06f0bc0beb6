import { askedFields } from "#client/quote/steps/asked-fields.server.ts";
import type { AskedField } from "#shared/fields/asked-field.ts";
import { namedFields } from "#shared/fields/field.ts";
import { getFirms } from "#shared/calls/reference/get-firms.ts";
import { productOf } from "#shared/products/catalogue.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
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
  /** How many insurers are asked; 0 while nobody knows. */
  readonly firmCount: number;
}

/** What a line asks before anything else; undefined for lines that are not quoted online. */
export async function quickStartOf(
  productId: ProductId,
  api: Pick<Api, "call">,
): Promise<QuickStartData | undefined> {
  const line = lineOf(productId);
  if (line === undefined || !isLineId(productId)) return undefined;
  const asked = namedFields(line.fields, line.quickStart);
  const [fields, firmCount] = await Promise.all([
    askedFields(api, asked),
    firmsSelling(productId, api).then(({ length }) => length),
  ]);
  const insurance = line.copy.short;
  return { lineId: productId, insurance, action: quoteHref(productId), fields, firmCount };
}

/** The insurers that sell a line; none while nobody knows. */
export async function firmsSelling(productId: ProductId, api: Pick<Api, "call">) {
  const { typeNumber } = productOf(productId);
  if (typeNumber === undefined) return [];
  const { data } = await api.call(getFirms, { branchId: typeNumber });
  return (data?.firms ?? []).map(({ name, logo }) => ({ name, logo }));
}
