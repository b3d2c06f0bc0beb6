import type { DataOf } from "#shared/calls/call.ts";
import type { reviewOffer } from "#shared/calls/review-offer.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { formatPlate } from "#shared/schemas/plate.ts";
import { fuels } from "../assets/vehicle/fuel.ts";
import { usageOf } from "../assets/vehicle/vehicle-usage.ts";
import type { InsuredPhone, InsuredVehicle, QuoteRequest } from "../insurers/insurer.ts";
import type { TrafikRequest } from "../lines/trafik/risk.ts";
import type { InsuredFacts } from "../print/policy-document.ts";
import { riskCopy as copy } from "./risk-facts-copy.ts";

type Rows = InsuredFacts["rows"];

const usageName = ({ usage }: InsuredVehicle): string => usageOf(usage)?.label ?? usage;

const reviewedVehicle = ({ insured: [vehicle], history }: TrafikRequest): Rows => [
  [copy.plate, formatPlate(vehicle.plate)],
  [copy.vehicle, `${vehicle.modelYear} ${vehicle.brand} ${vehicle.model}`],
  [copy.usage, usageName(vehicle)],
  [copy.step, copy.stepText(history.bonusMalusStep)],
];

const printedVehicle = ({ insured: [vehicle], history }: TrafikRequest): Rows => [
  [copy.plate, formatPlate(vehicle.plate)],
  [copy.model, `${vehicle.brand} ${vehicle.model}`],
  [copy.modelYear, String(vehicle.modelYear)],
  [copy.usage, usageName(vehicle)],
  [copy.fuel, fuels[vehicle.fuel]],
  [copy.seats, String(vehicle.seats)],
  [copy.engineNumber, vehicle.engineNumber],
  [copy.chassisNumber, vehicle.chassisNumber],
  [copy.firstRegistration, formatDate(vehicle.firstRegistration)],
  [copy.claimsStep, String(history.bonusMalusStep)],
];

const phoneRows = (phone: InsuredPhone): Rows => [
  [copy.model, `${phone.brand} ${phone.model}`],
  [copy.imei, phone.imei],
  [copy.purchaseDate, formatDate(phone.purchaseDate)],
  [copy.invoice, copy.invoiceText(formatMoney(phone.invoiceKurus))],
  [copy.condition, phone.isSecondHand ? copy.secondHand : copy.unused],
];

/** What is insured, for the owner to look over before the purchase. */
export function reviewedRisk(request: QuoteRequest): DataOf<typeof reviewOffer>["risk"] {
  const rows =
    request.productId === "trafik" ? reviewedVehicle(request) : phoneRows(request.insured[0]);
  return rows.map(([label, text]) => ({ label, text }));
}

/** What is insured, as the policy has it. */
export function insuredFacts(request: QuoteRequest): InsuredFacts {
  switch (request.productId) {
    case "trafik":
      return { heading: copy.vehicle, rows: printedVehicle(request) };
    case "telefon":
      return { heading: copy.phone, rows: phoneRows(request.insured[0]) };
  }
}
