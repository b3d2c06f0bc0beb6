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

/**
 * What an insurer's own books say of an order id. `none`: it has issued nothing for it; `unsupported`: its service does not
 * tell.
 */
export type PolicyRecord =
  | { readonly kind: "issued"; readonly policyNumber: string; readonly grossKurus: number }
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
export interface InsurerLogo {
  readonly ink: string;
  readonly tint: string;
  /** SVG path in a box of 24 × 24. */
  readonly path: string;
}

/** A connector to one insurer. Embedded ones compute; real ones call a service. */
export interface Insurer {
  readonly id: string;
  readonly name: string;
  /** Its service line. */
  readonly phone: string;
  readonly logo: InsurerLogo;
  readonly products: readonly QuoteRequest["productId"][];
  readonly instalmentPlan: InstalmentPlan;
  /** One answer for each package. */
  quote(request: QuoteRequest, call: InsurerCall): Promise<readonly PackagedAnswer[]>;
  /** Prices the request again; `changed` when it costs something else than the accepted price. */
  confirm(request: QuoteRequest, accepted: Accepted, call: InsurerCall): Promise<Confirmation>;
  issue(order: IssueOrder, call: InsurerCall): Promise<IssueAnswer>;
  /** Looks up what was issued for an order id; issues nothing. Rejects when the insurer cannot be asked now. */
  findPolicy(orderId: string, call: InsurerCall): Promise<PolicyRecord>;
  /** What it has issued for us on a day in İstanbul ("YYYY-MM-DD"). Rejects when it cannot be asked now. */
  listPolicies(day: string, call: InsurerCall): Promise<DayList<ListedPolicy>>;
}
