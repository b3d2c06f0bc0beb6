import type { Fuel } from "../../domain/fuel.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { poolClasses } from "./tariff/steps.ts";
import type { BonusMalusStep } from "./tariff/steps.ts";
import type { CeilingRule } from "../rating/define-rating.ts";
import type { TrafikRisk } from "./risk.ts";

type TrafikRule = CeilingRule<TrafikRisk>;

const unknownAge = "yaşı doğrulanamayan araç";
const unknownFuel = "yakıtı doğrulanamayan araç";
const unknownHolder = "yaşı doğrulanamayan ruhsat sahibi";

const only = (isSo: boolean, risk: string): string | undefined => (isSo ? risk : undefined);

/** Vehicles older than so many years. */
export const olderThan =
  (years: number): TrafikRule =>
  ({ isStated, vehicleAge }) =>
    isStated ? unknownAge : only(vehicleAge > years, `${years} yaşından büyük araç`);

/** Vehicles on a step at or below the given one. */
export const stepUpTo =
  (step: BonusMalusStep): TrafikRule =>
  ({ request }) =>
    only(
      request.history.bonusMalusStep <= step,
      step === 0 ? "0. basamaktaki araç" : `${step}. veya daha düşük basamaktaki araç`,
    );

/** Tariff groups an insurer would rather leave out. */
export const classes =
  (list: readonly VehicleClass[], name: string): TrafikRule =>
  ({ vehicleClass }) =>
    only(list.includes(vehicleClass), name);

/** Taxis, minibuses and buses. */
export const poolVehicles = classes(poolClasses, "taksi, minibüs veya otobüs");

export const fleets: TrafikRule = ({ request }) => only(request.history.isFleet, "filo aracı");

export const companies: TrafikRule = ({ request }) =>
  only(request.holder.kind === "company", "tüzel kişinin aracı");

/** Holders younger than so many years. */
export const youngerThan =
  (years: number): TrafikRule =>
  ({ isAgeUnknown, holderAge = years }) =>
    isAgeUnknown ? unknownHolder : only(holderAge < years, `${years} yaşından küçük ruhsat sahibi`);

/** A gap since the previous policy. */
export const lateMoreThan =
  (days: number): TrafikRule =>
  ({ lateDays }) =>
    only(lateDays > days, `${days} günden uzun süre sigortasız kalmış araç`);

const runningOn =
  (fuels: readonly Fuel[], name: string): TrafikRule =>
  ({ isStated, request }) =>
    isStated ? unknownFuel : only(fuels.includes(request.insured[0].fuel), name);

export const withLpg = runningOn(["lpg", "lpg-benzin"], "LPG’li araç");

export const electrics = runningOn(["elektrik"], "elektrikli araç");

/** Provinces an insurer does not work in. */
export const provinces =
  (codes: readonly string[]): TrafikRule =>
  ({ request }) =>
    only(codes.includes(request.insured[0].provinceCode), "şirketin çalışmadığı ilde kayıtlı araç");
