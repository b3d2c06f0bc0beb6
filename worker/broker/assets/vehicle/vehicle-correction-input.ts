import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { updateVehicle } from "#shared/calls/assets/update-vehicle.ts";
import { parseWire } from "#shared/wire-errors.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { EngineNumberSchema } from "#shared/schemas/vehicle/engine-number.ts";
import { VinSchema } from "#shared/schemas/vehicle/vin.ts";
import { isFuel } from "../../domain/fuel.ts";
import type { Fuel } from "../../domain/fuel.ts";
import { usageOf } from "./vehicle-usage.ts";
import { modelOfCode } from "../../registries/vehicle-catalogue.ts";
import type { VehicleCorrection } from "./vehicle-correction-repository.ts";
import { brokerCopy } from "../../api/copy.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";

type Input = Pick<
  RequestOf<typeof updateVehicle>,
  | "brandCodeFull"
  | "usingType"
  | "vehicleType"
  | "fuelType"
  | "engineNumber"
  | "frameNumber"
  | "colorCode"
  | "modelYear"
  | "firstTrafficDate"
>;
type Errors = Record<string, string[]>;

const choice = (isKnown: (value: string) => boolean) =>
  v.optional(v.pipe(v.string(), v.check(isKnown, brokerCopy.unknownChoice)));

const isFuelText = (value: unknown): boolean => typeof value === "string" && isFuel(value);

const entries = (today: string) =>
  v.object({
    BrandCodeFull: choice((code) => modelOfCode(code) !== undefined),
    UsingType: choice((id) => usageOf(id) !== undefined),
    FuelType: v.optional(v.custom<Fuel>(isFuelText, brokerCopy.unknownChoice)),
    EngineNumber: v.optional(EngineNumberSchema),
    FrameNumber: v.optional(VinSchema),
    ColorCode: v.optional(v.pipe(v.string(), v.maxLength(40, validationCopy.tooLong(40)))),
    ModelYear: v.optional(
      v.pipe(v.number(), v.maxValue(Number(today.slice(0, 4)) + 1, validationCopy.dateInvalid)),
    ),
    FirstTrafficDate: v.optional(v.pipe(v.string(), v.maxValue(today, validationCopy.dateInvalid))),
  });

/** What is corrected, checked; errors are by wire name. The kind of vehicle counts where no kind of use is given. */
export function readCorrection(input: Input, today: string): Result<VehicleCorrection, Errors> {
  const read = parseWire(entries(today), {
    BrandCodeFull: input.brandCodeFull,
    UsingType: input.usingType ?? input.vehicleType,
    FuelType: input.fuelType,
    EngineNumber: input.engineNumber,
    FrameNumber: input.frameNumber,
    ColorCode: input.colorCode,
    ModelYear: input.modelYear,
    FirstTrafficDate: input.firstTrafficDate,
  });
  if (!read.ok) return read;
  const { value: output } = read;
  const model = output.BrandCodeFull === undefined ? undefined : modelOfCode(output.BrandCodeFull);
  const corrected = {
    modelCode: model?.code,
    brand: model?.brand,
    model: model?.model,
    modelYear: output.ModelYear,
    usage: output.UsingType,
    fuel: output.FuelType,
    engineNumber: output.EngineNumber,
    chassisNumber: output.FrameNumber,
    colour: output.ColorCode,
    firstRegistration: output.FirstTrafficDate,
  };
  return ok(withoutUndefined(corrected));
}
