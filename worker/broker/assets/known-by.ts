import type { Holder } from "../lines/request.ts";
import type { Facts } from "./facts.ts";

/** Whoever is asked. `catalogue`: lists of brands, models, breeds and values; `plate`: what a plate itself says. */
type Registry = "civil" | "vehicle" | "bureau" | "home" | "catalogue" | "plate" | "exchange-rates";

/** How it is known what a price rests on. */
export type KnownBy =
  | {
      /** A registry says it; what a browser says counts only while it is silent. */
      readonly by: "registry";
      readonly registry: Registry;
      /**
       * What a price is then: the dearest there is, or provisional, which is not bought before registry or office have
       * confirmed it.
       */
      readonly whileSilent: "cautious" | "provisional";
      /** Of whom no registry can be asked: a declaration. */
      readonly isSaid?: (insured: never, holder: Holder) => boolean;
    }
  /** What or whom to insure, from when, how much of it: no fact that could be wrong. */
  | { readonly by: "choice" }
  /** Nobody can look it up: the customer's word, and printed as such. */
  | { readonly by: "declaration"; readonly because: string };

/** How each of some names is known; the type makes a forgotten one an error. */
export type KnownTable<Names extends PropertyKey> = Readonly<Record<Names, KnownBy>>;

export const choice: KnownBy = { by: "choice" };
export const choices = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, choice])) as Record<Name, KnownBy>;

export const registry = (
  id: Registry,
  whileSilent: "cautious" | "provisional" = "provisional",
  isSaid?: (insured: never, holder: Holder) => boolean,
): KnownBy => ({
  by: "registry",
  registry: id,
  whileSilent,
  ...(isSaid === undefined ? {} : { isSaid }),
});

/** Nobody can look it up; `because` says why not. */
export const stated = (because: string): KnownBy => ({ by: "declaration", because });

export const ofHealth = stated("Only the person knows; the insurer may ask for a report.");
export const ofPassport = stated("No registry here knows the passports of other countries.");

/** Facts with how each of them is known. */
export type KnownFacts<F extends Facts = Facts> = {
  readonly [Name in keyof F]: F[Name] & { readonly known: KnownBy };
};

/** Says of each fact how it is known: what a price rests on is a registry's, a choice, or printed as a declaration. */
export const knownFacts = <F extends Facts>(facts: F, table: KnownTable<keyof F>): KnownFacts<F> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, { ...fact, known: table[name] }]),
  ) as KnownFacts<F>;

/** Whether something known of an insured thing is the customer's word alone. */
export function isDeclared(known: KnownBy | undefined, insured: object, holder: Holder): boolean {
  if (known?.by === "registry") return known.isSaid?.(insured as never, holder) ?? false;
  return known?.by === "declaration";
}
