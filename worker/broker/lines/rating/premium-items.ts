import type { PremiumStep } from "./premium-step.ts";
import { ownTariff } from "./premium-step.ts";
import { scale } from "./factors.ts";

/** What an item is called, in a few Turkish words, and whose figure it is; the rating's first table's where it is not said. */
interface Words {
  readonly label: string;
  readonly source?: string;
}

/** An amount on top of the premium so far, in kuruş. */
export interface AmountItem extends Words {
  readonly kurus: number;
}

/** What the premium so far is multiplied with. */
export interface FactorItem extends Words {
  readonly factor: number;
}

/** A part of a premium, in the order in which it comes about. */
export type PremiumItem =
  | ({ readonly kind: "amount" | "set" | "least" } & AmountItem)
  | ({ readonly kind: "factor" } & FactorItem)
  | ({ readonly kind: "lira" } & Words)
  | { readonly kind: "repricing" };

const sourced = (label: string, source?: string): Words =>
  source === undefined ? { label } : { label, source };

/** Whose premium is made, what figures are called that do not say it, and what has become of the price since the quote. */
export interface Pricing {
  readonly insurerId: string;
  readonly source: string;
  /** A factor on the insurer's price. */
  readonly repriced: number;
}

/** An amount that is added: the first figure, and whatever does not depend on what has come before. */
export const plus = (label: string, kurus: number, source?: string) =>
  ({ kind: "amount", ...sourced(label, source), kurus }) as const;

/** A factor on everything so far. */
export const times = (label: string, factor: number, source?: string) =>
  ({ kind: "factor", ...sourced(label, source), factor }) as const;

/** A factor that the insurer sets itself. */
export const own = (label: string, factor: number) => times(label, factor, ownTariff);

interface ChoiceWords<Id extends string> {
  readonly label: string;
  readonly nameOf: (id: Id) => string;
}

/** The factor of what was chosen of a coverage term. */
export const chosen = <Id extends string>(
  field: ChoiceWords<Id>,
  id: Id,
  factors: Readonly<Record<Id, number>>,
  { label = field.label, source }: Partial<Words> = {},
) => times(`${label}: ${field.nameOf(id)}`, factors[id], source);

/** The factor that every insurer has on the usual premium. */
export const ownFactor = (factor: number) => own("Şirketin oran katsayısı", factor);

/** An amount in place of what it has come to so far. */
export const instead = (label: string, kurus: number) => ({ kind: "set", label, kurus }) as const;

/** The least that is asked. */
export const atLeast = (kurus: number, label = "En düşük prim") =>
  ({ kind: "least", label, kurus }) as const;

/** How the change of a price since the quote is called. */
export const repricedLabel = "Şirketin fiyat güncellemesi";

/** Where the price has moved since the quote, it does so here. */
export const repricing = { kind: "repricing" } as const;

/** How rounding to whole lira is called. */
export const wholeLiraLabel = "Tam liraya yuvarlama";

/** Rounds to whole lira, half up, as the insurer does. */
export const wholeLira = { kind: "lira", ...sourced(wholeLiraLabel, ownTariff) } as const;

/** The same, where it is not the sum so far that is rounded: an amount in whole lira. */
export const roundedTo = (kurus: number) =>
  ({ kind: "set", ...sourced(wholeLiraLabel, ownTariff), kurus }) as const;

const lira = 100;

/** An amount in whole lira, half up. */
export const inWholeLira = (kurus: number): number => scale(kurus, [1], lira);

/** The price's change as a factor; none where it has not moved. */
function withRepricing(items: readonly PremiumItem[], repriced: number) {
  return items.flatMap((item) => {
    if (item.kind !== "repricing") return [item];
    return repriced === 1 ? [] : [own(repricedLabel, repriced)];
  });
}

/**
 * A premium after each of its items. Factors that follow each other multiply exactly and are rounded once, so that whoever
 * multiplies them comes to the same kuruş.
 */
export function premiumSteps(
  items: readonly PremiumItem[],
  { source, repriced }: Pick<Pricing, "source" | "repriced">,
): PremiumStep[] {
  let total = 0;
  let run = { from: 0, factors: [] as readonly number[] };
  return withRepricing(items, repriced).map((item) => {
    const words = { label: item.label, source: item.source ?? source };
    if (item.kind === "factor") {
      run = { from: run.from, factors: [...run.factors, item.factor] };
      total = scale(run.from, run.factors);
      return { ...words, factor: item.factor, totalKurus: total };
    }
    if (item.kind === "amount") total += item.kurus;
    else if (item.kind === "least") total = Math.max(item.kurus, total);
    else total = item.kind === "set" ? item.kurus : inWholeLira(total);
    run = { from: total, factors: [] };
    return { ...words, totalKurus: total };
  });
}

/** What items come to, in kuruş, by the price of the quote. */
export const totalOf = (items: readonly PremiumItem[]): number =>
  premiumSteps(items, { source: "", repriced: 1 }).at(-1)?.totalKurus ?? 0;
