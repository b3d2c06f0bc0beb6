import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { productOfCode } from "#shared/products/product-code.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Site } from "#shared/site.ts";
import type { Fuel } from "../../domain/fuel.ts";
import type { VehicleExtras } from "./vehicle-correction-repository.ts";
import { brokerCopy } from "../../api/copy.ts";
import { professions } from "./professions.ts";
import { referenceCodeErrors } from "./reference-code.ts";
import { vehicleCopy } from "./vehicle-copy.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";

type Query = RequestOf<typeof queryVehicle>;
type Input = Pick<
  Query,
  | "isOriginalLpg"
  | "radioPrice"
  | "navigationPrice"
  | "steelWheelPrice"
  | "otherAccessoryPrice"
  | "sktReferenceCode"
  | "crossSellingBranches"
> &
  Partial<Pick<Query, "eMail" | "professionCode">>;
type Errors = Record<string, string[]>;

/** Whether a vehicle runs on LPG, alone or beside petrol. */
export const runsOnGas = (fuel: Fuel): boolean => fuel === "lpg" || fuel === "lpg-benzin";

/** Ids of the products that are named with commas between them; undefined when one of them is unknown. */
function branchesOf(text: string): string[] | undefined {
  const ids = text.split(",").map((code) => productOfCode(code.trim()));
  return v.is(v.array(v.string()), ids) ? [...new Set(ids)] : undefined;
}

const isProfession = (code: string): boolean => professions.some(({ id }) => id === code);

/**
 * What is said of a vehicle that no registry knows, checked; `fuel` is what it runs on. Errors are by wire name.
 */
export function readVehicleExtras(
  input: Input,
  fuel: Fuel,
  site: Site,
): Result<VehicleExtras, Errors> {
  const { isOriginalLpg, professionCode, crossSellingBranches } = input;
  const branches = crossSellingBranches === undefined ? [] : branchesOf(crossSellingBranches);
  const errors: Errors = {
    ...referenceCodeErrors(input.sktReferenceCode, site),
    ...(isOriginalLpg === true && !runsOnGas(fuel) ? { IsOriginalLpg: [vehicleCopy.noGas] } : {}),
    ...(professionCode === undefined || isProfession(professionCode)
      ? {}
      : { ProfessionCode: [brokerCopy.unknownChoice] }),
    ...(branches === undefined ? { CrossSellingBranches: [vehicleCopy.unknownBranches] } : {}),
  };
  if (Object.keys(errors).length > 0) return err(errors);
  return ok(
    withoutUndefined({
      isOriginalLpg,
      radioKurus: input.radioPrice,
      navigationKurus: input.navigationPrice,
      steelWheelKurus: input.steelWheelPrice,
      otherAccessoryKurus: input.otherAccessoryPrice,
      referenceCode: input.sktReferenceCode,
      crossSellingBranches: crossSellingBranches === undefined ? undefined : branches,
      professionCode,
      eMail: input.eMail,
    }),
  );
}
