import type { Holder } from "../domain/holder.ts";
import type { KnownBy, Registry } from "../domain/known-by.ts";
import type { Facts } from "./facts.ts";

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
