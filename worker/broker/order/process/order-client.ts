import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import type {
  Account,
  FinishOrder,
  ResendInput,
  Standing,
  StartOrder,
  Started,
} from "./order-messages.ts";
import { AccountSchema, StandingSchema, StartedSchema } from "./order-messages.ts";
import type { OrderRecord } from "./order-record.ts";
import { isOver } from "./order-record.ts";

/** Paths of an order process, the object that takes one quote from card to policy. */
export const orderPaths = {
  start: "/start",
  finish: "/finish",
  status: "/status",
  resend: "/resend",
  account: "/account",
  settle: "/settle",
} as const;

export function createOrders(namespace: DurableObjectNamespace) {
  async function ask(quoteId: string, path: string, body: unknown): Promise<unknown> {
    const stub = namespace.get(namespace.idFromName(quoteId));
    const response = await stub.fetch(`http://order${path}?${new URLSearchParams({ quoteId })}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`order process answered ${response.status}`);
    return response.json();
  }
  const standing = async (quoteId: string): Promise<Standing> =>
    v.parse(StandingSchema, await ask(quoteId, orderPaths.status, {}));
  const status = async (quoteId: string): Promise<OrderRecord | undefined> =>
    (await standing(quoteId)).order;
  return {
    /** Begins an attempt, or joins the one under way. */
    async start(input: StartOrder): Promise<Started> {
      return v.parse(StartedSchema, await ask(input.quoteId, orderPaths.start, input));
    },
    /** Hands over the bank's verified result; repeating it changes nothing. */
    async finish(quoteId: string, input: FinishOrder): Promise<void> {
      await ask(quoteId, orderPaths.finish, input);
    },
    /** How the newest attempt stands; asking sets one going again that should go on and does not. */
    standing,
    status,
    /** Whether a quote is bought, or an attempt to buy it under way: then what was offered stays as it is. */
    async isTaken(quoteId: string): Promise<boolean> {
      const { order, isAside = false } = await standing(quoteId);
      return isAside || (order !== undefined && !isOver(order));
    },
    /** Has an order that cannot be read go on as the office has decided; what cannot be done now is done later. */
    async settle(quoteId: string, orderId: string): Promise<void> {
      await ask(quoteId, orderPaths.settle, { orderId });
    },
    /** What an attempt has moved, by its object's own record. */
    async account(quoteId: string, orderId: string): Promise<Account> {
      return v.parse(AccountSchema, await ask(quoteId, orderPaths.account, { orderId }));
    },
    /** The same with what was agreed to with it and what its customer was told. */
    async record(quoteId: string, orderId: string): Promise<Account> {
      const asked = { orderId, isWhole: true };
      return v.parse(AccountSchema, await ask(quoteId, orderPaths.account, asked));
    },
    /** Sends what of the newest attempt's messages could not be delivered once more, an e-mail to another address if there is one; of all that is still to come, where it is for all. */
    async resend(quoteId: string, input: ResendInput): Promise<Standing> {
      return v.parse(StandingSchema, await ask(quoteId, orderPaths.resend, input));
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;
