import { valuedVehicle } from "#shared/assets/valued-vehicle.ts";
import type { FactsOf } from "../facts.ts";
import { moneyFact, optionalFact, knownFacts, registry, stated } from "../facts.ts";
import { vehicleFacts } from "../vehicle/facts.ts";

const { radioKurus, navigationKurus, steelWheelKurus, otherAccessoryKurus, lpgKurus } =
  valuedVehicle.fields;

const price = (label: string) => optionalFact(moneyFact({ label, isReviewed: true }));

const said = stated("No registry keeps what was fitted later; saying it makes the price higher.");

/** What was fitted to a vehicle later and is insured with it, in kuruş. */
export const accessoryFacts = knownFacts(
  {
    radioKurus: price(radioKurus.label),
    navigationKurus: price(navigationKurus.label),
    steelWheelKurus: price(steelWheelKurus.label),
    otherAccessoryKurus: price(otherAccessoryKurus.label),
    lpgKurus: price(lpgKurus.label),
  },
  {
    radioKurus: said,
    navigationKurus: said,
    steelWheelKurus: said,
    otherAccessoryKurus: said,
    lpgKurus: said,
  },
);

/** What is known of a vehicle that is insured for what it is worth. */
export const valuedVehicleFacts = {
  ...vehicleFacts,
  /** By the value list, accessories not counted; absent for a model that is not on it. */
  ...knownFacts(
    { valueKurus: price("Araç değeri (liste)") },
    { valueKurus: registry("catalogue") },
  ),
  ...accessoryFacts,
};

export type ValuedVehicle = FactsOf<typeof valuedVehicleFacts>;
export type Accessories = FactsOf<typeof accessoryFacts>;
