import type { QueryType } from "#shared/calls/verification.ts";
import * as v from "valibot";
import type { Answer, Call } from "#shared/calls/call.ts";
import type { Campaign } from "#shared/campaign.ts";
import type { Api } from "#shared/page-request.ts";
import type { Circumstance, FormStep } from "#shared/forms/form-step.ts";

/** Where a line stands in the menus. */
export type ProductGroup = "vehicle" | "health" | "home" | "other";

/** A line of insurance as data. One flow renders them all; no component knows a product's name. */
export interface ProductLine {
  readonly id: string;
  /** Slug of the brand's product key on the wire. */
  readonly slug: string;
  readonly name: string;
  readonly group: ProductGroup;
  /** lucide icon name. */
  readonly icon: string;
  /** One sentence under the name. */
  readonly summary: string;
  /** Product type number on the wire, where one is known. */
  readonly typeNumber?: number;
  /** Seconds a quote waits for insurers. */
  readonly waitSeconds: number;
  /** Days before the end of a running policy from which a renewal is no longer early. */
  readonly earlyRenewalDays?: number;
  /** Set for lines that are quoted and sold online: what the visitor fills in. */
  readonly flow?: QuoteFlow;
}

/** What the visitor has entered in all steps, checked and in canonical form, by field name. */
export type FlowValues = Readonly<Record<string, unknown>>;

/** How a line is quoted: its steps, and how they become upstream calls. A risk is what a registry knows of it. */
export interface QuoteFlow {
  readonly queryType: QueryType;
  readonly person: FormStep;
  /** Names of the person step's fields that start a quote from the home or product page. */
  readonly quickStart: readonly string[];
  /** What a registry look-up needs, and the form for when it finds nothing. */
  readonly lookup: FormStep;
  readonly manual: FormStep;
  /** Circumstances that follow from what was typed. */
  circumstancesOf(values: Readonly<Record<string, string>>): readonly Circumstance[];
  lookUp(api: Api, values: FlowValues): Promise<Answer<unknown>>;
  /** The risk in a few words. */
  summaryOf(risk: unknown): string;
  /** Last day of the running policy, "YYYY-MM-DD", where one is known. */
  renewalOf(risk: unknown): string | undefined;
  createQuote(
    api: Api,
    values: FlowValues,
    campaign: Campaign,
  ): Promise<Answer<{ quoteId: string }>>;
}

/** A flow as its author writes it: with the type of its risk. */
export interface TypedFlow<Risk, LookUp, Quote> extends Omit<
  QuoteFlow,
  "lookUp" | "summaryOf" | "renewalOf" | "createQuote"
> {
  readonly risk: v.GenericSchema<unknown, Risk>;
  readonly lookUpCall: Call<LookUp, Risk>;
  toLookUp(values: FlowValues): LookUp;
  summaryOf(risk: Risk): string;
  renewalOf(risk: Risk): string | undefined;
  readonly quoteCall: Call<Quote, { quoteId: string }>;
  toQuote(values: FlowValues, campaign: Campaign): Quote;
}

/** Closes a flow over the type of its risk. A stored risk is parsed again wherever it is read. */
export function defineFlow<Risk, LookUp, Quote>(flow: TypedFlow<Risk, LookUp, Quote>): QuoteFlow {
  const riskOf = (risk: unknown): Risk => v.parse(flow.risk, risk);
  return {
    ...flow,
    lookUp: (api, values) => api.call(flow.lookUpCall, flow.toLookUp(values)),
    summaryOf: (risk) => flow.summaryOf(riskOf(risk)),
    renewalOf: (risk) => flow.renewalOf(riskOf(risk)),
    createQuote: (api, values, campaign) =>
      api.call(flow.quoteCall, flow.toQuote(values, campaign)),
  };
}
