import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { poolClasses } from "./tariff/steps.ts";
import type { BonusMalusStep } from "./tariff/steps.ts";
import type { CeilingRule } from "../define-rating.ts";
import type { TrafikRisk } from "./risk.ts";

type TrafikRule = CeilingRule<TrafikRisk>;

/** Vehicles older than so many years. */
export const olderThan = (years: number): TrafikRule => ({
  when: ({ vehicleAge }) => vehicleAge > years,
  risk: `${years} yaşından büyük araç`,
});

/** Vehicles on a step at or below the given one. */
export const stepUpTo = (step: BonusMalusStep): TrafikRule => ({
  when: ({ request }) => request.history.bonusMalusStep <= step,
  risk: step === 0 ? "0. basamaktaki araç" : `${step}. veya daha düşük basamaktaki araç`,
});

/** Taxis, minibuses and buses. */
export const poolVehicles: TrafikRule = {
  when: ({ vehicleClass }) => poolClasses.includes(vehicleClass),
  risk: "taksi, minibüs veya otobüs",
};

/** Tariff groups an insurer would rather leave out. */
export const classes = (list: readonly VehicleClass[], name: string): TrafikRule => ({
  when: ({ vehicleClass }) => list.includes(vehicleClass),
  risk: name,
});

export const fleets: TrafikRule = {
  when: ({ request }) => request.history.isFleet,
  risk: "filo aracı",
};

export const companies: TrafikRule = {
  when: ({ request }) => request.holder.kind === "company",
  risk: "tüzel kişinin aracı",
};

/** Holders younger than so many years. */
export const youngerThan = (years: number): TrafikRule => ({
  when: ({ holderAge }) => holderAge !== undefined && holderAge < years,
  risk: `${years} yaşından küçük ruhsat sahibi`,
});

/** A gap since the previous policy. */
export const lateMoreThan = (days: number): TrafikRule => ({
  when: ({ lateDays }) => lateDays > days,
  risk: `${days} günden uzun süre sigortasız kalmış araç`,
});

export const withLpg: TrafikRule = {
  when: ({ request }) =>
    request.insured[0].fuel === "lpg" || request.insured[0].fuel === "lpg-benzin",
  risk: "LPG'li araç",
};

export const electrics: TrafikRule = {
  when: ({ request }) => request.insured[0].fuel === "elektrik",
  risk: "elektrikli araç",
};

/** Provinces an insurer does not work in. */
export const provinces = (codes: readonly string[]): TrafikRule => ({
  when: ({ request }) => codes.includes(request.insured[0].provinceCode),
  risk: "şirketin çalışmadığı ilde kayıtlı araç",
});
