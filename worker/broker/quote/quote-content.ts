import * as v from "valibot";
import { isFuel } from "../assets/vehicle/fuel.ts";
import type { Fuel } from "../assets/vehicle/fuel.ts";
import { provisionalParts } from "../insurers/insurer.ts";
import type { BonusMalusStep } from "../lines/trafik/tariff/steps.ts";

const isoDate = v.pipe(v.string(), v.isoDate());
const bonusMalusStep = v.custom<BonusMalusStep>(
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 8,
);
const fuel = v.custom<Fuel>((value) => typeof value === "string" && isFuel(value));

const holder = v.object({
  kind: v.picklist(["person", "company"]),
  nationalNumber: v.string(),
  birthDate: v.exactOptional(isoDate),
  provinceCode: v.string(),
  districtName: v.exactOptional(v.string()),
});

const provisional = v.pipe(v.array(v.picklist(provisionalParts)), v.readonly());
const listOfOne = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.tupleWithRest([v.object(entries)], v.object(entries)), v.readonly());

/** What is asked of insurers, as it is stored. Same shape as the connectors' `TrafikRequest`. */
const TrafikRequestSchema = v.object({
  productId: v.literal("trafik"),
  holder,
  insured: listOfOne({
    plate: v.string(),
    provinceCode: v.string(),
    usage: v.string(),
    brand: v.string(),
    model: v.string(),
    modelYear: v.number(),
    fuel,
    seats: v.number(),
    engineNumber: v.string(),
    chassisNumber: v.string(),
    firstRegistration: isoDate,
    document: v.exactOptional(
      v.variant("kind", [
        v.object({ kind: v.literal("permit"), serial: v.string(), number: v.string() }),
        v.object({ kind: v.literal("asbis"), number: v.string() }),
      ]),
    ),
  }),
  history: v.object({
    bonusMalusStep,
    previousPolicyEnd: v.exactOptional(isoDate),
    isFleet: v.boolean(),
  }),
  startDate: isoDate,
  provisional,
});

/** The same for phones: the connectors' `TelefonRequest`. */
const TelefonRequestSchema = v.object({
  productId: v.literal("telefon"),
  holder,
  insured: listOfOne({
    brand: v.string(),
    model: v.string(),
    releaseYear: v.number(),
    imei: v.string(),
    purchaseDate: isoDate,
    invoiceKurus: v.number(),
    isSecondHand: v.boolean(),
  }),
  startDate: isoDate,
  provisional,
});

const EarlierRequestSchema = v.looseObject({
  vehicle: v.exactOptional(v.looseObject({})),
  phone: v.exactOptional(v.looseObject({})),
});

/**
 * Quotes are kept for months, those with a policy for years; the oldest carry what is insured and its history side by
 * side, and the step of the history as `step`.
 */
function withPresentShape(request: unknown): unknown {
  if (!v.is(EarlierRequestSchema, request)) return request;
  const {
    vehicle,
    phone,
    step,
    bonusMalusStep = step,
    previousPolicyEnd,
    isFleet,
    document,
    ...rest
  } = request;
  const asset = vehicle ?? phone;
  if (asset === undefined) return request;
  const provisional = Array.isArray(rest["provisional"]) ? rest["provisional"] : [];
  return {
    ...rest,
    insured: [{ ...asset, ...(document === undefined ? {} : { document }) }],
    history: {
      bonusMalusStep,
      isFleet,
      ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
    },
    provisional: provisional.map((part) => (part === "vehicle" ? "insured" : part)),
  };
}

/** Everything personal about a quote; sealed as one. */
export const QuoteContentSchema = v.object({
  name: v.string(),
  surname: v.string(),
  eMail: v.exactOptional(v.string()),
  cityName: v.string(),
  county: v.string(),
  /** Name and place are the civil registry's; only the person themselves may read them unmasked. */
  isRegistered: v.optional(v.boolean(), false),
  /** Code of whoever brought the customer. */
  referenceCode: v.exactOptional(v.string()),
  /** What the caller said of itself. */
  claimedClient: v.exactOptional(
    v.object({ ipAddress: v.exactOptional(v.string()), userAgent: v.exactOptional(v.string()) }),
  ),
  request: v.pipe(
    v.unknown(),
    v.transform(withPresentShape),
    v.variant("productId", [TrafikRequestSchema, TelefonRequestSchema]),
  ),
});
export type QuoteContent = v.InferOutput<typeof QuoteContentSchema>;
