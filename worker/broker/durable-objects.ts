import type { DurableObjectState } from "@cloudflare/workers-types";
import { LandingCounter as Counter } from "./campaign/landing-counter.ts";
import { parseBrokerEnv } from "./env.ts";
import { Housekeeper as Keeper } from "./housekeeping/housekeeper.ts";
import { liveDeps } from "./live-deps.ts";
import { OrderProcess as Order } from "./order/process/order-process.ts";
import { CancellationProcess as Cancellation } from "./policy/cancellation/cancellation-process.ts";
import { ChangeProcess as Change } from "./policy/change/change-process.ts";
import { QuoteRoom as Room } from "./quote/room/quote-room.ts";
import type { ServiceDeps } from "./services.ts";
import { createServices } from "./services.ts";

/**
 * Durable Object classes under the names of the bindings' configuration; the worker's entry exports them and brings the
 * fonts, which every bundle loads in its own way.
 */
export function durableObjects(loadFonts: ServiceDeps["loadFonts"]) {
  const servicesOf = (env: unknown) =>
    createServices(parseBrokerEnv(env), { ...liveDeps, loadFonts });
  return {
    QuoteRoom: class extends Room {
      constructor(state: DurableObjectState, env: unknown) {
        super(state, servicesOf(env));
      }
    },
    Housekeeper: class extends Keeper {
      constructor(state: DurableObjectState, env: unknown) {
        super(state, servicesOf(env));
      }
    },
    LandingCounter: class extends Counter {
      constructor(state: DurableObjectState, env: unknown) {
        super(state, servicesOf(env));
      }
    },
    CancellationProcess: class extends Cancellation {
      constructor(state: DurableObjectState, env: unknown) {
        super(state, servicesOf(env));
      }
    },
    ChangeProcess: class extends Change {
      constructor(state: DurableObjectState, env: unknown) {
        super(state, servicesOf(env));
      }
    },
    OrderProcess: class extends Order {
      constructor(state: DurableObjectState, env: unknown) {
        super(state, servicesOf(env));
      }
    },
  };
}
