// Made by `npm run docs`; do not edit.
import type { AssetId } from "#shared/lines/registry.ts";
import type { AnyAssetSide } from "#worker/broker/assets/asset-side.ts";
import { declaringPersonSide } from "#worker/broker/assets/declaring-person/side.ts";
import { homeSide } from "#worker/broker/assets/home/side.ts";
import { insuredPersonSide } from "#worker/broker/assets/insured-person/side.ts";
import { petSide } from "#worker/broker/assets/pet/side.ts";
import { phoneSide } from "#worker/broker/assets/phone/side.ts";
import { residentSide } from "#worker/broker/assets/resident/side.ts";
import { stockVehicleSide } from "#worker/broker/assets/stock-vehicle/side.ts";
import { travellerSide } from "#worker/broker/assets/traveller/side.ts";
import { usedVehicleSide } from "#worker/broker/assets/used-vehicle/side.ts";
import { valuedVehicleSide } from "#worker/broker/assets/valued-vehicle/side.ts";
import { vehicleSide } from "#worker/broker/assets/vehicle/side.ts";

/** What each kind of asset is to the broker. */
export const assetSides = {
  "declaring-person": declaringPersonSide,
  home: homeSide,
  "insured-person": insuredPersonSide,
  pet: petSide,
  phone: phoneSide,
  resident: residentSide,
  "stock-vehicle": stockVehicleSide,
  traveller: travellerSide,
  "used-vehicle": usedVehicleSide,
  "valued-vehicle": valuedVehicleSide,
  vehicle: vehicleSide,
} as const satisfies Readonly<Record<AssetId, AnyAssetSide>>;
