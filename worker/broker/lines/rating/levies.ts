import * as v from "valibot";
import type { Charge, Levy } from "./charges.ts";
import { levied } from "./charges.ts";

/** Banking and insurance transactions tax, on nearly every insurance but life. */
export const bsmv: Levy = {
  id: "bsmv",
  kind: "tax",
  label: "BSMV (gider vergisi)",
  rates: [
    {
      validFrom: "2020-01-01",
      reviewBy: "2026-12-31",
      percent: 5,
      source: "Law 6802 (BSMV)",
      confidence: "likely",
    },
  ],
};

/** Fire insurance tax, on the part of a premium that is for fire. */
export const fireTax: Levy = {
  id: "fire-tax",
  kind: "tax",
  label: "Yangın sigortası vergisi",
  of: "fire",
  rates: [
    {
      validFrom: "2020-01-01",
      reviewBy: "2026-12-31",
      percent: 10,
      source: "Law 2464 (fire insurance tax), as widely known",
      confidence: "likely",
    },
  ],
};

/** Guarantee account, on compulsory liability insurance. */
export const guaranteeFund: Levy = {
  id: "guarantee-fund",
  kind: "levy",
  label: "Güvence Hesabı",
  rates: [
    {
      validFrom: "2020-01-01",
      reviewBy: "2026-12-31",
      percent: 2,
      source: "Güvence Hesabı share as printed on policies",
      confidence: "likely",
    },
  ],
};

/** Traffic services development fund. */
export const trafficFund: Levy = {
  id: "traffic-fund",
  kind: "levy",
  label: "Trafik Hizmetleri Geliştirme Fonu",
  rates: [
    {
      validFrom: "2020-01-01",
      reviewBy: "2026-12-31",
      percent: 5,
      source: "THGF share as printed on policies",
      confidence: "likely",
    },
  ],
};

/** Levies as the oldest stored offers name them, in kuruş. */
export const EarlierTaxesSchema = v.object({
  transactionTaxKurus: v.number(),
  guaranteeFundKurus: v.number(),
  trafficFundKurus: v.number(),
});

/** The same levies as charges; those that were nothing are left out. */
export const earlierLevies = (taxes: v.InferOutput<typeof EarlierTaxesSchema>): Charge[] =>
  [
    levied(bsmv, taxes.transactionTaxKurus),
    levied(guaranteeFund, taxes.guaranteeFundKurus),
    levied(trafficFund, taxes.trafficFundKurus),
  ].filter(({ kurus }) => kurus > 0);
