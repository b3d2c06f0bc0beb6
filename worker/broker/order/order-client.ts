import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { FinishOrder, StartOrder, Started } from "./order-messages.ts";
import { StartedSchema, StatusSchema } from "./order-messages.ts";
import type { OrderRecord } from "./order-record.ts";

/** Paths of an order process, the object that takes one quote from card to policy. */
export const orderPaths = { start: "/start", finish: "/finish", status: "/status" } as const;

export function createOrders(namespace: DurableObjectNamespace) {
  async function ask(quoteId: string, path: string, body: unknown): Promise<unknown> {
    const stub = namespace.get(namespace.idFromName(quoteId));
    const response = await stub.fetch(`http://order${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`order process answered ${response.status}`);
    return response.json();
  }
  return {
    /** Begins an attempt, or joins the one under way. */
    async start(input: StartOrder): Promise<Started> {
      return v.parse(StartedSchema, await ask(input.quoteId, orderPaths.start, input));
    },
    /** Hands over the bank's verified result; repeating it changes nothing. */
    async finish(quoteId: string, input: FinishOrder): Promise<void> {
      await ask(quoteId, orderPaths.finish, input);
    },
    async status(quoteId: string): Promise<OrderRecord | undefined> {
      return v.parse(StatusSchema, await ask(quoteId, orderPaths.status, {})).order;
    },
  };
}
