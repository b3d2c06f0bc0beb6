import type { Result } from "#shared/result.ts";
import type { DayList } from "../domain/day-list.ts";

/** Why a bank takes no money; each has one sentence for the customer. */
export const declineReasons = [
  "insufficient-funds",
  "do-not-honour",
  "expired-card",
  "wrong-cvc",
  "lost-or-stolen",
  "fraud-suspected",
  "not-authenticated",
  "not-enrolled",
  "three-d-unavailable",
  "wrong-code",
  "cancelled",
  "session-expired",
  "refused",
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** `unavailable`: the bank could not be asked and what it has done is not known; ask again. */
export type PaymentFailure =
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  | { readonly kind: "unavailable" };

/**
 * Why a capture brings no money yet, or none. `reviewing`: it is taken, and the provider’s people look at it before it counts,
 * which takes hours. `rejected`: it was taken and they have refused it, so it has to go back.
 */
export type CaptureFailure =
  | PaymentFailure
  | { readonly kind: "reviewing" }
  | { readonly kind: "rejected" };

/** How a refund ended: the money is on its way back, or there was none to give back. */
export type Refunded = "returned" | "nothing-taken";

/** Passes through; never stored or logged. */
export interface CardDetails {
  readonly number: string;
  readonly holder: string;
  /** "MM/YY". */
  readonly expiry: string;
  readonly cvc: string;
}

export interface Payer {
  readonly name: string;
  readonly surname: string;
  readonly nationalNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly city: string;
  readonly address: string;
  readonly ip: string;
}

export interface AuthoriseRequest {
  readonly orderId: string;
  readonly description: string;
  readonly amountKurus: number;
  readonly instalmentCount: number;
  readonly card: CardDetails;
  readonly payer: Payer;
  /** Where the bank's result is posted. */
  readonly returnUrl: string;
}

export interface PaymentSession {
  readonly paymentId: string;
  /** Address of the 3-D Secure page; a path of this site for banks whose page we serve. */
  readonly redirectUrl: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** What the customer's browser brings back from the bank. */
export interface BankReturn {
  readonly orderId: string;
  readonly paymentId: string;
  readonly status: string;
  readonly mdStatus: string;
  readonly signature: string;
}

/** How far a payment has come at the bank. One that is rejected counts as captured until it was given back. */
export type PaymentState =
  | { readonly kind: "waiting" }
  | { readonly kind: "verified" }
  | { readonly kind: "reviewing" }
  | { readonly kind: "captured" }
  | { readonly kind: "refunded" }
  | { readonly kind: "declined"; readonly reason: DeclineReason };

export interface Transfer {
  readonly paymentId: string;
  readonly orderId: string;
  readonly amountKurus: number;
}

/** A part of a payment that goes back. */
export interface PartBack extends Transfer {
  /** Idempotency key: the same one never gives back twice. */
  readonly key: string;
  readonly partKurus: number;
}

/** How the return of a part ended. `card-refused`: its card takes nothing any more; `too-much`: less than that is left of the payment. */
export type PartReturned = "returned" | "card-refused" | "too-much";

/** What a provider's books say of an order's money. */
export interface PaymentRecord {
  readonly paymentId: string;
  readonly takenKurus: number;
  /** How much of it was given back. */
  readonly returned: "none" | "part" | "whole";
  readonly returnedKurus: number;
  /** What of it the payer's bank has taken back from us; absent where the provider does not tell. */
  readonly chargedBackKurus?: number;
}

/** How much of what was taken has gone back. */
export function returnedOf({
  takenKurus,
  returnedKurus,
}: Pick<PaymentRecord, "takenKurus" | "returnedKurus">): PaymentRecord["returned"] {
  if (returnedKurus <= 0) return "none";
  return returnedKurus < takenKurus ? "part" : "whole";
}

/** Money that has moved by a provider's own books. `chargeback`: the payer's bank has taken it back from us. */
export interface Movement {
  readonly orderId: string;
  readonly kind: "capture" | "refund" | "chargeback";
  readonly amountKurus: number;
}

/**
 * A bank or payment service. `authorise` opens a 3-D Secure session and takes no money; `capture` takes it, `refund`
 * gives it back. Both may be repeated for the same payment: the money moves once. Whatever a provider says that is not signed
 * as it should be, or is about another order or amount, counts as not said.
 */
export interface PaymentProvider {
  authorise(request: AuthoriseRequest): Promise<Result<PaymentSession, PaymentFailure>>;
  capture(transfer: Transfer): Promise<Result<undefined, CaptureFailure>>;
  refund(transfer: Transfer): Promise<Result<Refunded, PaymentFailure>>;
  /** Gives back a part of what was captured; moves no money unless it says `returned`, or nobody knows. */
  refundPart(part: PartBack): Promise<Result<PartReturned, PaymentFailure>>;
  query(paymentId: string): Promise<Result<PaymentState, PaymentFailure>>;
  /** What its own books say of an order, whatever was noted here; moves nothing. */
  record(orderId: string): Promise<Result<PaymentRecord, PaymentFailure>>;
  /** What was taken and given back on a day in İstanbul ("YYYY-MM-DD"), whether we know of it or not. */
  movements(day: string): Promise<Result<DayList<Movement>, PaymentFailure>>;
  /** What payers' banks have taken back on a day. */
  chargebacks(day: string): Promise<Result<DayList<Movement>, PaymentFailure>>;
  /** The order that a message from the provider itself says something has happened to; undefined for one it did not sign. */
  readNotice(request: Request): Promise<string | undefined>;
  /**
   * Payments of orders that have ended without a policy, whose payer the bank had authenticated: money that comes late comes
   * to these.
   */
  endedUnpaid(): Promise<readonly Transfer[]>;
  /** The provider's pages below `/banka/`: the 3-D Secure page and where a bank's own page returns to. */
  readonly pages: PaymentPages;
}

export interface PaymentPages {
  /**
   * Answers `GET` and `POST /banka/3d/:session`; undefined for an unknown session, and for one of somebody else's order
   * where the page is a foreign bank's that was given to us for its payer.
   */
  secure(
    request: Request,
    session: string,
    isBuyer: (orderId: string) => Promise<boolean>,
  ): Promise<Response | undefined>;
  /** Answers `POST /banka/donus/:orderId`, to which a foreign bank's page posts its result. */
  landing(request: Request, orderId: string): Promise<Response | undefined>;
}
