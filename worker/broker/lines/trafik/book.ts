import type { Fuel } from "../../domain/fuel.ts";
import type { CoverRow } from "../offer.ts";
import type { Bands } from "../rating/factors.ts";
import type { CeilingRule } from "../rating/define-rating.ts";
import type { TrafikRisk } from "./risk.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import type { BonusMalusStep } from "./tariff/steps.ts";
import { inWords, upTo, freeService } from "../rating/packages.ts";

/** How an embedded insurer prices compulsory traffic insurance; factors multiply its share of the ceiling. */
export interface TrafikBook {
  /** Share of the ceiling before the factors, 0,55–1. */
  readonly share: number;
  readonly bonusMalusStep?: Partial<Record<BonusMalusStep, number>>;
  readonly fuel?: Partial<Record<Fuel, number>>;
  readonly vehicleClass?: Partial<Record<VehicleClass, number>>;
  /** By plate code, "01"–"81". */
  readonly province?: Readonly<Record<string, number>>;
  /** By the vehicle's age in years. */
  readonly vehicleAge?: Bands;
  /** By the holder's age in years. */
  readonly holderAge?: Bands;
  /** Risks for which it asks the ceiling, whatever its factors say. */
  readonly atCeiling: readonly CeilingRule<TrafikRisk>[];
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}

/** What of a risk an insurer would rather not have; it costs the ceiling then. */
export const unwantedIn = ({ atCeiling }: TrafikBook, risk: TrafikRisk): string | undefined =>
  atCeiling.map((rule) => rule(risk)).find((unwanted) => unwanted !== undefined);

/**
 * An insurer's books of every line that is compulsory traffic insurance. A vehicle that changes hands is insured like
 * every other; who insures dealers' stock as well says what is different there.
 */
export const trafikBooks = (book: TrafikBook, stock?: Partial<TrafikBook>) => ({
  trafik: book,
  ikincieltrafik: book,
  ...(stock === undefined ? {} : { galericikisatrafik: { ...book, ...stock } }),
});

/** Free services that come with traffic policies, as rows of the cover table. */
export const roadside = freeService("roadside", "Yol yardımı");
export const towing = (text: string) => freeService("towing", "Çekici hizmeti", inWords(text));
export const legalProtection = (kurus: number) =>
  freeService("legal-protection", "Hukuksal koruma", upTo(kurus));
export const smallRepair = (text: string) =>
  freeService("small-repair", "Mini onarım", inWords(text));
export const courtesyCar = (text: string) =>
  freeService("courtesy-car", "İkame araç", inWords(text));
export const keyLoss = freeService("key-loss", "Anahtar kaybı desteği");
export const personalAccident = (kurus: number) =>
  freeService("personal-accident", "Sürücü ferdi kaza", upTo(kurus));
