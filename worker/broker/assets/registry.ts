import type { AssetId } from "./asset-facts.ts";
import type { AnyAssetSide } from "./asset-side.ts";
import { declaringPersonSide } from "./declaring-person/side.ts";
import { homeSide } from "./home/side.ts";
import { insuredPersonSide } from "./insured-person/side.ts";
import { petSide } from "./pet/side.ts";
import { phoneSide } from "./phone/side.ts";
import { stockVehicleSide } from "./stock-vehicle/side.ts";
import { residentSide } from "./resident/side.ts";
import { travellerSide } from "./traveller/side.ts";
import { usedVehicleSide } from "./used-vehicle/side.ts";
import { valuedVehicleSide } from "./valued-vehicle/side.ts";
import { vehicleSide } from "./vehicle/side.ts";

/** The broker's side of every asset that a line insures; the type makes a forgotten one an error. */
export const assetSides = {
  vehicle: vehicleSide,
  "valued-vehicle": valuedVehicleSide,
  pet: petSide,
  phone: phoneSide,
  "used-vehicle": usedVehicleSide,
  "stock-vehicle": stockVehicleSide,
  home: homeSide,
  traveller: travellerSide,
  "insured-person": insuredPersonSide,
  "declaring-person": declaringPersonSide,
  resident: residentSide,
} as const satisfies Readonly<Record<AssetId, AnyAssetSide>>;
