import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { NewCancellation } from "./cancellation-record.ts";
import { CancellationSchema } from "./cancellation-record.ts";

/** Paths of the object by which one policy is left; it is named by the policy's order. */
export const cancellationPaths = {
  ask: "/ask",
  status: "/status",
  withdraw: "/withdraw",
  paper: "/paper",
  account: "/account",
  settle: "/settle",
} as const;

/** How the newest one stands; undefined before the first. `isNew`: whether this very call has begun it. */
export const CancellationStandingSchema = v.object({
  cancellation: v.exactOptional(CancellationSchema),
  isNew: v.optional(v.boolean(), false),
});
export type CancellationStanding = v.InferOutput<typeof CancellationStandingSchema>;

export function createCancellations(namespace: DurableObjectNamespace) {
  async function ask(
    orderId: string,
    path: string,
    body: unknown = {},
  ): Promise<CancellationStanding> {
    const stub = namespace.get(namespace.idFromName(orderId));
    const response = await stub.fetch(`http://cancellation${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`cancellation process answered ${response.status}`);
    return v.parse(CancellationStandingSchema, await response.json());
  }
  return {
    /** Begins to leave a policy, or joins what is under way. */
    ask: (asked: NewCancellation) => ask(asked.orderId, cancellationPaths.ask, asked),
    /** Asking sets one going again that should go on and does not. */
    status: (orderId: string) => ask(orderId, cancellationPaths.status),
    /** Takes it back, while the insurer has not answered. */
    withdraw: (orderId: string) => ask(orderId, cancellationPaths.withdraw),
    /** A paper that was wanted has come. */
    takePaper: (orderId: string) => ask(orderId, cancellationPaths.paper),
    /** An account was named that the money is to go to. */
    takeAccount: (orderId: string) => ask(orderId, cancellationPaths.account),
    /** Has it go on as the office has decided. */
    settle: (orderId: string) => ask(orderId, cancellationPaths.settle),
  };
}

export type Cancellations = ReturnType<typeof createCancellations>;
