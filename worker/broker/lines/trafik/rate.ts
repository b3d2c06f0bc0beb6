import type { PriceCall, Rate } from "../define-rating.ts";
import { tariffSource } from "../premium-step.ts";
import type { PremiumStep } from "../premium-step.ts";
import { scale } from "../ratio.ts";
import { tariffOn } from "../tariff.ts";
import type { TrafikBook } from "./book.ts";
import { trafikCeiling } from "./ceiling.ts";
import { stepCopy as copy } from "./copy.ts";
import { lateSurchargePercent } from "./renewal.ts";
import type { TrafikRisk } from "./risk.ts";
import { trafikShare } from "./share.ts";
import { trafikLateRenewal } from "./tariff/loadings.ts";

function ceilingOf({ request, vehicleClass, isClaimed }: TrafikRisk, date: string) {
  const { insured, history } = request;
  const { provinceCode, fuel } = insured[0];
  const { bonusMalusStep, isFleet } = history;
  return trafikCeiling({
    provinceCode,
    vehicleClass,
    bonusMalusStep,
    // The discount of electric vehicles is the registry's to give.
    fuel: isClaimed ? "benzin" : fuel,
    isFleet,
    date,
  });
}

/** The surcharge for late renewal as the last step; none in time. */
function lateSteps(days: number, factor: number, totalKurus: number, date: string): PremiumStep[] {
  const row = tariffOn(trafikLateRenewal, date);
  if (row === undefined || factor === 1) return [];
  const source = tariffSource(copy.lateSource, row);
  return [{ label: copy.late(days), source, factor, totalKurus }];
}

/**
 * Prices a traffic risk as an insurer's book says: ceiling × share × late surcharge, to the kuruş. The share never
 * passes 1, so that no price passes the ceiling (with the surcharge).
 */
export function trafikRate(risk: TrafikRisk, book: TrafikBook, call: PriceCall): Rate | undefined {
  const { date } = call;
  const ceiling = ceilingOf(risk, date);
  if (!ceiling.ok) return undefined;
  const { kurus, confidence } = ceiling.value;
  const { asked, steps } = trafikShare(kurus, book, risk, call);
  const late = 1 + lateSurchargePercent(risk.lateDays, date) / 100;
  const lateStep = lateSteps(risk.lateDays, late, scale(kurus, [...asked, late]), date);
  return {
    steps: [...ceiling.value.steps, ...steps, ...lateStep],
    mostKurus: scale(kurus, [late]),
    confidence,
  };
}
