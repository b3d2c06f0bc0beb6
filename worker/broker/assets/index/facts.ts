// Made by `npm run docs`; do not edit.
import type { AssetId } from "#shared/lines/registry.ts";
import type { KnownFacts } from "#worker/broker/assets/facts.ts";
import { declaringPersonFacts } from "#worker/broker/assets/declaring-person/facts.ts";
import { homeFacts } from "#worker/broker/assets/home/facts.ts";
import { insuredPersonFacts } from "#worker/broker/assets/insured-person/facts.ts";
import { petFacts } from "#worker/broker/assets/pet/facts.ts";
import { phoneFacts } from "#worker/broker/assets/phone/facts.ts";
import { residentFacts } from "#worker/broker/assets/resident/facts.ts";
import { stockVehicleFacts } from "#worker/broker/assets/stock-vehicle/facts.ts";
import { travellerFacts } from "#worker/broker/assets/traveller/facts.ts";
import { usedVehicleFacts } from "#worker/broker/assets/used-vehicle/facts.ts";
import { valuedVehicleFacts } from "#worker/broker/assets/valued-vehicle/facts.ts";
import { vehicleFacts } from "#worker/broker/assets/vehicle/facts.ts";

/** What is known of each kind of asset when it is priced. */
export const assetFacts = {
  "declaring-person": declaringPersonFacts,
  home: homeFacts,
  "insured-person": insuredPersonFacts,
  pet: petFacts,
  phone: phoneFacts,
  resident: residentFacts,
  "stock-vehicle": stockVehicleFacts,
  traveller: travellerFacts,
  "used-vehicle": usedVehicleFacts,
  "valued-vehicle": valuedVehicleFacts,
  vehicle: vehicleFacts,
} as const satisfies Readonly<Record<AssetId, KnownFacts>>;
