import { tariffOn } from "./tariff.ts";
import { telefonTaxes } from "./telefon/tariff/taxes.ts";
import { trafikTaxes } from "./trafik/tariff/taxes.ts";

/** A gross premium taken apart, all in kuruş; the parts add up to the gross exactly. */
export interface PremiumSplit {
  readonly netKurus: number;
  readonly transactionTaxKurus: number;
  readonly guaranteeFundKurus: number;
  readonly trafficFundKurus: number;
}

const percentOf = (kurus: number, percent: number): number => Math.round((kurus * percent) / 100);

/**
 * Net premium and levies inside a gross traffic premium. Net, BSMV and guarantee fund are rounded half up; the traffic
 * fund takes what is left, at most two kuruş off its percentage. `undefined` before the first tax table.
 */
export function splitTrafikPremium(grossKurus: number, date: string): PremiumSplit | undefined {
  const row = tariffOn(trafikTaxes, date);
  if (!row) return undefined;
  const { transactionTaxPercent, guaranteeFundPercent, trafficFundPercent } = row;
  const levies = transactionTaxPercent + guaranteeFundPercent + trafficFundPercent;
  const netKurus = Math.round((grossKurus * 100) / (100 + levies));
  const transactionTaxKurus = percentOf(netKurus, transactionTaxPercent);
  const guaranteeFundKurus = percentOf(netKurus, guaranteeFundPercent);
  const trafficFundKurus = grossKurus - netKurus - transactionTaxKurus - guaranteeFundKurus;
  return { netKurus, transactionTaxKurus, guaranteeFundKurus, trafficFundKurus };
}

/** The same for phone insurance, which knows the transactions tax alone. `undefined` before the first tax table. */
export function splitTelefonPremium(grossKurus: number, date: string): PremiumSplit | undefined {
  const row = tariffOn(telefonTaxes, date);
  if (!row) return undefined;
  const netKurus = Math.round((grossKurus * 100) / (100 + row.transactionTaxPercent));
  const transactionTaxKurus = grossKurus - netKurus;
  return { netKurus, transactionTaxKurus, guaranteeFundKurus: 0, trafficFundKurus: 0 };
}
