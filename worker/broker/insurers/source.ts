import * as v from "valibot";
import type { DayList } from "../domain/day-list.ts";
import type { InstalmentPlan } from "../lines/rating/instalments.ts";
import type { Offer, Package, QuoteAnswer } from "../lines/offer.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type {
  CancelAnswer,
  CancelOrder,
  ChangeAnswer,
  ChangeOrder,
  ChangePrice,
  ListedPolicy,
  PolicyRecord,
  SoughtPolicy,
  WantedChange,
} from "./issued-by-source.ts";

/** Circumstances of a call. A source stops working and rejects once `signal` is aborted. */
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

/** What a source says until its call is aborted: then it rejects, also where the source itself goes on. */
export async function* untilAborted<T>(
  answers: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  signal.throwIfAborted();
  const iterator = answers[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted]);
    if (next.done === true) return;
    yield next.value;
  }
}

/** Who insures, and how it is shown. */
export interface Firm {
  readonly id: string;
  readonly name: string;
  readonly phone?: string;
  readonly company?: Company;
  readonly conditionsEdition?: string;
  readonly collectionAuthority?: string;
  readonly logo?: InsurerLogo;
}

/** What a source says of one firm and package. */
export interface SourceAnswer {
  readonly firm: Firm;
  /** Absent where the firm has one product alone. */
  readonly package?: Package;
  readonly answer: QuoteAnswer;
  /**
   * Of two answers for the same firm and package the one with the higher version counts, whichever comes first; without
   * versions the later one.
   */
  readonly version?: number;
  /** JSON of at most `maxReferenceLength` characters that the source wants back when the offer is bought. */
  readonly sourceReference?: string;
  /** Who takes the money; "broker" when absent. */
  readonly collects?: "broker" | "insurer";
}

export const maxReferenceLength = 4096;

export interface AskCall extends InsurerCall {
  /** Idempotency key: asked again with it after a crash, a source goes on with what it has begun. */
  readonly askId: string;
}

/** What a customer has accepted. */
export interface Accepted {
  readonly grossKurus: number;
  readonly packageId?: string | undefined;
}

/** An offer that is to be bought, as its source knows it. */
export interface ChosenOffer extends Accepted {
  readonly firmId: string;
  readonly sourceReference?: string | undefined;
}

/** Outcome of asking once more before the purchase. It may bring another reference; without one the known one stays. */
export type Confirmation = { readonly sourceReference?: string } & (
  | { readonly kind: "same"; readonly offer: Offer }
  | { readonly kind: "changed"; readonly offer: Offer; readonly reason: string }
  | { readonly kind: "withdrawn"; readonly reason: string }
);

export interface IssueOrder extends ChosenOffer {
  /** Idempotency key: the same id never makes a second policy. */
  readonly orderId: string;
  readonly request: QuoteRequest;
}

export type IssueAnswer =
  | { readonly kind: "issued"; readonly policyNumber: string }
  | { readonly kind: "refused"; readonly reason: string };

/** Where offers come from: one insurer, or a market of many that are not known before they answer. */
export interface Source {
  /** No firm of a source of many has the same id. */
  readonly id: string;
  /** What is shown while it is waited for. */
  readonly name: string;
  /** Firms known beforehand; none for a market. */
  readonly firms: readonly Firm[];
  readonly products: readonly QuoteRequest["productId"][];
  /** Asks once; answers come whenever they come, in any order. Ends when there will be no more, rejects when it cannot. */
  ask(request: QuoteRequest, call: AskCall): AsyncIterable<SourceAnswer>;
  /** What a firm allows beside paying at once; undefined for nothing. */
  instalmentPlan(firmId: string): InstalmentPlan | undefined;
  /** Prices the request again; `changed` when it costs something else than the accepted price. */
  confirm(request: QuoteRequest, chosen: ChosenOffer, call: InsurerCall): Promise<Confirmation>;
  issue(order: IssueOrder, call: InsurerCall): Promise<IssueAnswer>;
  /** Asks for the end of a policy that was issued through it, or how that stands. Rejects when the source cannot be asked now. */
  cancel(order: CancelOrder, call: InsurerCall): Promise<CancelAnswer>;
  /** Prices a change of a policy that was issued through it; changes nothing. Rejects when the source cannot be asked now. */
  priceChange(order: WantedChange, call: InsurerCall): Promise<ChangePrice>;
  /** Asks for a change of such a policy, or how that stands. Rejects when the source cannot be asked now. */
  change(order: ChangeOrder, call: InsurerCall): Promise<ChangeAnswer>;
  /** Looks up what was issued for an order; issues nothing. Rejects when the source cannot be asked now. */
  findPolicy(sought: SoughtPolicy, call: InsurerCall): Promise<PolicyRecord>;
  /** What was issued through it on a day in İstanbul ("YYYY-MM-DD"). Rejects when it cannot be asked now. */
  listPolicies(day: string, call: InsurerCall): Promise<DayList<ListedPolicy>>;
}

/** A source of one firm, all of which is known beforehand; both go by the same id. */
export interface Insurer extends Source {
  readonly firms: readonly [Required<Firm>];
  instalmentPlan(): InstalmentPlan;
}

export const findSource = (sources: readonly Source[], id: string): Source | undefined =>
  sources.find((source) => source.id === id);

/** A firm by its id alone, for what was stored without more; its id stands in for the name of one nobody lists. */
export const findFirm = (sources: readonly Source[], firmId: string): Firm =>
  sources.flatMap(({ firms }) => firms).find(({ id }) => id === firmId) ?? {
    id: firmId,
    name: firmId,
  };
