import type { GroundId } from "#shared/calls/policy/grounds.ts";
import type { Offer } from "../lines/offer.ts";
import type { QuoteRequest } from "../lines/request.ts";

// What the source that issued a policy is asked about it afterwards, and what it says.

/** An order as the source that issued for it, or did not, would find it. */
export interface SoughtPolicy {
  /** The idempotency key of its issue. */
  readonly orderId: string;
  readonly firmId: string;
  readonly packageId?: string | undefined;
  readonly sourceReference?: string | undefined;
}

/** A policy that its holder wants to leave. */
export interface CancelOrder extends SoughtPolicy {
  /** Idempotency key: asked again with it, the answer is the first one's. */
  readonly cancellationId: string;
  readonly policyNumber: string;
  readonly ground: GroundId;
  /** The first day without cover, "YYYY-MM-DD", and what would come back, as the customer was shown. */
  readonly endsOn: string;
  readonly refundKurus: number;
  /** Whether the holder says that a claim was made. */
  readonly hasClaim: boolean;
}

/**
 * What an insurer says to it. `confirmed`: there is no cover from that day on; `waiting`: its people have it before them, to be asked again;
 * `unsupported`: its service takes none, and somebody has to write to it.
 */
export type CancelAnswer =
  | {
      readonly kind: "confirmed";
      readonly endorsementNumber: string;
      readonly endsOn: string;
      readonly refundKurus: number;
    }
  | { readonly kind: "waiting" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unsupported" };

/** A policy that is to be another one. */
export interface ChangeOrder extends SoughtPolicy {
  /** Idempotency key: asked again with it, the answer is the first one's. */
  readonly changeId: string;
  readonly policyNumber: string;
  /** When it was issued (epoch ms), and its price: a change is priced by what held then. */
  readonly issuedAt: number;
  readonly grossKurus: number;
  /** As the policy is to be, and its price from its first day on, as the customer has accepted it. */
  readonly request: QuoteRequest;
  readonly acceptedKurus: number;
}

/** A change that is only priced. */
export type WantedChange = Omit<ChangeOrder, "changeId" | "acceptedKurus">;

/** What an insurer says no to, and why; `unsupported`: its service takes no changes. */
type NoChange =
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "unsupported" };

/** What a policy would have cost from its first day on, had it been so from the beginning, and what it then covers, where that is told. */
export type ChangePrice =
  | { readonly kind: "priced"; readonly grossKurus: number; readonly covers?: Offer["covers"] }
  | NoChange;

/** `waiting`: its people have it before them, to be asked again. */
export type ChangeAnswer =
  | { readonly kind: "confirmed"; readonly endorsementNumber: string }
  | { readonly kind: "waiting" }
  | NoChange;

/**
 * What an insurer's own books say of an order id. `none`: it has issued nothing for it; `unsupported`: its service does not
 * tell.
 */
export type PolicyRecord =
  | {
      readonly kind: "issued";
      readonly policyNumber: string;
      readonly grossKurus: number;
      /** The first day without cover of one that was cancelled, null of one that runs; absent where its service does not tell. */
      readonly cancelledOn?: string | null;
    }
  | { readonly kind: "none" }
  | { readonly kind: "unsupported" };

/** A policy as an insurer's own books list it. */
export interface ListedPolicy {
  /** What it was issued for; anything, where it was not one of our orders. */
  readonly orderId: string;
  readonly policyNumber: string;
  readonly grossKurus: number;
}
