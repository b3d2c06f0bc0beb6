import { createLandings } from "./campaign/landing-client.ts";
import { createBlindIndex } from "./crypto/blind-index.ts";
import { createPasswordHashes } from "./crypto/password-hash.ts";
import { createVault } from "./crypto/vault.ts";
import { createPasswordStrength } from "./member/passwords/password-strength.ts";
import type { Pause } from "./domain/pause.ts";
import { takeTime } from "./domain/pause.ts";
import type { BrokerEnv } from "./env.ts";
import { createInsurers } from "./insurers/registry.ts";
import type { Insurer, Source } from "./insurers/source.ts";
import { createConsentRegister } from "./consent/register-provider.ts";
import { createNotifier } from "./notification/provider.ts";
import { createHousekeeper } from "./housekeeping/housekeeper-client.ts";
import { createOrders } from "./order/process/order-client.ts";
import { createCancellations } from "./policy/cancellation/cancellation-client.ts";
import { createPolicyChanges } from "./policy/change/change-client.ts";
import { createQuoteRooms } from "./quote/room/quote-room-client.ts";
import { createPaymentProvider } from "./payment/provider.ts";
import { createEmbeddedAddressRegistry } from "./registries/addresses/embedded-address-registry.ts";
import { createEmbeddedHomeRegistry } from "./registries/embedded-home-registry.ts";
import { createEmbeddedInsuranceBureau } from "./registries/embedded-insurance-bureau.ts";
import { embeddedExchangeRates } from "./registries/embedded-exchange-rates.ts";
import { createEmbeddedPersonRegistry } from "./registries/embedded-person-registry.ts";
import { createEmbeddedVehicleRegistry } from "./registries/embedded-vehicle-registry.ts";
import type { PdfFonts } from "./print/fonts.ts";
import { createStore } from "./repositories.ts";

/** What the broker takes from outside, so that tests can give their own. */
export interface ServiceDeps {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly randomUuid: () => string;
  /** Decimal digits from a cryptographic source. */
  readonly randomDigits: (count: number) => string;
  /** From a cryptographic source. */
  readonly randomBytes: (count: number) => Uint8Array;
  readonly pause: Pause;
  readonly fetch: typeof fetch;
  /** Where offers come from. */
  readonly createSources: (insurers: readonly Insurer[]) => readonly Source[];
  /** Fonts of printed documents; asked for only when something is printed. */
  readonly loadFonts: () => Promise<PdfFonts>;
}

const registryAnswerMs = 600;
/** What the embedded registries are called in `outages`. */
type RegistryName =
  | "civil-registry"
  | "vehicle-registry"
  | "insurance-bureau"
  | "address-registry"
  | "home-registry";

/** Everything the broker works with, made once per isolate or object. Holds no state of its own. */
export function createServices(env: BrokerEnv, deps: ServiceDeps) {
  const { vars, site, bindings } = env;
  const blindIndex = createBlindIndex(vars.INDEX_KEY);
  const vault = createVault(vars.DATA_KEYS);
  const store = createStore(bindings.DB, vault, blindIndex);
  const notifier = createNotifier(env, { outbox: store.outbox, now: deps.now, fetch: deps.fetch });
  const { speed, outages } = vars.INSURER_SETTINGS;
  const registry = (name: RegistryName, answerMs: number) => (signal: AbortSignal) =>
    takeTime(
      () => deps.pause(answerMs * speed, signal),
      outages[name],
      signal,
      new Error(`${name} is out of order`),
    );
  const insurers = createInsurers({
    ...vars.INSURER_SETTINGS,
    domain: new URL(site.publicUrl).hostname,
    pause: deps.pause,
    issued: store.issuedPolicies,
  });
  const people = createEmbeddedPersonRegistry(registry("civil-registry", registryAnswerMs));
  const addresses = createEmbeddedAddressRegistry(people, registry("address-registry", 0));
  return {
    env,
    ...deps,
    site,
    vault,
    blindIndex,
    passwordHashes: createPasswordHashes(vars.PASSWORD_COST, deps.randomBytes),
    passwordStrength: createPasswordStrength(),
    store,
    consentRegister: createConsentRegister(env, { ...deps, store }),
    notifier,
    payment: createPaymentProvider(env, { ...deps, store, notifier }),
    insurers,
    sources: deps.createSources(insurers),
    people,
    addresses,
    homes: createEmbeddedHomeRegistry(addresses, registry("home-registry", registryAnswerMs)),
    vehicles: createEmbeddedVehicleRegistry(registry("vehicle-registry", registryAnswerMs)),
    bureau: createEmbeddedInsuranceBureau(registry("insurance-bureau", registryAnswerMs)),
    exchangeRates: embeddedExchangeRates,
    rooms: createQuoteRooms(bindings.QUOTE_ROOM),
    orders: createOrders(bindings.ORDER),
    housekeeper: createHousekeeper(bindings.HOUSEKEEPER),
    landings: createLandings(bindings.LANDINGS),
    cancellations: createCancellations(bindings.CANCELLATION),
    policyChanges: createPolicyChanges(bindings.POLICY_CHANGE),
  };
}

export type Services = ReturnType<typeof createServices>;
