import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { agreedKeyOf } from "./order-choice.ts";
import { listEntries } from "./order-ledger.ts";
import { AskAccountSchema } from "./order-messages.ts";
import type { Account } from "./order-messages.ts";
import type { Kept } from "./order-outbox.ts";
import { mirroredOf } from "./order-outbox.ts";

/** What an order's object knows of an attempt and what money it has moved. */
export async function accountOf(
  kept: Kept,
  storage: DurableObjectState["storage"],
  asked: unknown,
): Promise<Account> {
  const { orderId, isWhole } = v.parse(AskAccountSchema, asked);
  const entries = await listEntries(storage, orderId);
  const attempt = mirroredOf(kept).find((each) => each.order.orderId === orderId);
  const account = { ...(attempt === undefined ? {} : { order: attempt.order }), entries };
  if (!isWhole) return account;
  const agreedSealed = await storage.get<string>(agreedKeyOf(orderId));
  return {
    ...account,
    messages: [...(attempt?.messages ?? [])],
    ...(agreedSealed === undefined ? {} : { agreedSealed }),
  };
}
