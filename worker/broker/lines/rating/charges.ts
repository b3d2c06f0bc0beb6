import type { chargeKinds } from "#shared/calls/quote/offer-fields.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { TariffRow } from "../../domain/tariff.ts";

/** A part of a gross premium. */
export interface Charge {
  readonly id: string;
  readonly kind: (typeof chargeKinds)[number];
  readonly label: string;
  readonly kurus: number;
}

interface LevyRow extends TariffRow {
  /** Percent of the net premium. */
  readonly percent: number;
}

/** What the law puts on top of a net premium. */
export interface Levy extends Pick<Charge, "id" | "label"> {
  readonly kind: "levy" | "tax";
  /** The part of the premium it is taken of, by name; the whole of it when absent. */
  readonly of?: string;
  readonly rates: readonly LevyRow[];
}

/** The premium itself, without what the law adds. */
export const netPremium = (kurus: number): Charge => ({
  id: "net",
  kind: "premium",
  label: "Net prim",
  kurus,
});

/** What paying by instalments costs beside the gross premium. */
export const instalmentSurcharge = (kurus: number): Charge => ({
  id: "instalments",
  kind: "surcharge",
  label: "Taksit farkı",
  kurus,
});

/** What of the parts the insurer keeps: everything but levies and taxes. */
export const netKurusOf = (charges: readonly Charge[]): number =>
  charges
    .filter(({ kind }) => kind !== "levy" && kind !== "tax")
    .reduce((sum, { kurus }) => sum + kurus, 0);

/** A levy of so much. */
export const levied = ({ id, kind, label }: Levy, kurus: number): Charge => ({
  id,
  kind,
  label,
  kurus,
});

/** How much of a premium each named part is, from 0 to 1. */
export type Shares = Readonly<Record<string, number>>;

/**
 * A gross premium taken apart, by how much of it is what. Each levy is its percentage of the net premium, rounded half up; the net
 * premium is what makes them add up, and where none does takes what is left. `undefined` on days before the first rate of a levy.
 */
export function chargesOf(
  grossKurus: number,
  levies: readonly Levy[],
  date: string,
  shares: Shares = {},
): Charge[] | undefined {
  const rows = levies.map(({ rates }) => tariffOn(rates, date));
  if (rows.includes(undefined)) return undefined;
  const percents = levies.map(
    ({ of }, index) => (rows[index]?.percent ?? 0) * (of === undefined ? 1 : (shares[of] ?? 0)),
  );
  const all = percents.reduce((sum, percent) => sum + percent, 0);
  const nearest = Math.round((grossKurus * 100) / (100 + all));
  const leviesOf = (netKurus: number) =>
    percents.map((percent) => Math.round((netKurus * percent) / 100));
  const leftBy = (netKurus: number) =>
    leviesOf(netKurus).reduce((left, kurus) => left - kurus, grossKurus);
  const netKurus =
    [nearest, nearest - 1, nearest + 1].find((net) => leftBy(net) === net) ?? nearest;
  const each = leviesOf(netKurus);
  return [
    netPremium(leftBy(netKurus)),
    ...levies.map((levy, index) => levied(levy, each[index] ?? 0)),
  ];
}

/** What of a premium stays with the broker, in whole kuruş: a share of the net premium, rounded half up. */
export const commissionOf = (charges: readonly Charge[], percent: number): number =>
  Math.round((netKurusOf(charges) * percent) / 100);
