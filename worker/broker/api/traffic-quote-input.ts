import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { wireErrors } from "#shared/wire-errors.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { EngineNumberSchema } from "#shared/schemas/engine-number.ts";
import { identityKind } from "#shared/schemas/identity-number.ts";
import { PlateSchema, plateProvinceCode } from "#shared/schemas/plate.ts";
import { VinSchema } from "#shared/schemas/vin.ts";
import type { Fuel } from "../domain/fuel.ts";
import { isFuel } from "../domain/fuel.ts";
import { usageOf } from "../domain/vehicle-usage.ts";
import type { TrafikRequest } from "../insurers/insurer.ts";
import { provinceName } from "../registries/places.ts";
import type { Step } from "../tariffs/trafik-steps.ts";
import { missingConsents } from "./consents.ts";
import { brokerCopy } from "./copy.ts";

const maxDaysAhead = 60;
type Input = RequestOf<typeof createTrafficQuote>;
type Errors = Record<string, string[]>;

const isFuelText = (value: unknown): boolean => typeof value === "string" && isFuel(value);

/** Rules that need the clock or the reference lists; messages by wire name. */
function entries(today: string) {
  const choice = (isKnown: (value: string) => boolean) =>
    v.pipe(v.string(), v.check(isKnown, brokerCopy.unknownChoice));
  return v.object({
    LicensePlateNumber: PlateSchema,
    CityCode: choice((code) => provinceName(code) !== undefined),
    County: v.pipe(v.string(), v.trim(), v.nonEmpty(validationCopy.required), v.maxLength(60)),
    UsingType: choice((id) => usageOf(id) !== undefined),
    FuelType: v.custom<Fuel>(isFuelText, brokerCopy.unknownChoice),
    BrandName: v.pipe(v.string(), v.trim(), v.nonEmpty(validationCopy.required), v.maxLength(60)),
    ModelName: v.pipe(v.string(), v.trim(), v.nonEmpty(validationCopy.required), v.maxLength(100)),
    EngineNumber: EngineNumberSchema,
    FrameNumber: VinSchema,
    ModelYear: v.pipe(
      v.number(),
      v.maxValue(Number(today.slice(0, 4)) + 1, validationCopy.dateInvalid),
    ),
    FirstTrafficDate: v.pipe(v.string(), v.maxValue(today, validationCopy.dateInvalid)),
    PolicyStart: v.pipe(
      v.string(),
      v.minValue(today, validationCopy.policyStartPast),
      v.maxValue(addDays(today, maxDaysAhead), brokerCopy.startTooLate),
    ),
    Birthdate: v.optional(v.pipe(v.string(), v.maxValue(today, validationCopy.birthDateInvalid))),
  });
}

function wireFields(input: Input) {
  return {
    LicensePlateNumber: input.licensePlateNumber,
    CityCode: input.cityCode,
    County: input.county,
    UsingType: input.usingType,
    FuelType: input.fuelType,
    BrandName: input.brandName,
    ModelName: input.modelName,
    EngineNumber: input.engineNumber,
    FrameNumber: input.frameNumber,
    ModelYear: input.modelYear,
    FirstTrafficDate: input.firstTrafficDate,
    PolicyStart: input.policyStart,
    Birthdate: input.birthdate,
  };
}

/** Checks what a visitor asks to be insured and makes the insurers' request of it. Errors are by wire name. */
export function readTrafficQuote(input: Input, now: number): Result<TrafikRequest, Errors> {
  const read = v.safeParse(entries(todayInIstanbul(now)), wireFields(input));
  const missing = missingConsents(input);
  if (!read.success || missing !== undefined) {
    return err({ ...wireErrors(read.issues ?? []), ...missing });
  }
  return ok(requestOf(input, read.output));
}

function requestOf(input: Input, read: v.InferOutput<ReturnType<typeof entries>>): TrafikRequest {
  const { nationalNumber, birthdate, previousPolicyEnd, isFleet, step } = input;
  const plate = read.LicensePlateNumber;
  return {
    productId: "trafik",
    holder: {
      kind: identityKind(nationalNumber),
      nationalNumber,
      ...(birthdate === undefined ? {} : { birthDate: birthdate }),
      provinceCode: read.CityCode,
      districtName: read.County,
    },
    vehicle: {
      plate,
      provinceCode: plateProvinceCode(plate),
      usage: read.UsingType,
      brand: read.BrandName,
      model: read.ModelName,
      modelYear: read.ModelYear,
      fuel: read.FuelType,
      seats: input.seatCount,
      engineNumber: read.EngineNumber,
      chassisNumber: read.FrameNumber,
      firstRegistration: read.FirstTrafficDate,
    },
    step: step as Step,
    ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
    startDate: read.PolicyStart,
    isFleet,
  };
}
