import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { parseWire } from "#shared/wire-errors.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { EngineNumberSchema } from "#shared/schemas/engine-number.ts";
import { VinSchema } from "#shared/schemas/vin.ts";
import type { Fuel } from "./fuel.ts";
import { isFuel } from "./fuel.ts";
import { usageOf } from "./vehicle-usage.ts";
import { modelOfCode } from "../../registries/vehicle-catalogue.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { ClaimedVehicle } from "./registered-request.ts";

type Input = RequestOf<typeof createTrafficQuote>;
type Errors = Record<string, string[]>;

const isFuelText = (value: unknown): boolean => typeof value === "string" && isFuel(value);
const choice = (isKnown: (value: string) => boolean) =>
  v.pipe(
    v.string(validationCopy.required),
    v.check((value) => isKnown(value), brokerCopy.unknownChoice),
  );

const entries = (today: string) =>
  v.object({
    BrandCodeFull: choice((code) => modelOfCode(code) !== undefined),
    UsingType: choice((id) => usageOf(id) !== undefined),
    FuelType: v.custom<Fuel>(isFuelText, brokerCopy.unknownChoice),
    EngineNumber: EngineNumberSchema,
    FrameNumber: VinSchema,
    SeatCount: v.number(validationCopy.required),
    ModelYear: v.pipe(
      v.number(validationCopy.required),
      v.maxValue(Number(today.slice(0, 4)) + 1, validationCopy.dateInvalid),
    ),
    FirstTrafficDate: v.pipe(
      v.string(validationCopy.required),
      v.maxValue(today, validationCopy.dateInvalid),
    ),
  });

const wireFields = (input: Input) => ({
  BrandCodeFull: input.brandCodeFull,
  UsingType: input.usingType,
  FuelType: input.fuelType,
  EngineNumber: input.engineNumber,
  FrameNumber: input.frameNumber,
  SeatCount: input.seatCount,
  ModelYear: input.modelYear,
  FirstTrafficDate: input.firstTrafficDate,
});

/**
 * The vehicle a visitor describes; undefined when they say nothing of it. Brand and model are the catalogue's, by code.
 * Errors are by wire name.
 */
export function readClaimedVehicle(
  input: Input,
  today: string,
): Result<ClaimedVehicle | undefined, Errors> {
  const fields = wireFields(input);
  if (Object.values(fields).every((value) => value === undefined)) return ok(undefined);
  const read = parseWire(entries(today), fields);
  if (!read.ok) return read;
  const { value: output } = read;
  const { brand, model } = modelOfCode(output.BrandCodeFull)!;
  return ok({
    usage: output.UsingType,
    brand,
    model,
    modelYear: output.ModelYear,
    fuel: output.FuelType,
    seats: output.SeatCount,
    engineNumber: output.EngineNumber,
    chassisNumber: output.FrameNumber,
    firstRegistration: output.FirstTrafficDate,
  });
}
