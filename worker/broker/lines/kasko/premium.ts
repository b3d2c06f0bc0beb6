import { numberOf } from "../request.ts";
import { kaskoTerms } from "#shared/lines/kasko-terms.ts";
import type { Addition, Factor } from "../premium-step.ts";
import { ownTariff, tariffSource, tellable } from "../premium-step.ts";
import { provinceName } from "../../registries/places.ts";
import { seedOf, share } from "../../domain/seed.ts";
import type { Bands, KaskoPlan } from "./book.ts";
import { packageNames, partsNames, stepCopy as copy } from "./copy.ts";
import type { KaskoRisk } from "./risk.ts";
import type { KaskoTables } from "./tables.ts";

const banded = (bands: Bands, value: number): number =>
  bands.find(([upTo]) => value <= upTo)?.[1] ?? bands.at(-1)?.[1] ?? 1;

/** The dearest of some factors: nobody saves by keeping back what they stand for. */
const dearest = (factors: readonly number[]): number => Math.max(1, ...factors);
const dearestBand = (bands: Bands): number => dearest(bands.map(([, factor]) => factor));

/** A factor by the holder's age; the dearest when no registry has told it, none for companies. */
function byHolderAge(bands: Bands, { isAgeUnknown, holderAge }: KaskoRisk): number {
  if (isAgeUnknown) return dearestBand(bands);
  return holderAge === undefined ? 1 : banded(bands, holderAge);
}

/** What the market makes of vehicle, holder and history. */
export function marketFactors(risk: KaskoRisk, { rates, levels }: KaskoTables): readonly Factor[] {
  const { request, vehicleAge, vehicleClass } = risk;
  const { provinceCode } = request.insured[0];
  const { noClaimsLevel } = request.history;
  const source = tariffSource(copy.ratesSource, rates);
  return [
    { label: copy.rate(vehicleAge), source, factor: banded(rates.percents, vehicleAge) / 100 },
    { label: copy.vehicleClass, source, factor: rates.classes[vehicleClass] },
    {
      label: copy.province(provinceName(provinceCode) ?? provinceCode),
      source,
      factor: rates.provinces[provinceCode] ?? 1,
    },
    { label: copy.holderAge, source, factor: byHolderAge(rates.holderAges, risk) },
    {
      label: copy.level(noClaimsLevel),
      source: tariffSource(copy.levelsSource, levels),
      factor: levels.factors[noClaimsLevel],
    },
  ];
}

/** What was chosen, and the breadth of cover. */
export function chosenFactors(
  { request: { terms } }: KaskoRisk,
  { width }: KaskoPlan,
  { prices }: KaskoTables,
): readonly Factor[] {
  const { service, deductible } = terms;
  const parts = prices.partsOf[width];
  const source = tariffSource(copy.ratesSource, prices);
  return [
    {
      label: copy.service(kaskoTerms.service.nameOf(service)),
      source,
      factor: prices.service[service],
    },
    { label: copy.parts(partsNames[parts]), source, factor: prices.parts[parts] },
    {
      label: copy.deductible(kaskoTerms.deductible.nameOf(deductible)),
      source,
      factor: prices.deductible[deductible],
    },
    { label: copy.width(packageNames[width]), source, factor: prices.width[width] },
  ];
}

/** What the insurer makes of it. A vehicle keeps its own ±3 % at each insurer. */
export function ownFactors(
  risk: KaskoRisk,
  { book }: KaskoPlan,
  insurerId: string,
): readonly Factor[] {
  const { request, vehicleAge, vehicleClass, isClaimed } = risk;
  const { holder, insured } = request;
  const [vehicle] = insured;
  const { fuel = {}, vehicleAge: ages = [], holderAge = [] } = book;
  const place = share(seedOf(insurerId, "value", vehicle.plate, numberOf(holder)));
  const taste = tellable(0.97 + 0.06 * place);
  const factors: readonly (readonly [string, number])[] = [
    [copy.ownFactor, book.factor],
    [copy.ownClass, book.vehicleClass?.[vehicleClass] ?? 1],
    [copy.ownProvince, book.province?.[vehicle.provinceCode] ?? 1],
    [copy.fuel, isClaimed ? dearest(Object.values(fuel)) : (fuel[vehicle.fuel] ?? 1)],
    [copy.vehicleAge, isClaimed ? dearestBand(ages) : banded(ages, vehicleAge)],
    [copy.ownHolderAge, byHolderAge(holderAge, risk)],
    [copy.taste, taste],
  ];
  return factors.map(([label, factor]) => ({ label, source: ownTariff, factor }));
}

/** What is added whatever the vehicle is worth. */
export function additions(
  { request: { terms } }: KaskoRisk,
  { prices }: KaskoTables,
): readonly Addition[] {
  const { liability, replacementCar } = terms;
  const source = tariffSource(copy.ratesSource, prices);
  return [
    {
      label: copy.liability(kaskoTerms.liability.nameOf(liability)),
      source,
      kurus: prices.liability[liability],
    },
    {
      label: copy.replacementCar(kaskoTerms.replacementCar.nameOf(replacementCar)),
      source,
      kurus: prices.replacementCar[replacementCar],
    },
    { label: copy.assistance, source, kurus: prices.assistance },
  ];
}
