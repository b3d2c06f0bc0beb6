import * as v from "valibot";
import type { Asset, SaidOf } from "#shared/assets/asset.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { fieldText } from "#shared/fields/field-text.ts";
import type { Field, Fields, ValueOf } from "#shared/fields/field.ts";
import { ok } from "#shared/result.ts";
import type { KnownBy } from "../domain/known-by.ts";
import type { AssetWords } from "./asset-words.ts";
import type { FactsOf } from "./facts.ts";
import { stated } from "./facts.ts";

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

type ShownBy<F extends Fields> = {
  readonly [Name in keyof F]?: (value: Present<F[Name]>) => string;
};

/** Text is stored as it was judged: stricter rules of another day leave it readable. */
const storedSchema = ({ kind, codec }: Field): v.GenericSchema => {
  const schema = codec?.schema ?? v.string();
  return schema.type === "string" && kind !== "date" ? v.string() : schema;
};

/** Facts of an asset of which its owner says everything, one for each field; `because` says why nobody else can be asked. */
export function statedFacts<F extends Fields>(
  fields: F,
  because: string,
  show: ShownBy<F> = {},
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

/** What is wrong with what is stated together: a field that is asked for by what others say, and left out. */
const missing = (fields: Fields, values: object): Record<string, string[]> => {
  const said = Object.entries(values).filter(([, value]) => value !== undefined);
  const typed = Object.fromEntries(
    said.map(([name, value]) => [
      name,
      typeof value === "boolean" ? { true: "evet", false: "hayir" }[`${value}`] : String(value),
    ]),
  );
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { when, wire }]): [string, string[]][] => {
      const isAsked = typeof when === "function" && when(typed, []);
      return isAsked && wire !== undefined && !Object.hasOwn(typed, name)
        ? [[wire, [validationCopy.required]]]
        : [];
    }),
  );
};

/**
 * What such an asset is to the broker, facts included: what is stated is what is known. `because` says why nobody else can be
 * asked, `show` how a fact reads where that is not as its field does.
 */
export function statedSide<A extends Asset>(
  asset: A,
  because: string,
  {
    show,
    ...words
  }: AssetWords<A, StatedFacts<A["fields"]>> & { readonly show?: ShownBy<A["fields"]> },
) {
  type Known = FactsOf<StatedFacts<A["fields"]>>;
  return {
    ...words,
    asset,
    facts: statedFacts<A["fields"]>(asset.fields, because, show),
    errorsOf: (values: SaidOf<A>) => missing(asset.fields, values),
    // Facts are made of the fields, name by name.
    find: async (values: SaidOf<A>) =>
      ok({
        insured: Object.fromEntries(
          Object.entries(values).filter(([, value]) => value !== undefined),
        ) as Known,
        provisional: [],
      }),
  };
}
