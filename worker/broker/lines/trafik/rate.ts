import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { ageOn, todayInIstanbul } from "#shared/format/date.ts";
import type { Confidence } from "../tariff.ts";
import { instalmentTable } from "../instalments.ts";
import { offerValidUntil } from "../offer-validity.ts";
import { splitTrafikPremium } from "../premium-split.ts";
import { scale } from "../ratio.ts";
import { lateDays, lateSurchargePercent } from "./renewal.ts";
import { seedOf, share } from "../../domain/seed.ts";
import { trafikLimitsOn } from "./limits.ts";
import { trafikCeiling } from "./ceiling.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import type {
  Decline,
  ProvisionalPart,
  QuoteAnswer,
  TrafikRequest,
} from "../../insurers/insurer.ts";
import type { InsurerProfile, TrafikBook, TrafikRisk } from "../../insurers/profile.ts";
import { trafikCovers } from "./coverages.ts";

const lowestShare = 0.55;
const unpriceable: Decline = { kind: "decline", reason: "Bu bilgilerle fiyat hesaplanamadı." };

function riskOf(request: TrafikRequest): TrafikRisk | undefined {
  const { holder, insured, startDate } = request;
  const [vehicle] = insured;
  const usage = usageOf(vehicle.usage);
  if (!usage) return undefined;
  return {
    request,
    vehicleClass: usage.vehicleClass,
    vehicleAge: Math.max(0, Number(startDate.slice(0, 4)) - vehicle.modelYear),
    ...(holder.birthDate ? { holderAge: ageOn(holder.birthDate, startDate) } : {}),
    isAgeUnknown: holder.kind === "person" && !holder.birthDate,
    lateDays: lateDays(request.history.previousPolicyEnd, startDate),
  };
}

function banded(bands: TrafikBook["vehicleAge"], value: number | undefined): number {
  if (value === undefined) return 1;
  return bands?.find(([upTo]) => value <= upTo)?.[1] ?? 1;
}

/** The dearest of an insurer's factors: nobody saves by keeping back what they stand for. */
const dearest = (factors: readonly number[]): number => Math.max(1, ...factors);

/** What the insurer makes of the vehicle itself; one no registry has told pays as the dearest does. */
function vehicleFactor(book: TrafikBook, { request, vehicleAge }: TrafikRisk): number {
  if (isClaimed(request)) {
    const ages = (book.vehicleAge ?? []).map(([, factor]) => factor);
    return dearest(Object.values(book.fuel ?? {})) * dearest(ages);
  }
  return (book.fuel?.[request.insured[0].fuel] ?? 1) * banded(book.vehicleAge, vehicleAge);
}

const isClaimed = ({ provisional }: TrafikRequest): boolean => provisional.includes("insured");

/** A person whose birth date no registry has told pays as the dearest age does: nobody saves by keeping it back. */
function ageFactor({ holderAge: bands = [] }: TrafikBook, risk: TrafikRisk): number {
  return risk.isAgeUnknown
    ? dearest(bands.map(([, factor]) => factor))
    : banded(bands, risk.holderAge);
}

/** The insurer's share of the ceiling for a risk, 0,55–1. A vehicle keeps its own ±3 % at each insurer. */
function shareOf(profile: InsurerProfile, risk: TrafikRisk): number {
  const { id, trafik: book } = profile;
  const { holder, history } = risk.request;
  const [vehicle] = risk.request.insured;
  const taste = 0.97 + 0.06 * share(seedOf(id, vehicle.plate, holder.nationalNumber));
  const wanted =
    book.share *
    (book.bonusMalusStep?.[history.bonusMalusStep] ?? 1) *
    (book.vehicleClass?.[risk.vehicleClass] ?? 1) *
    (book.province?.[vehicle.provinceCode] ?? 1) *
    vehicleFactor(book, risk) *
    ageFactor(book, risk) *
    taste;
  return Math.min(1, Math.max(lowestShare, wanted));
}

const provisionalNotes: Readonly<Record<ProvisionalPart, string>> = {
  history: "Hasar geçmişi kayıtlardan alınamadı; basamak varsayımdır ve fiyat geçicidir.",
  insured:
    "Araç bilgileri kayıtlardan alınamadığı için yaşa ve yakıta göre indirim uygulanmadı; fiyat geçicidir.",
};
const ageNote = "Doğum tarihi nüfus kayıtlarından alınamadığı için yaşa göre indirim uygulanmadı.";

function assumptionsOf(
  risk: TrafikRisk,
  latePercent: number,
  confidence: Confidence,
  now: number,
): string[] {
  const { history, startDate, insured, provisional } = risk.request;
  const { bonusMalusStep, isFleet } = history;
  const [vehicle] = insured;
  const usage = usageOf(vehicle.usage)?.label ?? vehicle.usage;
  return [
    `Araç ${bonusMalusStep}. hasar basamağında.`,
    `Kullanım şekli: ${usage}.`,
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    ...provisional.map((part) => provisionalNotes[part]),
    ...(risk.isAgeUnknown ? [ageNote] : []),
    ...(isFleet ? ["Araç filo aracı olarak fiyatlandırıldı."] : []),
    ...(latePercent > 0
      ? [
          `Önceki poliçenin bitişinden ${risk.lateDays} gün sonra başladığı için %${latePercent} gecikme eklendi.`,
        ]
      : []),
    ...(confidence === "estimate"
      ? ["Bu ayın azami primi, son yayımlanan tutardan yola çıkılarak tahmin edildi."]
      : []),
  ];
}

interface Price {
  readonly grossKurus: number;
  /** Ceiling with the surcharge for late renewal. */
  readonly highestKurus: number;
  readonly latePercent: number;
  readonly confidence: Confidence;
}

function priceOf(risk: TrafikRisk, sharePaid: number): Price | undefined {
  const { insured, history, startDate } = risk.request;
  const { bonusMalusStep, isFleet } = history;
  const [vehicle] = insured;
  const { provinceCode } = vehicle;
  // The discount of electric vehicles is the registry's to give.
  const fuel = isClaimed(risk.request) ? "benzin" : vehicle.fuel;
  const { vehicleClass } = risk;
  const input = { provinceCode, vehicleClass, bonusMalusStep, fuel, isFleet, date: startDate };
  const ceiling = trafikCeiling(input);
  if (!ceiling.ok) return undefined;
  const { kurus, confidence } = ceiling.value;
  const latePercent = lateSurchargePercent(risk.lateDays, startDate);
  const late = 1 + latePercent / 100;
  const grossKurus = scale(kurus, [sharePaid, late]);
  return { grossKurus, highestKurus: scale(kurus, [late]), latePercent, confidence };
}

/**
 * Prices a traffic request as an insurer's book says: ceiling × share × late surcharge, to the kuruş. The share never
 * passes 1, so that no price passes the ceiling (with the surcharge). The price depends on the request alone.
 *
 * @param now epoch ms, for the validity and the words about the start only
 * @param factor on the insurer's share
 */
export function quoteTrafik(
  profile: InsurerProfile,
  request: TrafikRequest,
  now: number,
  factor: number,
): QuoteAnswer {
  const { startDate } = request;
  const risk = riskOf(request);
  if (!risk) return unpriceable;
  const decline = profile.trafik.declines.find(({ when }) => when(risk));
  if (decline) return { kind: "decline", reason: decline.reason };
  const limits = trafikLimitsOn(startDate, risk.vehicleClass);
  const price = priceOf(risk, Math.min(1, shareOf(profile, risk) * factor));
  const split = price && splitTrafikPremium(price.grossKurus, startDate);
  if (!limits || !price || !split) return unpriceable;
  const { netKurus, ...taxes } = split;
  const { extras } = profile.trafik;
  return {
    kind: "offer",
    grossKurus: price.grossKurus,
    netKurus,
    taxes,
    instalments: instalmentTable(price.grossKurus, profile.instalmentPlan, price.highestKurus),
    covers: [...trafikCovers(limits), ...extras],
    extras: extras.map(({ id }) => id),
    assumptions: assumptionsOf(risk, price.latePercent, price.confidence, now),
    validUntil: offerValidUntil(now, startDate),
    soldBy: profile.soldBy,
    isProvisional: request.provisional.length > 0,
  };
}
