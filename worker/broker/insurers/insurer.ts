import type { Fuel } from "../assets/vehicle/fuel.ts";
import type { Instalment, InstalmentPlan } from "../lines/instalments.ts";
import type { PremiumSplit } from "../lines/premium-split.ts";
import type { VehicleDocument } from "../registries/vehicle-registry.ts";
import type { BonusMalusStep } from "../lines/trafik/tariff/steps.ts";

/** Who the policy is made out to. */
export interface Holder {
  readonly kind: "person" | "company";
  readonly nationalNumber: string;
  /** "YYYY-MM-DD". */
  readonly birthDate?: string;
  /** Plate code of the residence, "01"–"81". */
  readonly provinceCode: string;
  readonly districtName?: string;
  readonly profession?: string;
}

export interface InsuredVehicle {
  readonly plate: string;
  /** Plate code, "01"–"81". */
  readonly provinceCode: string;
  /** Wire value of the kind of use (`vehicleUsages`). */
  readonly usage: string;
  readonly brand: string;
  readonly model: string;
  readonly modelYear: number;
  readonly fuel: Fuel;
  readonly seats: number;
  readonly engineNumber: string;
  readonly chassisNumber: string;
  /** "YYYY-MM-DD". */
  readonly firstRegistration: string;
  /** Number of the registration document; absent when the visitor has not given it. */
  readonly document?: VehicleDocument;
}

/** What the insurance data bureau keeps of a vehicle in somebody's hands. */
export interface VehicleHistory {
  readonly bonusMalusStep: BonusMalusStep;
  /** Last day of the newest policy, "YYYY-MM-DD". */
  readonly previousPolicyEnd?: string;
  readonly isFleet: boolean;
}

/** What of a request stands in for a silent registry: the insurance record, the data of what is insured. */
export const provisionalParts = ["history", "insured"] as const;
export type ProvisionalPart = (typeof provisionalParts)[number];

/** What every line asks its insurers with. */
interface LineRequest<Id extends string, Insured> {
  readonly productId: Id;
  readonly holder: Holder;
  /** First day of the policy, "YYYY-MM-DD". */
  readonly startDate: string;
  /** What is insured: a list, even of one. */
  readonly insured: readonly [Insured, ...Insured[]];
  /** Empty when the registries have confirmed everything; otherwise the price may be shown and not yet paid. */
  readonly provisional: readonly ProvisionalPart[];
}

export interface TrafikRequest extends LineRequest<"trafik", InsuredVehicle> {
  readonly history: VehicleHistory;
}

export interface InsuredPhone {
  readonly brand: string;
  readonly model: string;
  /** First year of the model's sale. */
  readonly releaseYear: number;
  /** 15 digits. */
  readonly imei: string;
  /** "YYYY-MM-DD". */
  readonly purchaseDate: string;
  /** What was paid, in kuruş. */
  readonly invoiceKurus: number;
  readonly isSecondHand: boolean;
}

export type TelefonRequest = LineRequest<"telefon", InsuredPhone>;

/** What an insurer is asked; one member per product line. */
export type QuoteRequest = TrafikRequest | TelefonRequest;

/** A row of the cover table. Amounts are kuruş. */
export type CoverRow = { readonly id: string; readonly label: string } & (
  | { readonly kind: "amount"; readonly amountKurus: number }
  | { readonly kind: "included" | "excluded" | "unlimited" }
  | { readonly kind: "text"; readonly text: string }
);

export interface Offer {
  readonly kind: "offer";
  readonly grossKurus: number;
  readonly netKurus: number;
  readonly taxes: Omit<PremiumSplit, "netKurus">;
  /** Every way to pay, cash first. */
  readonly instalments: readonly Instalment[];
  /** Covers, then the insurer's free extras. */
  readonly covers: readonly CoverRow[];
  /** Ids of the rows in `covers` that are free extras. */
  readonly extras: readonly string[];
  /** Sentences about what the price rests on. */
  readonly assumptions: readonly string[];
  /** Epoch milliseconds. */
  readonly validUntil: number;
  readonly soldBy: "online" | "phone";
  /** A registry was silent when it was priced; the price has to be confirmed with it before the purchase. */
  readonly isProvisional: boolean;
}

export interface Decline {
  readonly kind: "decline";
  /** A Turkish sentence for the visitor. */
  readonly reason: string;
}

export type QuoteAnswer = Offer | Decline;

/** One of several products with which a firm answers the same request. */
export interface Package {
  readonly id: string;
  readonly name: string;
}

/** What an insurer answers for one of its packages; it has none when it answers once. */
export type PackagedAnswer = QuoteAnswer & { readonly package?: Package };

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
}
