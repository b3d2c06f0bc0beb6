import * as v from "valibot";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { isProductId, products } from "#shared/products/catalogue.ts";
import { isLineId } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import {
  PlateSchema,
  isUnplated,
  plateProvinceCode,
  unplatedIn,
} from "#shared/schemas/vehicle/plate.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import type { Handler } from "../../api/handler.ts";
import { refusalOf } from "../../lines/history/histories.ts";
import { readCorrection } from "./vehicle-correction-input.ts";
import { lookUpVehicle, viewVehicle } from "./registered-vehicle.ts";
import { vehicleCopy } from "./vehicle-copy.ts";
import { readVehicleExtras } from "./vehicle-extras.ts";
import type { AssetServices } from "../services.ts";

type Input = RequestOf<typeof queryVehicle>;
type Data = DataOf<typeof queryVehicle>;

/** The plate that is meant; of a vehicle without one the plate code will do. */
function plateOf({ licensePlateNumber, isYK }: Input): Result<string, Failure> {
  const typed = licensePlateNumber.trim();
  const read = v.safeParse(PlateSchema, isYK && /^\d{2}$/.test(typed) ? unplatedIn(typed) : typed);
  if (!read.success) {
    const message = isYK ? vehicleCopy.plateCode : read.issues[0].message;
    return err(invalidField("LicensePlateNumber", message));
  }
  if (isUnplated(read.output) === isYK) return ok(read.output);
  return err(
    isYK
      ? invalidField("LicensePlateNumber", vehicleCopy.plateCode)
      : invalidField("IsYK", vehicleCopy.plateStatus),
  );
}

/** Fields that say of the vehicle something else than is known of it, by wire name. */
function contradictions(input: Input, known: Data): Record<string, string[]> {
  const said = {
    BrandCodeFull: [input.brandCodeFull, known.brandCodeFull],
    UsingType: [input.usingType, known.usingType],
    VehicleType: [input.vehicleType, known.vehicleType],
    FuelType: [input.fuelType, known.fuelType],
    EngineNumber: [input.engineNumber, known.engineNumber],
    FrameNumber: [input.frameNumber, known.frameNumber],
    ColorCode: [input.colorCode, known.colorCode],
    ModelYear: [input.modelYear, known.modelYear],
    FirstTrafficDate: [input.firstTrafficDate, known.firstTrafficDate],
  };
  const wrong = Object.entries(said).filter(
    ([, [stated, registered]]) => stated !== undefined && stated !== registered,
  );
  return Object.fromEntries(wrong.map(([name]) => [name, [vehicleCopy.contradicts]]));
}

export const answerQueryVehicle: Handler<Input, Data, AssetServices> = async (input, context) => {
  const { site, store, now } = context.services;
  const { masterBranch, cityCode } = input;
  if (!isProductId(masterBranch) || products[masterBranch].group !== "vehicle") {
    return err(invalidField("MasterBranch", vehicleCopy.noVehicleLine));
  }
  const plate = plateOf(input);
  if (!plate.ok) return plate;
  if (cityCode !== undefined && cityCode !== plateProvinceCode(plate.value)) {
    return err(invalidField("CityCode", vehicleCopy.otherProvince));
  }
  const found = await lookUpVehicle({ ...input, licensePlateNumber: plate.value }, context);
  if (!found.ok) return found;
  const unsold = isLineId(masterBranch) && refusalOf(masterBranch, found.value.record);
  if (unsold) return err({ kind: "invalid", errors: unsold });
  const today = todayInIstanbul(now());
  const known = viewVehicle(found.value, today, masterBranch);
  const read = readCorrection(input, today);
  const extras = readVehicleExtras(input, known.fuelType, site);
  const errors = {
    ...contradictions(input, known),
    ...(read.ok ? {} : read.reason),
    ...(extras.ok ? {} : extras.reason),
  };
  if (!extras.ok || Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
  if (Object.keys(extras.value).length > 0) {
    await store.vehicleCorrections.note(found.value.key, extras.value, now());
  }
  return ok(known);
};
