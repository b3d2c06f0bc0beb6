import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { NewChange } from "./change-record.ts";
import { PolicyChangeSchema } from "./change-record.ts";

/** Paths of the object by which one policy is changed; it is named by the policy's order. */
export const changePaths = {
  ask: "/ask",
  pay: "/pay",
  look: "/look",
  withdraw: "/withdraw",
  status: "/status",
} as const;

/** A card on its way to the bank; it is in no other message and kept nowhere. */
export const ChangePaymentSchema = v.object({
  card: v.object({ number: v.string(), holder: v.string(), expiry: v.string(), cvc: v.string() }),
  ip: v.string(),
  returnUrl: v.string(),
});
export type ChangePayment = v.InferOutput<typeof ChangePaymentSchema>;

/** How the newest one stands; undefined before the first. */
export const ChangeStandingSchema = v.object({
  change: v.exactOptional(PolicyChangeSchema),
  /** The bank could not be asked for its page. */
  isAway: v.exactOptional(v.boolean()),
});
export type ChangeStanding = v.InferOutput<typeof ChangeStandingSchema>;

export function createPolicyChanges(namespace: DurableObjectNamespace) {
  async function ask(orderId: string, path: string, body: unknown): Promise<ChangeStanding> {
    const stub = namespace.get(namespace.idFromName(orderId));
    const response = await stub.fetch(`http://change${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`change process answered ${response.status}`);
    return v.parse(ChangeStandingSchema, await response.json());
  }
  return {
    /** Begins a change of a policy, or joins the one under way. */
    ask: (asked: NewChange) => ask(asked.orderId, changePaths.ask, asked),
    /** Leads a card to the bank for what it costs. */
    pay: (orderId: string, payment: ChangePayment) => ask(orderId, changePaths.pay, payment),
    /** The bank has something to say of its payment. */
    look: (orderId: string) => ask(orderId, changePaths.look, {}),
    /** Takes one back that is not paid. */
    withdraw: (orderId: string) => ask(orderId, changePaths.withdraw, {}),
    /** Asking sets one going again that should go on and does not. */
    status: (orderId: string) => ask(orderId, changePaths.status, {}),
  };
}

export type PolicyChanges = ReturnType<typeof createPolicyChanges>;
