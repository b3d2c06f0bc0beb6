import type { VehicleClass } from "./tariff/classes.ts";
import { poolClasses } from "./tariff/steps.ts";
import type { BonusMalusStep } from "./tariff/steps.ts";
import type { DeclineRule } from "../../insurers/profile.ts";

/** Vehicles older than so many years. */
export const olderThan = (years: number): DeclineRule => ({
  when: ({ vehicleAge }) => vehicleAge > years,
  reason: `Şirket ${years} yaşından büyük araçlara teklif vermiyor.`,
});

/** Vehicles on a step at or below the given one. */
export const stepUpTo = (step: BonusMalusStep): DeclineRule => ({
  when: ({ request }) => request.history.bonusMalusStep <= step,
  reason:
    step === 0
      ? "Şirket 0. basamaktaki araçlara teklif vermiyor."
      : `Şirket ${step}. ve daha düşük basamaktaki araçlara teklif vermiyor.`,
});

/** Taxis, minibuses and buses. */
export const poolVehicles: DeclineRule = {
  when: ({ vehicleClass }) => poolClasses.includes(vehicleClass),
  reason: "Şirket taksi, minibüs ve otobüslere teklif vermiyor.",
};

/** Tariff groups an insurer leaves out. */
export const classes = (list: readonly VehicleClass[], names: string): DeclineRule => ({
  when: ({ vehicleClass }) => list.includes(vehicleClass),
  reason: `Şirket ${names} için teklif vermiyor.`,
});

export const fleets: DeclineRule = {
  when: ({ request }) => request.history.isFleet,
  reason: "Şirket filo araçlarına bu kanaldan teklif vermiyor.",
};

export const companies: DeclineRule = {
  when: ({ request }) => request.holder.kind === "company",
  reason: "Şirket tüzel kişilere bu kanaldan teklif vermiyor.",
};

/** Holders younger than so many years. */
export const youngerThan = (years: number): DeclineRule => ({
  when: ({ holderAge }) => holderAge !== undefined && holderAge < years,
  reason: `Şirket ${years} yaşından küçük ruhsat sahiplerine teklif vermiyor.`,
});

/** A gap since the previous policy. */
export const lateMoreThan = (days: number): DeclineRule => ({
  when: ({ lateDays }) => lateDays > days,
  reason: `Şirket, sigortasız süresi ${days} günü aşan araçlara teklif vermiyor.`,
});

export const withLpg: DeclineRule = {
  when: ({ request }) =>
    request.insured[0].fuel === "lpg" || request.insured[0].fuel === "lpg-benzin",
  reason: "Şirket LPG'li araçlara teklif vermiyor.",
};

export const electrics: DeclineRule = {
  when: ({ request }) => request.insured[0].fuel === "elektrik",
  reason: "Şirket elektrikli araçlara teklif vermiyor.",
};

/** Provinces an insurer does not work in. */
export const provinces = (codes: readonly string[]): DeclineRule => ({
  when: ({ request }) => codes.includes(request.insured[0].provinceCode),
  reason: "Şirket, aracın kayıtlı olduğu ilde teklif vermiyor.",
});
