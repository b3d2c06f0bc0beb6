import * as v from "valibot";
import type { GroundId } from "#shared/calls/policy/grounds.ts";
import type { DayList } from "../domain/day-list.ts";
import type { InstalmentPlan } from "../lines/rating/instalments.ts";
import type { Offer, PackagedAnswer } from "../lines/offer.ts";
import type { QuoteRequest } from "../lines/request.ts";

/** What a customer has accepted. */
export interface Accepted {
  readonly grossKurus: number;
  readonly packageId?: string | undefined;
}

/** Outcome of asking once more before the purchase. */
export type Confirmation =
  | { readonly kind: "same"; readonly offer: Offer }
  | { readonly kind: "changed"; readonly offer: Offer; readonly reason: string }
  | { readonly kind: "withdrawn"; readonly reason: string };

export interface IssueOrder {
  /** Idempotency key: the same id never makes a second policy. */
  readonly orderId: string;
  readonly request: QuoteRequest;
  /** Price the customer has accepted. */
  readonly grossKurus: number;
  readonly packageId?: string | undefined;
}

export type IssueAnswer =
  | { readonly kind: "issued"; readonly policyNumber: string }
  | { readonly kind: "refused"; readonly reason: string };

/** A policy that its holder wants to leave. */
export interface CancelOrder {
  /** Idempotency key: asked again with it, the answer is the first one's. */
  readonly cancellationId: string;
  /** For what the policy was issued. */
  readonly orderId: string;
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
export interface ChangeOrder {
  /** Idempotency key: asked again with it, the answer is the first one's. */
  readonly changeId: string;
  /** For what the policy was issued, when (epoch ms), and its price: a change is priced by what held then. */
  readonly orderId: string;
  readonly policyNumber: string;
  readonly issuedAt: number;
  readonly grossKurus: number;
  readonly packageId?: string | undefined;
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

/** Circumstances of a call. A connector stops working and rejects once `signal` is aborted. */
export interface InsurerCall {
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Rejected with when an insurer's service is down; the call may be tried again. */
export class InsurerUnavailable extends Error {
  override readonly name = "InsurerUnavailable";
}

/** An insurer's logo, drawn: a shape in `ink` on a square of `tint` (hex colours). */
export const LogoSchema = v.object({
  ink: v.string(),
  tint: v.string(),
  /** SVG path in a box of 24 × 24. */
  path: v.string(),
});
export type InsurerLogo = Readonly<v.InferOutput<typeof LogoSchema>>;

/** An insurer as a contract names it. */
export const CompanySchema = v.object({
  /** Registered name. */
  title: v.string(),
  address: v.string(),
  /** Number in the central trade register. */
  mersis: v.string(),
});
export type Company = Readonly<v.InferOutput<typeof CompanySchema>>;

/** A connector to one insurer. Embedded ones compute; real ones call a service. */
export interface Insurer {
  readonly id: string;
  readonly name: string;
  /** Its service line. */
  readonly phone: string;
  readonly company: Company;
  /** Edition of the general conditions its policies carry. */
  readonly conditionsEdition?: string;
  /** Number of its written authority for us to take premiums; absent: it takes them itself. */
  readonly collectionAuthority?: string;
  readonly logo: InsurerLogo;
  readonly products: readonly QuoteRequest["productId"][];
  readonly instalmentPlan: InstalmentPlan;
  /** One answer for each package. */
  quote(request: QuoteRequest, call: InsurerCall): Promise<readonly PackagedAnswer[]>;
  /** Prices the request again; `changed` when it costs something else than the accepted price. */
  confirm(request: QuoteRequest, accepted: Accepted, call: InsurerCall): Promise<Confirmation>;
  issue(order: IssueOrder, call: InsurerCall): Promise<IssueAnswer>;
  /** Asks for the end of a policy, or how that stands. Rejects when the insurer cannot be asked now. */
  cancel(order: CancelOrder, call: InsurerCall): Promise<CancelAnswer>;
  /** Prices a change; changes nothing. Rejects when the insurer cannot be asked now. */
  priceChange(order: WantedChange, call: InsurerCall): Promise<ChangePrice>;
  /** Asks for a change of a policy, or how that stands. Rejects when the insurer cannot be asked now. */
  change(order: ChangeOrder, call: InsurerCall): Promise<ChangeAnswer>;
  /** Looks up what was issued for an order id; issues nothing. Rejects when the insurer cannot be asked now. */
  findPolicy(orderId: string, call: InsurerCall): Promise<PolicyRecord>;
  /** What it has issued for us on a day in İstanbul ("YYYY-MM-DD"). Rejects when it cannot be asked now. */
  listPolicies(day: string, call: InsurerCall): Promise<DayList<ListedPolicy>>;
}
