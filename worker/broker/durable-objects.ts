import type { DurableObjectState } from "@cloudflare/workers-types";
import { parseBrokerEnv } from "./env.ts";
import { liveDeps } from "./live-deps.ts";
import { Housekeeper as Keeper } from "./housekeeping/housekeeper.ts";
import { OrderProcess as Order } from "./order/order-process.ts";
import { QuoteRoom as Room } from "./quote/quote-room.ts";
import { createServices } from "./services.ts";

const servicesOf = (env: unknown) => createServices(parseBrokerEnv(env), liveDeps);

/** Durable Object classes under the names of the bindings' configuration; the worker's entry exports them. */
export class QuoteRoom extends Room {
  constructor(state: DurableObjectState, env: unknown) {
    super(state, servicesOf(env));
  }
}

export class Housekeeper extends Keeper {
  constructor(state: DurableObjectState, env: unknown) {
    super(state, servicesOf(env));
  }
}

export class OrderProcess extends Order {
  constructor(state: DurableObjectState, env: unknown) {
    super(state, servicesOf(env));
  }
}
