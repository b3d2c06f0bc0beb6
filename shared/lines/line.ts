import type { Asset, SaidOf } from "#shared/assets/asset.ts";
import type { Answer, AnyCall, Call } from "#shared/calls/call.ts";
import type { CheckedValues, Fields, SaidValues, TypedText } from "#shared/fields/field.ts";
import type { HolderValues, holderFields } from "#shared/fields/holder.ts";
import { askedPerson, unknownPerson } from "#shared/fields/holder.ts";
import type { Identity, IdentityFieldName, WhoValues } from "#shared/fields/identity.ts";
import { holderFieldsOf } from "#shared/fields/identity.ts";
import { marketingFold, oneFlag } from "#shared/fields/marketing.ts";
import type { OwnConsent, policyFields, PolicyStart, PolicyValues } from "#shared/fields/policy.ts";
import { ownConsents, policyFieldsOf, quoteConsents } from "#shared/fields/policy.ts";
import type { ForeignCurrency } from "#shared/format/money.ts";
import { genitive, toTurkishLower, toTurkishUpper } from "#shared/format/turkish-case.ts";
import type { Api } from "#shared/page-request.ts";
import type { ProductId } from "../products/catalogue.ts";
import type { ProductEntry } from "../products/product-entry.ts";
import type { Period } from "./period.ts";
import type { InsuredGroup } from "./insured-group.ts";
import type { CallerValues } from "./quote-call.ts";
import { quoteCallOf } from "./quote-call.ts";

/** One step of a flow as a form: what is asked, in order. */
export interface FlowStep {
  readonly id: string;
  readonly title: string;
  /** Its title when the visitor types what a registry could not tell. */
  readonly manualTitle?: string;
  readonly fields: readonly string[];
  /** Fields that need no answer from most people, folded under what they are together. */
  readonly folds?: readonly StepFold[];
}

/**
 * Some fields of a step. What they hold is what they are folded with; without a title that says it all, and the way to
 * change it stands beside it.
 */
export interface StepFold {
  readonly title?: string;
  readonly hint?: string;
  readonly fields: readonly string[];
  /** The field that spares them where scripts run: they are folded only while it is asked for. */
  readonly beside?: string;
  /** Whether it stands open from the beginning. */
  readonly isOpen?: boolean;
}

/** By what the offers of a line are looked through that have several packages each. */
export interface OfferView<Coverage extends string = string> {
  /** Coverages by which the list can be narrowed: the texts their rows have in the packages, by an id for addresses. */
  readonly filters?: { readonly [Id in Coverage]?: Readonly<Record<string, string>> };
}

/** Name under which the fields of a group stand in forms, drafts and calls, and which a step lists to ask for them. */
export const insuredGroup = "insured";

/** Stands in a step's list for what the asset's registry is asked with, and what is typed when it finds nothing. */
export const lookUpFields = "look-up";

type FieldNames<A extends Asset, Terms extends Fields> = (
  | keyof typeof holderFields
  | IdentityFieldName
  | keyof typeof policyFields
  | keyof A["fields"]
  | keyof Terms
  | OwnConsent
  | typeof insuredGroup
  | typeof lookUpFields
) &
  string;

/** From when, and with which terms, a quote is asked for. */
export interface AskedFor {
  /** "YYYY-MM-DD". */
  readonly startDate: string;
  readonly terms: object;
}

/** A line that is sold has an address of its own. */
export interface SoldProduct {
  readonly path: `/${string}`;
}

/** The words in which a line is spoken of. */
interface LineCopy {
  /** The insurance within a sentence: its name unless told otherwise, and shorter for text messages where there is one. */
  readonly full: string;
  readonly short: string;
  /** What offers are for, of the mark that a shared page may show, "34 *** 123 plakalı araç"; the mark unless told otherwise. */
  readonly about: (subject: string) => string;
  /** What is insured in a few words that a shared page may show, where what was asked for says it better than the asset. */
  readonly describe?: (asked: AskedFor) => string;
  /** Who bears the risk, where the insurer makes out its policies in another's name. */
  readonly carrier?: string;
  /** What is the same at every insurer, over the offers. */
  readonly same?: string;
  /** The line for whom this one is not: it goes on with what starts a quote, as typed. */
  readonly instead?: {
    readonly productId: ProductId;
    readonly question: string;
    readonly link: string;
  };
  /** Which figures are estimates, on the review before the purchase; that there is no tariff unless told otherwise. */
  readonly estimate: string;
}

interface LineSpec<
  P extends ProductEntry,
  A extends Asset,
  Terms extends Fields,
  Coverage extends string,
  Group extends InsuredGroup | undefined,
> {
  readonly product: P & SoldProduct;
  /** By what its holder may be known; a number of the civil registry or a company's when absent. */
  readonly identities?: readonly Identity[];
  /** How long a policy runs; it may depend on what is chosen of a term. */
  readonly period: Period<NoInfer<keyof Terms & string>>;
  readonly asset: A;
  /** The first day of a policy, where it is more than that. */
  readonly start?: PolicyStart;
  /** The currency its tariff is written in, where that is not the lira. */
  readonly currency?: ForeignCurrency;
  /** What must hold of what was said together, of all or as much of it as there is: messages by name of the field. */
  readonly rules?: (values: CheckedValues) => Readonly<Record<string, string>>;
  /** What the first of a group most likely is, of what was said of its holder; typed text by name of the field. */
  readonly proposeInsured?: (typed: TypedText) => TypedText;
  /** Set where several are insured by one policy. */
  readonly group?: Group;
  /** What can be covered, and what it is called. */
  readonly coverages: Readonly<Record<Coverage, string>>;
  /** Those of the coverages that cover nothing: conditions and limits of the others. */
  readonly conditions?: readonly NoInfer<Coverage>[];
  /**
   * What may be chosen of a coverage: limits, deductibles, kinds of service. All of them can be chosen anew over the
   * offers; one without a default is asked in a step before. One named after a coverage is what that coverage's row tells.
   */
  readonly coverageTerms: Terms;
  /**
   * Consents it needs beside those of every quote. What insurers answer to such a line tells of somebody: only who has
   * asked reads it.
   */
  readonly consents?: readonly OwnConsent[];
  readonly offerView?: OfferView<NoInfer<Coverage>>;
  /** Fields that start a quote from the home or product page, of the first step; absent: the holder's number alone. */
  readonly quickStart?: readonly FieldNames<A, Terms>[];
  /**
   * What is asked in each, beside what every line asks: the phone and the consents at the end of the first, who is still
   * unknown at the beginning of the second, the first day, unless it has been asked, at the end of the last. The phone is
   * proved after the first; the last asks the insurers.
   */
  readonly steps: readonly (FlowStep & {
    readonly fields: readonly FieldNames<A, Terms>[];
    readonly folds?: readonly (StepFold & { readonly fields: readonly FieldNames<A, Terms>[] })[];
  })[];
  readonly copy?: Partial<LineCopy>;
}

/** What a quote is asked for with, of a line with this asset, these terms and, where it has one, this group. */
export type QuoteInput<
  A extends Asset,
  Terms extends Fields,
  Group extends InsuredGroup | undefined = undefined,
> = Omit<HolderValues, "nationalNumber"> &
  WhoValues &
  PolicyValues & { readonly [Name in OwnConsent]?: boolean } & CallerValues &
  SaidValues<Terms> &
  ([Group] extends [InsuredGroup] ? { readonly insured: readonly SaidOf<A>[] } : SaidOf<A>);

/** A line of insurance that is quoted and sold online. */
export interface Line<
  P extends ProductEntry = ProductEntry & SoldProduct,
  A extends Asset = Asset,
  Terms extends Fields = Fields,
  Coverage extends string = string,
  Group extends InsuredGroup | undefined = InsuredGroup | undefined,
> extends Omit<
  LineSpec<P, A, Terms, Coverage, Group>,
  "quickStart" | "steps" | "identities" | "copy"
> {
  readonly identities: readonly Identity[];
  readonly quickStart: readonly string[];
  readonly steps: readonly FlowStep[];
  readonly copy: LineCopy;
  /** Everything its flow may ask, but the fields of a group. */
  readonly fields: Fields;
  readonly quoteCall: Call<QuoteInput<A, Terms, Group>, { quoteId: string }>;
  readonly createQuote: (api: Api, values: CheckedValues) => Promise<Answer<{ quoteId: string }>>;
}

/** Any line, for code that serves them all. */
export interface AnyLine extends Omit<Line, "quoteCall"> {
  readonly quoteCall: AnyCall;
}

/** What is asked once for all of a group. It does not travel: the answer is everybody's. */
function askedOfAll(fields: Fields, { forAll }: InsuredGroup): Fields {
  const field = forAll && fields[forAll.name];
  if (forAll === undefined || field === undefined) return {};
  const { wire: _wire, codec: _codec, ...asked } = field;
  return { [forAll.name]: { ...asked, label: forAll.label } };
}

/** That nobody publishes what an insurance costs, and what follows: "fiyatı şirket belirler". */
export const withoutTariff = (full: string, rest: string): string =>
  `${toTurkishUpper(full.slice(0, 1))}${genitive(full.slice(1))} resmî tarifesi yoktur; ${rest}.`;

/** The steps of a line with what every line asks in them, and with the names of what its registry is asked with. */
function wholeSteps(
  steps: readonly FlowStep[],
  { lookUp }: Asset,
  consents: readonly OwnConsent[],
): FlowStep[] {
  const { asks = [], answers = [] } = lookUp ?? {};
  const lookedUp = [...new Set([...asks, ...answers])];
  const isStartAsked = steps.some(({ fields }) => fields.includes("policyStart"));
  const atEnd = isStartAsked ? ["referenceCode"] : ["policyStart", "referenceCode"];
  return steps.map((each, index) => ({
    ...each,
    fields: [
      ...(index === 1 ? unknownPerson : []),
      ...each.fields.flatMap((name) => (name === lookUpFields ? lookedUp : [name])),
      ...(index === 0 ? [...askedPerson, ...quoteConsents, ...consents] : []),
      ...(index === steps.length - 1 ? atEnd : []),
    ],
    ...(index === 0 ? { folds: [...(each.folds ?? []), marketingFold] } : {}),
  }));
}

/** Declares a line. Form, steps, draft, quote call, validation and stored request follow from it. */
export function defineLine<
  const P extends ProductEntry,
  A extends Asset,
  const Terms extends Fields,
  const Coverage extends string,
  const Group extends InsuredGroup | undefined = undefined,
>(spec: LineSpec<P, A, Terms, Coverage, Group>): Line<P, A, Terms, Coverage, Group> {
  const { asset, group, coverageTerms, product, consents = [] } = spec;
  const own = group === undefined ? asset.fields : askedOfAll(asset.fields, group);
  const { identities = ["national"] } = spec;
  const agreed = Object.fromEntries(consents.map((name) => [name, ownConsents[name]]));
  const fields = {
    ...holderFieldsOf(identities),
    ...own,
    ...coverageTerms,
    ...policyFieldsOf(spec.start),
    ...agreed,
  };
  const { path, variant } = product;
  const callPath = variant === undefined ? path : (`${path}/${variant}` as const);
  const quoteCall = quoteCallOf<QuoteInput<A, Terms, Group>>(callPath, fields, asset, group);
  const { full = toTurkishLower(product.name) } = spec.copy ?? {};
  return {
    ...spec,
    identities,
    quickStart: spec.quickStart ?? ["nationalNumber"],
    copy: {
      full,
      short: full,
      about: (subject) => subject,
      estimate: withoutTariff(full, "fiyatı şirket belirler"),
      ...spec.copy,
    },
    steps: wholeSteps(spec.steps, asset, consents),
    fields,
    quoteCall,
    // What has been judged by the line's fields is what its call takes: names and values are the same.
    createQuote: (api, values) =>
      api.call(quoteCall, {
        ...values,
        advertisementAgreement: oneFlag(values),
      } as unknown as QuoteInput<A, Terms, Group>),
  };
}

/** A step by what only its line asks there. */
export const step = <const Names extends readonly string[]>(
  id: string,
  title: string,
  ...fields: Names
) => ({ id, title, fields });

/** The first one, where it is for people who insure what is theirs. */
export const personStep = <const Names extends readonly string[]>(...fields: Names) =>
  step("kisi", "Kişisel bilgiler", ...fields);
