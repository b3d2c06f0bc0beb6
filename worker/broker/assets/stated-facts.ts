import * as v from "valibot";
import { fieldText } from "#shared/fields/field-text.ts";
import type { Field, Fields, ValueOf } from "#shared/fields/field.ts";
import type { KnownBy } from "../domain/known-by.ts";
import { stated } from "./known-by.ts";

type Present<F extends Field> = Exclude<ValueOf<F>, undefined>;

/** What a field tells of an asset that nobody but its owner knows. */
type StatedFact<F extends Field> = {
  readonly schema: v.GenericSchema<unknown, Present<F>>;
  readonly label: string;
  readonly show: (value: Present<F>) => string;
  readonly isReviewed: true;
  readonly known: KnownBy;
} & (undefined extends ValueOf<F> ? { readonly isOptional: true } : unknown);

type StatedFacts<F extends Fields> = { readonly [Name in keyof F]: StatedFact<F[Name]> };

/** Text is stored as it was judged: stricter rules of another day leave it readable. */
const storedSchema = ({ kind, codec }: Field): v.GenericSchema => {
  const schema = codec?.schema ?? v.string();
  return schema.type === "string" && kind !== "date" ? v.string() : schema;
};

/** Facts of an asset of which its owner says everything, one for each field; `because` says why nobody else can be asked. */
export function statedFacts<F extends Fields>(
  fields: F,
  because: string,
  show: { readonly [Name in keyof F]?: (value: Present<F[Name]>) => string } = {},
): StatedFacts<F> {
  const shown: Readonly<Record<string, ((value: never) => string) | undefined>> = show;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      {
        schema: storedSchema(field),
        label: field.label,
        show: shown[name] ?? ((value: unknown) => fieldText(field, value)),
        isReviewed: true,
        known: stated(because),
        ...(field.isOptional === true || field.when !== undefined ? { isOptional: true } : {}),
      },
    ]),
  ) as unknown as StatedFacts<F>;
}
