import { formatMoney } from "#shared/format/money.ts";
import type { VehicleClass } from "../../assets/vehicle/vehicle-class.ts";
import type { DeclineRule } from "../rating/define-rating.ts";
import type { KaskoRisk } from "./risk.ts";
import type { Service } from "./terms.ts";

type KaskoRule = DeclineRule<KaskoRisk>;

/** Vehicles older than so many years. */
export const vehicleOlderThan = (years: number): KaskoRule => ({
  when: ({ vehicleAge }) => vehicleAge > years,
  reason: `Şirket ${years} yaşından büyük araçlara kasko teklifi vermiyor.`,
});

/** Only the given tariff groups are insured. */
export const onlyClasses = (list: readonly VehicleClass[], names: string): KaskoRule => ({
  when: ({ vehicleClass }) => !list.includes(vehicleClass),
  reason: `Şirket yalnızca ${names} için kasko teklifi veriyor.`,
});

/** Values above so much, in kuruş. */
export const worthMoreThan = (kurus: number): KaskoRule => ({
  when: ({ valueKurus, accessoriesKurus }) => valueKurus + accessoriesKurus > kurus,
  reason: `Şirket, değeri ${formatMoney(kurus)} TL üzerindeki araçlara bu kanaldan teklif vermiyor.`,
});

/** Vehicles without a single year free of claims. */
export const withoutNoClaims: KaskoRule = {
  when: ({ request }) => request.history.noClaimsLevel === 0,
  reason: "Şirket, hasarsızlık kademesi bulunmayan araçlara teklif vermiyor.",
};

/** Holders younger than so many years. */
export const holderYoungerThan = (years: number): KaskoRule => ({
  when: ({ holderAge }) => holderAge !== undefined && holderAge < years,
  reason: `Şirket ${years} yaşından küçük ruhsat sahiplerine kasko teklifi vermiyor.`,
});

export const companyHolders: KaskoRule = {
  when: ({ request }) => request.holder.kind === "company",
  reason: "Şirket tüzel kişilere bu kanaldan teklif vermiyor.",
};

/** LPG that was not fitted by the maker. */
export const convertedToGas: KaskoRule = {
  when: ({ request }) => request.insured[0].lpgKurus !== undefined,
  reason: "Şirket, sonradan LPG takılan araçlara teklif vermiyor.",
};

export const electricVehicles: KaskoRule = {
  when: ({ request }) => request.insured[0].fuel === "elektrik",
  reason: "Şirket elektrikli araçlara kasko teklifi vermiyor.",
};

/** Kinds of repair shop an insurer does not work with. */
export const noService = (service: Service, name: string): KaskoRule => ({
  when: ({ request }) => request.terms.service === service,
  reason: `Şirket ${name} seçeneğiyle teklif vermiyor.`,
});
