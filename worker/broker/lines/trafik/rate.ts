import type { PriceCall, Rate } from "../rating/define-rating.ts";
import { tariffSource } from "../rating/premium-step.ts";
import type { PremiumStep } from "../rating/premium-step.ts";
import { scale } from "../rating/factors.ts";
import { tariffOn, weakest } from "../../domain/tariff.ts";
import type { Confidence } from "../../domain/tariff.ts";
import type { TrafikBook } from "./book.ts";
import { trafikCeiling } from "./ceiling.ts";
import { stepCopy as copy } from "./copy.ts";
import { lateSurchargePercent } from "./renewal.ts";
import type { TrafikRisk } from "./risk.ts";
import { trafikShare } from "./share.ts";
import { trafikLateRenewal } from "./tariff/loadings.ts";

/** The ceiling of a risk on a day ("YYYY-MM-DD"). */
export function ceilingOf({ request, vehicleClass, isStated }: TrafikRisk, date: string) {
  const { insured, history } = request;
  const { provinceCode, fuel } = insured[0];
  const { bonusMalusStep, isFleet } = history;
  return trafikCeiling({
    provinceCode,
    vehicleClass,
    bonusMalusStep,
    // The discount of electric vehicles is the registry's to give.
    fuel: isStated ? "benzin" : fuel,
    isFleet,
    date,
  });
}

/** What the law makes of a year's premium, ceiling and all: more after a gap, less for a shorter time. */
export interface Adjustment extends Pick<PremiumStep, "label" | "source"> {
  readonly factor: number;
  readonly confidence: Confidence;
}

/** The surcharge for a policy that begins on a day ("YYYY-MM-DD") so many days late; none in time. */
export function lateAdjustment(days: number, date: string): Adjustment[] {
  const percent = lateSurchargePercent(days, date);
  const row = tariffOn(trafikLateRenewal, date);
  if (row === undefined || percent === 0) return [];
  const source = tariffSource(copy.lateSource, row);
  return [{ label: copy.late(days), source, factor: 1 + percent / 100, confidence: "sure" }];
}

/**
 * Prices a traffic risk as an insurer's book says: ceiling × share × what the law makes of both, to the kuruş. The share
 * never passes 1, so that no price passes the ceiling, adjusted likewise.
 */
export function trafikRate(
  risk: TrafikRisk,
  book: TrafikBook,
  call: PriceCall,
  ...others: readonly Adjustment[]
): Rate | undefined {
  const { date } = call;
  const ceiling = ceilingOf(risk, date);
  if (!ceiling.ok) return undefined;
  const { kurus, confidence } = ceiling.value;
  const { asked, steps } = trafikShare(kurus, book, risk, call);
  const adjustments = [...lateAdjustment(risk.lateDays, date), ...others];
  const factors = adjustments.map(({ factor }) => factor);
  const adjusted = adjustments.map(({ label, source, factor }, index) => ({
    label,
    source,
    factor,
    totalKurus: scale(kurus, [...asked, ...factors.slice(0, index + 1)]),
  }));
  return {
    steps: [...ceiling.value.steps, ...steps, ...adjusted],
    mostKurus: scale(kurus, factors),
    confidence: weakest(confidence, ...others.map((other) => other.confidence)),
  };
}
