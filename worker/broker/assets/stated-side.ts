import type { Asset, SaidOf } from "#shared/assets/asset.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Fields } from "#shared/fields/field.ts";
import { ok } from "#shared/result.ts";
import type { AssetSide } from "./asset-side.ts";
import type { Facts, FactsOf } from "./facts.ts";

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

/** What such an asset is to the broker: what is stated is what is known. */
export const statedSide = <A extends Asset, F extends Facts>(
  asset: A,
  facts: F,
  words: Pick<AssetSide<A, F>, "heading" | "subjectOf" | "describe" | "spoken" | "together">,
): AssetSide<A, F> => ({
  ...words,
  asset,
  facts,
  errorsOf: (values) => missing(asset.fields, values),
  // Facts are made of the fields, name by name.
  find: async (values: SaidOf<A>) =>
    ok({
      insured: Object.fromEntries(
        Object.entries(values).filter(([, value]) => value !== undefined),
      ) as FactsOf<F>,
      provisional: [],
    }),
});
