import type { lines } from "#shared/lines/registry.ts";
import type { Facts } from "./facts.ts";
import { declaringPersonFacts } from "./declaring-person/facts.ts";
import { homeFacts } from "./home/facts.ts";
import { insuredPersonFacts } from "./insured-person/facts.ts";
import { petFacts } from "./pet/facts.ts";
import { phoneFacts } from "./phone/facts.ts";
import { stockVehicleFacts } from "./stock-vehicle/facts.ts";
import { residentFacts } from "./resident/facts.ts";
import { travellerFacts } from "./traveller/facts.ts";
import { valuedVehicleFacts } from "./valued-vehicle/facts.ts";
import { vehicleFacts } from "./vehicle/facts.ts";

/** Ids of the assets that lines insure. */
export type AssetId = (typeof lines)[keyof typeof lines]["asset"]["id"];

/** What is known of each kind of asset when it is priced; the type makes a forgotten one an error. */
export const assetFacts = {
  vehicle: vehicleFacts,
  "valued-vehicle": valuedVehicleFacts,
  pet: petFacts,
  phone: phoneFacts,
  "used-vehicle": vehicleFacts,
  "stock-vehicle": stockVehicleFacts,
  home: homeFacts,
  traveller: travellerFacts,
  "insured-person": insuredPersonFacts,
  "declaring-person": declaringPersonFacts,
  resident: residentFacts,
} as const satisfies Readonly<Record<AssetId, Facts>>;
