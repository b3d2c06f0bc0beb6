import { usedVehicle } from "#shared/assets/used-vehicle.ts";
import { formatPlate } from "#shared/schemas/vehicle/plate.ts";
import type { AssetSide } from "../asset-side.ts";
import type { vehicleFacts } from "../vehicle/facts.ts";
import { vehicleSide } from "../vehicle/side.ts";

/** A motor vehicle that is about to be the holder's. */
export const usedVehicleSide: AssetSide<typeof usedVehicle, typeof vehicleFacts> = {
  ...vehicleSide,
  asset: usedVehicle,
  spoken({ plate }) {
    const plated = `${formatPlate(plate)} plakalı`;
    return { what: `${plated} araç`, whose: `${plated} aracın` };
  },
};
