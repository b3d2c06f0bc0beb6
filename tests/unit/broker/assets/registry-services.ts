import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createEmbeddedAddressRegistry } from "#worker/broker/registries/addresses/embedded-address-registry.ts";
import { embeddedExchangeRates } from "#worker/broker/registries/embedded-exchange-rates.ts";
import { createEmbeddedHomeRegistry } from "#worker/broker/registries/embedded-home-registry.ts";
import { createEmbeddedInsuranceBureau } from "#worker/broker/registries/embedded-insurance-bureau.ts";
import { createEmbeddedPersonRegistry } from "#worker/broker/registries/embedded-person-registry.ts";
import { createEmbeddedVehicleRegistry } from "#worker/broker/registries/embedded-vehicle-registry.ts";
import type { Services } from "#worker/broker/services.ts";

const atOnce = async () => {};

/** Whatever the sides of assets ask: every registry, no limit reached, nothing sold, corrected or found before. */
export const registryServices = (now: number): Services => {
  const people = createEmbeddedPersonRegistry(atOnce);
  const services = {
    exchangeRates: embeddedExchangeRates,
    sources: [],
    now: () => now,
    blindIndex: createBlindIndex(new Uint8Array(32)),
    people,
    bureau: createEmbeddedInsuranceBureau(atOnce),
    vehicles: createEmbeddedVehicleRegistry(atOnce),
    homes: createEmbeddedHomeRegistry(createEmbeddedAddressRegistry(people), atOnce),
    store: {
      rates: {
        consume: async () => true,
        consumeDistinct: async () => true,
        giveBack: async () => {},
      },
      vehicleCorrections: { find: async () => undefined },
      soldQuotes: { open: async () => [] },
    },
  };
  return services as unknown as Services;
};
