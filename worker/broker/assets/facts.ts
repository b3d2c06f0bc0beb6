import * as v from "valibot";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Holder } from "../domain/holder.ts";
import type { KnownBy, Registry } from "../domain/known-by.ts";

/** One thing known of what is insured: how it is stored, and how it reads on review and policy. */
export interface Fact {
  readonly schema: v.GenericSchema;
  /** Facts without a label are priced or asked with, and not shown. */
  readonly label?: string;
  /** Its text, of its value and everything else that is known. */
  readonly show?: (value: never, all: never) => string;
  /** Looked over by the customer before the purchase; the policy has every fact that has a label. */
  readonly isReviewed?: boolean;
  /** Its text on the review, where that is not the policy's: a name that is not the reader's own stands there masked. */
  readonly review?: (value: never, all: never, holder?: Holder) => string;
  /** What the review alone shows, as health does not belong on a policy that is handed around. */
  readonly isUnprinted?: boolean;
  /** Told by a registry of somebody who need not be the reader: a policy names it, an export of data does not. */
  readonly isRegistrys?: (all: never) => boolean;
  /** How it is known; of facts that a price rests on. */
  readonly known?: KnownBy;
}

/** Facts by name, in the order they are shown. */
export type Facts = Readonly<Record<string, Fact>>;

type ValueOf<F extends Fact> = v.InferOutput<F["schema"]>;
type OptionalNames<F extends Facts> = {
  [Name in keyof F]: F[Name] extends { readonly isOptional: true } ? Name : never;
}[keyof F];

/** What is known of one insured thing. */
export type FactsOf<F extends Facts> = {
  readonly [Name in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[Name]>;
} & { readonly [Name in OptionalNames<F>]?: ValueOf<F[Name]> };

type Look = Omit<Fact, "schema">;

const isoDay = v.pipe(v.string(), v.isoDate());

export const textFact = <const L extends Look>(look: L) => ({ ...look, schema: v.string() });
export const numberFact = <const L extends Look>(look: L) => ({ ...look, schema: v.number() });
export const flagFact = <const L extends Look>(look: L) => ({ ...look, schema: v.boolean() });
export const dayFact = <const L extends Look>(look: L) => ({
  show: (day: string) => formatDate(day),
  ...look,
  schema: isoDay,
});
export const moneyFact = <const L extends Look>(look: L) => ({
  show: (kurus: number) => `${formatMoney(kurus)} TL`,
  ...look,
  schema: v.pipe(v.number(), v.integer()),
});

/** One of a list of words, each of which has a name. */
export const wordFact = <const Word extends string, const L extends Look>(
  names: Readonly<Record<Word, string>>,
  look: L,
) => ({
  show: (word: Word) => names[word],
  ...look,
  schema: v.picklist(Object.keys(names) as Word[]),
});

/** A fact that may be absent. */
export const optionalFact = <const F extends Fact>(fact: F) => ({
  ...fact,
  isOptional: true as const,
});

/** How some facts are stored. */
export function factsSchema<F extends Facts>(facts: F): v.GenericSchema<unknown, FactsOf<F>> {
  const entries = Object.entries(facts).map(([name, fact]) => [
    name,
    "isOptional" in fact ? v.exactOptional(fact.schema) : fact.schema,
  ]);
  const schema: v.GenericSchema = v.object(Object.fromEntries(entries) as v.ObjectEntries);
  return schema as v.GenericSchema<unknown, FactsOf<F>>;
}

export type Row = readonly [label: string, text: string];

/** Where facts are read: looked over before the purchase, in what is agreed to then, or on the policy. */
export type Place = "review" | "document" | "policy";

/** Whether a fact is read in a place. What is agreed to is sent and handed around like the policy, and has of what is reviewed what that has. */
const isRead = ({ isReviewed = false, isUnprinted = false }: Fact, place: Place): boolean =>
  (place === "policy" || isReviewed) && (place === "review" || !isUnprinted);

/** Facts as rows to be read, of those that have a label. */
export function factRows(facts: Facts, known: object, place: Place, holder?: Holder): Row[] {
  const values = known as Readonly<Record<string, unknown>>;
  return Object.entries(facts).flatMap(([name, fact]): Row[] => {
    const { label, show = String, review = show } = fact;
    const value = values[name];
    if (label === undefined || value === undefined || !isRead(fact, place)) return [];
    const text = place === "policy" ? show : review;
    return [[label, text(value as never, known as never, holder)]];
  });
}

/** What is known but for what a registry has told of people. */
export const withoutRegistrys = (facts: Facts, known: object): object =>
  Object.fromEntries(
    Object.entries(known).filter(([name]) => facts[name]?.isRegistrys?.(known as never) !== true),
  );

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

/** The same for facts that are all known alike. */
export const allKnown = <F extends Facts>(known: KnownBy, facts: F): KnownFacts<F> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, { ...fact, known }]),
  ) as KnownFacts<F>;

/** Whether something known of an insured thing is the customer's word alone. */
export function isDeclared(known: KnownBy | undefined, insured: object, holder: Holder): boolean {
  if (known?.by === "registry") return known.isSaid?.(insured as never, holder) ?? false;
  return known?.by === "declaration";
}
