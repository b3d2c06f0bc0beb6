import { stockVehicle } from "#shared/assets/stock-vehicle.ts";
import type { Result } from "#shared/result.ts";
import { ok } from "#shared/result.ts";
import type { Failure } from "../../api/failure.ts";
import type { AssetSide } from "../asset-side.ts";
import type { FoundAsset } from "../asset-words.ts";
import { usedVehicleSide } from "../used-vehicle/side.ts";
import type { FoundVehicle } from "../vehicle/side.ts";
import { askedVehicle, findVehicle } from "../vehicle/side.ts";
import { stockVehicleFacts } from "./facts.ts";

/** A vehicle as it was found, with the licence under which it is sold. */
function licensed(
  found: Result<FoundVehicle, Failure>,
  tradeLicence: string,
): Result<FoundAsset<typeof stockVehicleFacts>, Failure> {
  if (!found.ok) return found;
  const { insured, record, provisional } = found.value;
  return ok({ insured: { ...insured, tradeLicence }, record, provisional });
}

/** A used vehicle in a dealer's stock. */
export const stockVehicleSide: AssetSide<typeof stockVehicle, typeof stockVehicleFacts> = {
  ...usedVehicleSide,
  asset: stockVehicle,
  facts: stockVehicleFacts,
  async find(values, search, services) {
    const found = await findVehicle(askedVehicle(values), search, services);
    return licensed(found, values.tradeLicence);
  },
  async findAgain({ plate, document, provinceCode: _province, ...known }, search, services) {
    const { tradeLicence, ...stated } = known;
    const found = await findVehicle({ plate, document, stated }, search, services);
    return licensed(found, tradeLicence);
  },
};
