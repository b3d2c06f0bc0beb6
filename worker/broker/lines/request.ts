import * as v from "valibot";
import type { ValuesOf } from "#shared/fields/field.ts";
import type { LineId } from "#shared/lines/registry.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lineIds, lines } from "#shared/lines/registry.ts";
import { assetFacts } from "../assets/index/facts.ts";
import type { Facts, FactsOf } from "../assets/facts.ts";
import { factsSchema } from "../assets/facts.ts";
import type { ExchangeRate } from "../domain/exchange-rate.ts";
import { ExchangeRateSchema } from "../domain/exchange-rate.ts";
import type { ProvisionalPart } from "../domain/provisional-part.ts";
import { provisionalParts } from "../domain/provisional-part.ts";
import type { Holder } from "../domain/holder.ts";
import { HolderSchema } from "../domain/holder.ts";
import { historyOf } from "./history/histories.ts";
import type { ownHistories } from "./index/histories.ts";

/** What the insurers of a line are asked, whatever it insures. */
interface AskedRequest<L extends AnyLine> {
  readonly productId: L["product"]["id"];
  readonly holder: Holder;
  /** First day of the policy, "YYYY-MM-DD". */
  readonly startDate: string;
  /** What was chosen of the coverages. */
  readonly terms: ValuesOf<L["coverageTerms"]>;
  /** What the currency of the line's tariff was worth when it was asked; absent where that is the lira. */
  readonly exchange?: ExchangeRate;
  /** Empty when the registries have confirmed everything; otherwise the price may be shown and not yet paid. */
  readonly provisional: readonly ProvisionalPart[];
}

/** What is insured: a list, even of one. */
type List<One> = readonly [One, ...One[]];

type Assets = typeof assetFacts;
type FactsOfAsset<L extends AnyLine> = L["asset"]["id"] extends keyof Assets
  ? Assets[L["asset"]["id"]]
  : Facts;

/**
 * What the insurers of a line are asked. It says all that a price depends on: the same request with other `terms` is
 * another question.
 */
export interface LineRequest<L extends AnyLine> extends AskedRequest<L> {
  readonly insured: List<FactsOf<FactsOfAsset<L>>>;
}

/** The same by the facts of what is insured, and with how that has been insured as far as the line prices it. */
export type RequestWith<
  L extends AnyLine,
  F extends Facts,
  History extends { readonly facts: Facts },
> = AskedRequest<L> & {
  readonly insured: List<FactsOf<F>>;
  readonly history: FactsOf<History["facts"]>;
};

type Histories = typeof ownHistories;
type HistoryOf<Id extends LineId> = Id extends keyof Histories
  ? Histories[Id]
  : { readonly facts: Readonly<Record<never, never>> };

/** The request of a line that is sold. */
export type RequestOf<Id extends LineId> = RequestWith<
  (typeof lines)[Id],
  FactsOfAsset<(typeof lines)[Id]>,
  HistoryOf<Id>
>;

/** What the insurers of each line are asked. */
export type Requests = { [Id in LineId]: RequestOf<Id> };

/** What an insurer is asked, of any line. */
export type QuoteRequest = Requests[LineId];

/** How requests of a line are stored. */
function requestSchema(id: LineId) {
  const { coverageTerms }: AnyLine = lines[id];
  const insured = factsSchema(assetFacts[lines[id].asset.id]);
  const terms = Object.entries(coverageTerms).map(([name, { codec, when, byDefault }]) => {
    const schema = codec?.schema ?? v.undefined();
    if (when !== undefined) return [name, v.exactOptional(schema)];
    return [name, byDefault === undefined ? schema : v.optional(schema, byDefault)];
  });
  return v.object({
    productId: v.literal(id),
    holder: HolderSchema,
    startDate: v.pipe(v.string(), v.isoDate()),
    insured: v.pipe(v.tupleWithRest([insured], insured), v.readonly()),
    history: factsSchema(historyOf(id).facts),
    terms: v.optional(v.object(Object.fromEntries(terms) as v.ObjectEntries), {}),
    exchange: v.exactOptional(ExchangeRateSchema),
    provisional: v.pipe(v.array(v.picklist(provisionalParts)), v.readonly()),
  });
}

const byLine = lineIds.map(requestSchema);
const anyRequest: v.GenericSchema = v.union(byLine);

/** Any stored request. Each schema is made of the facts and fields its type is inferred from. */
export const QuoteRequestSchema = anyRequest as v.GenericSchema<unknown, QuoteRequest>;
