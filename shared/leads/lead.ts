import * as v from "valibot";
import type { AnyCodec } from "#shared/calls/codec.ts";
import { model } from "#shared/calls/codec.ts";
import type { CheckedValues, ChoiceList, Field, Fields, NamedField } from "#shared/fields/field.ts";
import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatLira } from "#shared/format/money.ts";
import { formatPlate } from "#shared/schemas/vehicle/plate.ts";
import type { ProductEntry } from "../products/product-entry.ts";
import { wireFields } from "../lines/quote-call.ts";

/** What a line that a person sells wants to know before the call. */
export interface Lead {
  readonly product: ProductEntry;
  readonly fields: Fields;
  /** What of the answers does not go together: messages by field name. Asked once each of them holds by itself. */
  readonly clashes?: (values: CheckedValues) => Readonly<Record<string, string>>;
}

/** An answer in words, as it was asked for. */
export interface LeadFact {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

export const leadFields = ({ fields }: Lead): NamedField[] =>
  namedFields(fields, Object.keys(fields));

/** Fields that stand before and after a line's own. */
interface Around {
  readonly before: v.ObjectEntries;
  readonly after: v.ObjectEntries;
}

/** The schema of a form that asks a line's own fields among others; messages come in the order of the form. `now` in epoch ms. */
export function leadSchema(lead: Lead, { before, after }: Around, now: number) {
  const { entries } = schemaOf(leadFields(lead), now);
  return v.pipe(
    v.object({ ...before, ...entries, ...after }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const value = dataset.value as Record<string, unknown>;
      const clashes = lead.clashes?.(value as CheckedValues) ?? {};
      for (const [key, message] of Object.entries(clashes)) {
        const path = { type: "object", origin: "value", input: value, key, value: value[key] };
        addIssue({ message, path: [path as v.ObjectPathItem] });
      }
    }),
  );
}

/** How the answers travel: an object under their wire names. */
export const leadCodec = ({ fields }: Lead) =>
  model(wireFields(fields, () => false) as Readonly<Record<string, AnyCodec>>);

/** The wire name of a field of a lead. */
export const leadWireName = ({ fields }: Lead, name: string): string => fields[name]?.wire ?? name;

function textOf(
  { kind, options, choices }: Field,
  value: string | number | boolean,
  nameOf: (list: ChoiceList, id: string) => string,
): string {
  if (choices !== undefined) return nameOf(choices, String(value));
  if (typeof value === "boolean") return options?.at(value ? 1 : 0)?.name ?? "";
  if (kind === "amount") return `${formatLira(Number(value))} TL`;
  if (kind === "date") return formatDate(value);
  if (kind === "plate") return formatPlate(String(value));
  return options?.find(({ id }) => id === value)?.name ?? String(value);
}

/** The answers that were given, in words and in the order they are asked. `nameOf` names a choice of a list. */
export function describeLead(
  { fields }: Lead,
  values: CheckedValues,
  nameOf: (list: ChoiceList, id: string) => string,
): LeadFact[] {
  return Object.entries(fields).flatMap(([name, field]): LeadFact[] => {
    const value = values[name];
    if (value === undefined || typeof value === "object") return [];
    return [{ name, label: field.label, text: textOf(field, value, nameOf) }];
  });
}
