import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { listEntries } from "./order-ledger.ts";
import { AskAccountSchema } from "./order-messages.ts";
import type { Account } from "./order-messages.ts";
import { listMessages, mirroredOf } from "./order-outbox.ts";
import { OrderRecordSchema } from "./order-record.ts";

/** What an order's object knows of an attempt and what money it has moved. */
export async function accountOf(
  storage: DurableObjectState["storage"],
  asked: unknown,
): Promise<Account> {
  const { orderId } = v.parse(AskAccountSchema, asked);
  const [stored, messages, entries] = await Promise.all([
    storage.get("order"),
    listMessages(storage),
    listEntries(storage, orderId),
  ]);
  const order = v.parse(v.optional(OrderRecordSchema), stored);
  const attempt = mirroredOf({ order, messages }).find((each) => each.order.orderId === orderId);
  return { ...(attempt === undefined ? {} : { order: attempt.order }), entries };
}
