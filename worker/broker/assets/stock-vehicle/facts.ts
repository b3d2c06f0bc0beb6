import { stockVehicle } from "#shared/assets/stock-vehicle.ts";
import { textFact, knownFacts, stated } from "../facts.ts";
import { vehicleFacts } from "../vehicle/facts.ts";

/** What is known of a vehicle in a dealer's stock: the licence is the dealer's word. */
export const stockVehicleFacts = {
  ...vehicleFacts,
  ...knownFacts(
    { tradeLicence: textFact({ label: stockVehicle.fields.tradeLicence.label, isReviewed: true }) },
    {
      tradeLicence: stated(
        "The register of dealers answers nobody; the insurer may ask for the licence.",
      ),
    },
  ),
};
