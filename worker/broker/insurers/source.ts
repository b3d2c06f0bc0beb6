import type { DayList } from "../domain/day-list.ts";
import type { InstalmentPlan } from "../lines/rating/instalments.ts";
import type {
  Accepted,
  Company,
  CancelAnswer,
  CancelOrder,
  ChangeAnswer,
  ChangeOrder,
  WantedChange,
  ChangePrice,
  Confirmation,
  InsurerCall,
  InsurerLogo,
  IssueAnswer,
  IssueOrder,
  ListedPolicy,
  PolicyRecord,
  Insurer,
} from "./insurer.ts";
import type { Package, QuoteAnswer } from "../lines/offer.ts";
import type { QuoteRequest } from "../lines/request.ts";

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

/** An offer that is to be bought, as its source knows it. */
export interface ChosenOffer extends Accepted {
  readonly firmId: string;
  readonly sourceReference?: string | undefined;
}

/** An order as the source that issued for it, or did not, would find it. */
export interface SoughtPolicy extends Pick<
  ChosenOffer,
  "firmId" | "packageId" | "sourceReference"
> {
  /** The idempotency key of its issue. */
  readonly orderId: string;
}

/** A confirmation may bring another reference; without one the known one stays. */
export type SourceConfirmation = Confirmation & { readonly sourceReference?: string };

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
  confirm(
    request: QuoteRequest,
    chosen: ChosenOffer,
    call: InsurerCall,
  ): Promise<SourceConfirmation>;
  issue(order: IssueOrder & ChosenOffer, call: InsurerCall): Promise<IssueAnswer>;
  /** Asks for the end of a policy that was issued through it, or how that stands. Rejects when the source cannot be asked now. */
  cancel(order: CancelOrder & SoughtPolicy, call: InsurerCall): Promise<CancelAnswer>;
  /** Prices a change of a policy that was issued through it; changes nothing. Rejects when the source cannot be asked now. */
  priceChange(order: WantedChange & SoughtPolicy, call: InsurerCall): Promise<ChangePrice>;
  /** Asks for a change of such a policy, or how that stands. Rejects when the source cannot be asked now. */
  change(order: ChangeOrder & SoughtPolicy, call: InsurerCall): Promise<ChangeAnswer>;
  /** Looks up what was issued for an order; issues nothing. Rejects when the source cannot be asked now. */
  findPolicy(sought: SoughtPolicy, call: InsurerCall): Promise<PolicyRecord>;
  /** What was issued through it on a day in İstanbul ("YYYY-MM-DD"). Rejects when it cannot be asked now. */
  listPolicies(day: string, call: InsurerCall): Promise<DayList<ListedPolicy>>;
}

export const findSource = (sources: readonly Source[], id: string): Source | undefined =>
  sources.find((source) => source.id === id);

/** A firm by its id alone, for what was stored without more; its id stands in for the name of one nobody lists. */
export const findFirm = (sources: readonly Source[], firmId: string): Firm =>
  sources.flatMap(({ firms }) => firms).find(({ id }) => id === firmId) ?? {
    id: firmId,
    name: firmId,
  };

/** An insurer as a source of offers: of one firm, which goes by the same id. */
export function createInsurerSource(insurer: Insurer): Source {
  const { id, name, phone, company, conditionsEdition, collectionAuthority, logo } = insurer;
  const { products, instalmentPlan } = insurer;
  const firm: Firm = {
    id,
    name,
    phone,
    company,
    ...(conditionsEdition === undefined ? {} : { conditionsEdition }),
    ...(collectionAuthority === undefined ? {} : { collectionAuthority }),
    logo,
  };
  return {
    id,
    name,
    firms: [firm],
    products,
    async *ask(request, call) {
      for (const { package: offered, ...answer } of await insurer.quote(request, call)) {
        yield { firm, answer, ...(offered === undefined ? {} : { package: offered }) };
      }
    },
    instalmentPlan: () => instalmentPlan,
    confirm: (request, chosen, call) => insurer.confirm(request, chosen, call),
    issue: (order, call) => insurer.issue(order, call),
    cancel: (order, call) => insurer.cancel(order, call),
    priceChange: (order, call) => insurer.priceChange(order, call),
    change: (order, call) => insurer.change(order, call),
    findPolicy: ({ orderId }, call) => insurer.findPolicy(orderId, call),
    listPolicies: (day, call) => insurer.listPolicies(day, call),
  };
}
