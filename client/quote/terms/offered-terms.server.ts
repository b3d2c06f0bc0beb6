import type { DataOf } from "#shared/calls/call.ts";
import type { listOffers } from "#shared/calls/quote/list-offers.ts";
import { fieldsFor } from "#shared/fields/field.ts";
import type { Field, Fields } from "#shared/fields/field.ts";
import type { AskedField } from "#shared/fields/asked-field.ts";
import { changeableStart } from "#shared/fields/policy.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatLira } from "#shared/format/money.ts";
import { lineOf } from "#shared/lines/registry.ts";

/** A coverage term as the offers page asks for it again. Its name is that of the wire. */
export interface OfferedTerm extends AskedField {
  readonly value: string;
  /** Told, and not to be chosen again. */
  readonly isFixed: boolean;
  /** The choice on which it hangs whether this is asked, by name, and what of it lets it be. */
  readonly askedBy?: { readonly name: string; readonly values: readonly string[] } | undefined;
  /** What is chosen, in words, empty where it is not asked; and what was in the quote before, where that was something else. */
  readonly text: string;
  readonly textBefore?: string | undefined;
}

/** Told of the terms alone: one that hangs on what is insured as well, or on nothing, is asked whatever is chosen. */
function askedBy(field: Field, coverageTerms: Fields, said: Readonly<Record<string, string>>) {
  for (const [other, { wire, options = [] }] of Object.entries(coverageTerms)) {
    const values = options
      .map(({ id }) => id)
      .filter((id) => fieldsFor([field], [], { ...said, [other]: id }).length > 0);
    const isDecisive = values.length > 0 && values.length < options.length;
    if (isDecisive && wire !== undefined) return { name: wire, values };
  }
  return undefined;
}

/** What may be chosen of a quote's coverages, as data: the page does not load the line's declaration. */
export function termsOf({
  quote,
  terms,
}: Pick<DataOf<typeof listOffers>, "quote" | "terms">): OfferedTerm[] {
  const coverageTerms: Fields = lineOf(quote.productId)?.coverageTerms ?? {};
  const said = Object.fromEntries(
    Object.entries(coverageTerms).map(([name, { wire }]) => [
      name,
      terms.find((term) => term.name === wire)?.value ?? "",
    ]),
  );
  return terms.flatMap(({ name, value, text, textBefore }): OfferedTerm[] => {
    const field = Object.values(coverageTerms).find(({ wire }) => wire === name);
    if (field === undefined) return [];
    const { kind, label, hint, options, maxLength, isFixed = false } = field;
    const typed = kind === "amount" && value !== "" ? formatLira(Number(value)) : value;
    const asked = { name, kind, label, hint, options, maxLength };
    const hangsOn = askedBy(field, coverageTerms, said);
    return [{ ...asked, isFixed, askedBy: hangsOn, value: typed, text, textBefore }];
  });
}

/** The first day as its owner may choose it again over the offers; null where that is not to be changed here. */
export function startOf({
  quote,
}: Pick<DataOf<typeof listOffers>, "quote">): (AskedField & { readonly value: string }) | null {
  const line = lineOf(quote.productId);
  const field = changeableStart(line?.start);
  if (line === undefined || field === undefined || !quote.isOwner || quote.purchased) return null;
  const { kind, label, hint, wire } = field;
  return { name: wire, kind, label, hint, value: formatDate(quote.policyStart) };
}
