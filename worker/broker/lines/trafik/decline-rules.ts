import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { poolClasses } from "./tariff/steps.ts";
import type { BonusMalusStep } from "./tariff/steps.ts";
import type { DeclineRule } from "../define-rating.ts";
import type { TrafikRisk } from "./risk.ts";

type TrafikRule = DeclineRule<TrafikRisk>;

/** Vehicles older than so many years. */
export const olderThan = (years: number): TrafikRule => ({
  when: ({ vehicleAge }) => vehicleAge > years,
  reason: `Şirket ${years} yaşından büyük araçlara teklif vermiyor.`,
});

/** Vehicles on a step at or below the given one. */
export const stepUpTo = (step: BonusMalusStep): TrafikRule => ({
  when: ({ request }) => request.history.bonusMalusStep <= step,
  reason:
    step === 0
      ? "Şirket 0. basamaktaki araçlara teklif vermiyor."
      : `Şirket ${step}. ve daha düşük basamaktaki araçlara teklif vermiyor.`,
});

/** Taxis, minibuses and buses. */
export const poolVehicles: TrafikRule = {
  when: ({ vehicleClass }) => poolClasses.includes(vehicleClass),
  reason: "Şirket taksi, minibüs ve otobüslere teklif vermiyor.",
};

/** Tariff groups an insurer leaves out. */
export const classes = (list: readonly VehicleClass[], names: string): TrafikRule => ({
  when: ({ vehicleClass }) => list.includes(vehicleClass),
  reason: `Şirket ${names} için teklif vermiyor.`,
});

export const fleets: TrafikRule = {
  when: ({ request }) => request.history.isFleet,
  reason: "Şirket filo araçlarına bu kanaldan teklif vermiyor.",
};

export const companies: TrafikRule = {
  when: ({ request }) => request.holder.kind === "company",
  reason: "Şirket tüzel kişilere bu kanaldan teklif vermiyor.",
};

/** Holders younger than so many years. */
export const youngerThan = (years: number): TrafikRule => ({
  when: ({ holderAge }) => holderAge !== undefined && holderAge < years,
  reason: `Şirket ${years} yaşından küçük ruhsat sahiplerine teklif vermiyor.`,
});

/** A gap since the previous policy. */
export const lateMoreThan = (days: number): TrafikRule => ({
  when: ({ lateDays }) => lateDays > days,
  reason: `Şirket, sigortasız süresi ${days} günü aşan araçlara teklif vermiyor.`,
});

export const withLpg: TrafikRule = {
  when: ({ request }) =>
    request.insured[0].fuel === "lpg" || request.insured[0].fuel === "lpg-benzin",
  reason: "Şirket LPG'li araçlara teklif vermiyor.",
};

export const electrics: TrafikRule = {
  when: ({ request }) => request.insured[0].fuel === "elektrik",
  reason: "Şirket elektrikli araçlara teklif vermiyor.",
};

/** Provinces an insurer does not work in. */
export const provinces = (codes: readonly string[]): TrafikRule => ({
  when: ({ request }) => codes.includes(request.insured[0].provinceCode),
  reason: "Şirket, aracın kayıtlı olduğu ilde teklif vermiyor.",
});
