import { trafik } from "#shared/lines/trafik/trafik.ts";
import { numberOf } from "../../domain/holder.ts";
import { seedOf, share as shareOf } from "../../domain/seed.ts";
import type { Confidence } from "../../domain/tariff.ts";
import { tariffOn, weakest } from "../../domain/tariff.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { claimSteps } from "../claim-steps.ts";
import { onceByPlate } from "../covered-once.ts";
import { agreed } from "../rating/commission.ts";
import type { PriceCall, Rate } from "../rating/define-rating.ts";
import { defineRating, onePackage } from "../rating/define-rating.ts";
import { banded, byHolderAge, dearest, dearestBand, scale } from "../rating/factors.ts";
import { bsmv, guaranteeFund, trafficFund } from "../rating/levies.ts";
import { upTo } from "../rating/packages.ts";
import { repricedLabel } from "../rating/premium-items.ts";
import type { PremiumStep } from "../rating/premium-step.ts";
import { ownTariff, tariffSource, tellable } from "../rating/premium-step.ts";
import type { RequestOf } from "../request.ts";
import { trafikAssumptions } from "./assumptions.ts";
import type { TrafikBook } from "./book.ts";
import { unwantedIn } from "./book.ts";
import { ceilingOf } from "./ceiling.ts";
import { stepCopy as copy } from "./copy.ts";
import { lateSurchargePercent } from "./history.ts";
import { trafikPolicyNotes } from "./notes.ts";
import type { TrafikRisk } from "./risk.ts";
import { trafikRiskOf } from "./risk.ts";
import { trafikLimitsOn } from "./tariff/limits.ts";
import { trafikLateRenewal } from "./tariff/loadings.ts";

const lowestShare = 0.55;

const product = (factors: readonly number[]): number =>
  factors.reduce((running, factor) => running * factor, 1);

type Factor = readonly [label: string, factor: number];

/** What the insurer makes of the vehicle itself; one no registry has told pays as the dearest does. */
function vehicleFactors(book: TrafikBook, { request, vehicleAge, isStated }: TrafikRisk) {
  return isStated
    ? { fuel: dearest(Object.values(book.fuel ?? {})), vehicleAge: dearestBand(book.vehicleAge) }
    : {
        fuel: book.fuel?.[request.insured[0].fuel] ?? 1,
        vehicleAge: banded(book.vehicleAge, vehicleAge),
      };
}

/** The insurer's share and its factors on it, in order. A vehicle keeps its own ±3 % at each insurer. */
function factorsOf(book: TrafikBook, risk: TrafikRisk, insurerId: string): readonly Factor[] {
  const { holder, history, insured } = risk.request;
  const [vehicle] = insured;
  const ofVehicle = vehicleFactors(book, risk);
  const place = shareOf(seedOf(insurerId, vehicle.plate, numberOf(holder)));
  const taste = tellable(0.97 + 0.06 * place);
  return [
    [copy.share, book.share],
    [copy.ownStep, book.bonusMalusStep?.[history.bonusMalusStep] ?? 1],
    [copy.ownClass, book.vehicleClass?.[risk.vehicleClass] ?? 1],
    [copy.ownProvince, book.province?.[vehicle.provinceCode] ?? 1],
    [copy.fuel, ofVehicle.fuel],
    [copy.vehicleAge, ofVehicle.vehicleAge],
    [copy.holderAge, byHolderAge(book.holderAge, risk)],
    [copy.taste, taste],
  ];
}

export interface Share {
  /** What the insurer asks of the ceiling, 0,55–1 (less only when it has lowered its prices since), as factors on it. */
  readonly asked: readonly number[];
  readonly steps: readonly PremiumStep[];
}

/** A share as its factors make it, as its bounds leave it, and as it is asked after what has become of it since the quote. */
interface Bounded {
  readonly wanted: readonly number[];
  readonly bounded: readonly number[];
  readonly asked: readonly number[];
  /** What of the risk makes it the whole ceiling. */
  readonly atCeiling: string | undefined;
}

/** The bounds of a share where they bite, and what has become of it since the quote. */
function boundedSteps(
  { wanted, bounded, asked, atCeiling }: Bounded,
  ofKurus: number,
): PremiumStep[] {
  const step = (label: string, factors: readonly number[]): PremiumStep => ({
    label,
    source: ownTariff,
    totalKurus: scale(ofKurus, factors),
  });
  const ofShare =
    product(wanted) < lowestShare
      ? copy.lowest(String(lowestShare).replace(".", ","))
      : copy.ceiling;
  const bound = atCeiling === undefined ? ofShare : copy.atCeiling(atCeiling);
  return [
    ...(wanted === bounded ? [] : [step(bound, bounded)]),
    ...(asked === bounded ? [] : [step(repricedLabel, asked)]),
  ];
}

function boundedShare(wanted: readonly number[], atCeiling: string | undefined): readonly number[] {
  const share = product(wanted);
  if (atCeiling !== undefined || share > 1) return [1];
  return share < lowestShare ? [lowestShare] : wanted;
}

/** The insurer's share of a ceiling for a risk. `factor` is on the share, which never passes 1. */
export function trafikShare(
  ceilingKurus: number,
  book: TrafikBook,
  risk: TrafikRisk,
  { insurerId, factor }: { readonly insurerId: string; readonly factor: number },
): Share {
  const factors = factorsOf(book, risk, insurerId);
  const wanted = factors.map(([, each]) => each);
  const atCeiling = unwantedIn(book, risk);
  const bounded = boundedShare(wanted, atCeiling);
  const repriced = factor === 1 ? bounded : [...bounded, factor];
  const asked = product(repriced) > 1 ? [1] : repriced;
  const steps = factors.map(([label, each], index) => ({
    label,
    source: ownTariff,
    factor: each,
    totalKurus: scale(ceilingKurus, wanted.slice(0, index + 1)),
  }));
  const bounds = boundedSteps({ wanted, bounded, asked, atCeiling }, ceilingKurus);
  return { asked, steps: [...steps, ...bounds] };
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

/** The six legal limits in force on a calendar date, the same at every insurer; `undefined` before the first table. */
export function trafikCoverages(vehicleClass: VehicleClass, date: string) {
  const limits = trafikLimitsOn(date, vehicleClass);
  if (limits === undefined) return undefined;
  return {
    materialPerVehicle: upTo(limits.materialPerVehicle),
    materialPerAccident: upTo(limits.materialPerAccident),
    medicalPerPerson: upTo(limits.medicalPerPerson),
    medicalPerAccident: upTo(limits.medicalPerAccident),
    bodilyPerPerson: upTo(limits.bodilyPerPerson),
    bodilyPerAccident: upTo(limits.bodilyPerAccident),
  };
}

/** What the law makes the same for every line that is compulsory traffic insurance. */
export const compulsoryTraffic = {
  branch: "310",
  charges: [bsmv, guaranteeFund, trafficFund],
  coveredOnce: onceByPlate("traffic"),
  packages: onePackage<TrafikBook>,
  coverages: ({ vehicleClass }: TrafikRisk, _: TrafikBook, date: string) =>
    trafikCoverages(vehicleClass, date),
};

export const trafikRating = defineRating(trafik, {
  ...compulsoryTraffic,
  riskOf: (request: RequestOf<"trafik">) => trafikRiskOf(request),
  rate: (risk, book, call) => trafikRate(risk, book, call),
  assumptions: (risk, book, _, now) => trafikAssumptions(risk, book, now),
  notes: trafikPolicyNotes,
  claim: claimSteps.accident,
  grounds: ["sold", "double", "scrapped", "off-road", "compulsory-withdrawal"],
  commission: [agreed("2026-01-01", 10)],
});
