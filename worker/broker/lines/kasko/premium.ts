import { kaskoTerms } from "#shared/lines/kasko/terms.ts";
import type { Fuel } from "../../domain/fuel.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import { seedOf, share } from "../../domain/seed.ts";
import { provinceName } from "../../registries/places.ts";
import type { Bands } from "../rating/factors.ts";
import { bandedOnward, byHolderAge, dearest, dearestBand } from "../rating/factors.ts";
import type { BreadthBook, BreadthPlan } from "../rating/packages.ts";
import type { PremiumItem } from "../rating/premium-items.ts";
import * as item from "../rating/premium-items.ts";
import { tariffSource, tellable } from "../rating/premium-step.ts";
import { numberOf } from "../../domain/holder.ts";
import type { Given } from "../rating/table-rating.ts";
import type { KaskoRisk } from "./risk.ts";
import { noClaimsLevels } from "./tariff/levels.ts";
import { kaskoLimits } from "./tariff/limits.ts";
import { kaskoRates } from "./tariff/rates.ts";
import { kaskoTermPrices } from "./tariff/terms.ts";
import type { Breadth } from "./terms.ts";
import { breadthNames, partsNames } from "./terms.ts";

export const kaskoTables = {
  rates: kaskoRates,
  levels: noClaimsLevels,
  prices: kaskoTermPrices,
  limits: kaskoLimits,
};

/** How an embedded insurer prices own damage insurance; factors are on the usual premium. */
export interface KaskoBook extends BreadthBook<Breadth, KaskoRisk> {
  readonly fuel?: Partial<Record<Fuel, number>>;
  readonly vehicleClass?: Partial<Record<VehicleClass, number>>;
  /** By plate code, "01"–"81". */
  readonly province?: Readonly<Record<string, number>>;
  /** By the vehicle's age in years. */
  readonly vehicleAge?: Bands;
  /** By the holder's age in years. */
  readonly holderAge?: Bands;
}

export type KaskoGiven = Given<KaskoRisk, BreadthPlan<Breadth, KaskoBook>, typeof kaskoTables>;

/** What the figures of the market are. */
export const ratesSource = "Piyasadaki olağan kasko oranları";

/** What the market makes of vehicle, holder and history. */
function marketItems({ risk, rates, levels }: KaskoGiven): PremiumItem[] {
  const { request, vehicleAge, vehicleClass } = risk;
  const { provinceCode } = request.insured[0];
  const { noClaimsLevel: level } = request.history;
  const province = provinceName(provinceCode) ?? provinceCode;
  return [
    item.times(
      `Temel prim oranı (${vehicleAge} yaşında araç)`,
      bandedOnward(rates.percents, vehicleAge) / 100,
    ),
    item.times("Araç sınıfı katsayısı", rates.classes[vehicleClass]),
    item.times(`İl katsayısı (${province})`, rates.provinces[provinceCode] ?? 1),
    item.times("Ruhsat sahibinin yaşı", byHolderAge(rates.holderAges, risk, bandedOnward)),
    item.times(
      `Hasarsızlık indirimi (${level}. kademe)`,
      levels.factors[level],
      tariffSource("Yaygın hasarsızlık kademeleri", levels),
    ),
  ];
}

/** What was chosen, and the breadth of cover. */
function chosenItems({ risk, plan: { breadth }, prices }: KaskoGiven): PremiumItem[] {
  const { service, deductible } = risk.request.terms;
  const parts = prices.partsOf[breadth];
  const source = tariffSource(ratesSource, prices);
  return [
    item.chosen(kaskoTerms.service, service, prices.service, { source }),
    item.times(`Yedek parça: ${partsNames[parts]}`, prices.parts[parts], source),
    item.chosen(kaskoTerms.deductible, deductible, prices.deductible, { source }),
    item.times(`Paket: ${breadthNames[breadth]}`, prices.breadth[breadth], source),
  ];
}

/** What the insurer makes of it. A vehicle keeps its own ±3 % at each insurer. */
function ownItems({ risk, plan: { book } }: KaskoGiven, insurerId: string): PremiumItem[] {
  const { request, vehicleAge, vehicleClass, isStated } = risk;
  const [vehicle] = request.insured;
  const { fuel = {}, vehicleAge: ages, holderAge } = book;
  const place = share(seedOf(insurerId, "value", vehicle.plate, numberOf(request.holder)));
  return [
    item.ownFactor(book.factor),
    item.own("Şirketin araç sınıfı katsayısı", book.vehicleClass?.[vehicleClass] ?? 1),
    item.own("Şirketin il katsayısı", book.province?.[vehicle.provinceCode] ?? 1),
    item.own(
      "Şirketin yakıt katsayısı",
      isStated ? dearest(Object.values(fuel)) : (fuel[vehicle.fuel] ?? 1),
    ),
    item.own(
      "Şirketin araç yaşı katsayısı",
      isStated ? dearestBand(ages) : bandedOnward(ages, vehicleAge),
    ),
    item.own("Şirketin ruhsat sahibi yaşı katsayısı", byHolderAge(holderAge, risk, bandedOnward)),
    item.own("Şirketin araca özel oranı", tellable(0.97 + 0.06 * place)),
  ];
}

/** What is added whatever the vehicle is worth. */
function addedItems({ risk, prices }: KaskoGiven): PremiumItem[] {
  const { liability, replacementCar } = risk.request.terms;
  const source = tariffSource(ratesSource, prices);
  const { liability: limits, replacementCar: cars } = kaskoTerms;
  return [
    item.plus(`İMM limiti: ${limits.nameOf(liability)}`, prices.liability[liability], source),
    item.plus(
      `İkame araç: ${cars.nameOf(replacementCar)}`,
      prices.replacementCar[replacementCar],
      source,
    ),
    item.plus("Yol yardımı", prices.assistance, source),
  ];
}

/**
 * An own damage premium: value × rates, history, choices and the insurer's own factors, then what is added whatever the
 * vehicle is worth. Undefined where the breadth is not sold for the vehicle's age.
 */
export function kaskoPremium(given: KaskoGiven, insurerId: string): PremiumItem[] | undefined {
  const { risk, plan, prices, rates } = given;
  const { vehicleAge, valueKurus, accessoriesKurus } = risk;
  if (vehicleAge > prices.oldest[plan.breadth]) return undefined;
  return [
    item.plus("Araç değeri", valueKurus, "Araç değer listesi (tahmin)"),
    item.plus("Aksesuarlar", accessoriesKurus, "Bildirdiğiniz bedeller"),
    ...marketItems(given),
    ...chosenItems(given),
    ...ownItems(given, insurerId),
    ...addedItems(given),
    item.repricing,
    item.atLeast(rates.minimumKurus),
    item.wholeLira,
  ];
}
