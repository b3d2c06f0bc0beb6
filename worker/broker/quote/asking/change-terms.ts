import * as v from "valibot";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Fields } from "#shared/fields/field.ts";
import { changeableStart, policyFieldsOf } from "#shared/fields/policy.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import type { Handler } from "../../api/handler.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import { ratings } from "../../lines/quote-line.ts";
import { askedTerms, missingTerm, possibleTerms } from "../../lines/terms.ts";
import type { QuoteRequest } from "../../lines/request.ts";
import { consumeQuoteLimit, placeAgain } from "./create-quote.ts";
import { currentAnswers, viewerOf } from "../owned-quote.ts";
import { knownUntil } from "../quote-content.ts";
import type { Quote } from "../quote-repository.ts";
import { coveredEnd, coveredUntil } from "./running-policy.ts";
import { summaryOf } from "../room/stored-answer.ts";
import type { QuoteServices } from "../services.ts";

type Input = RequestOf<typeof changeTerms>;

/**
 * Terms as they are chosen now; those that are not named stay, those that are not asked of what is chosen are left out, unless
 * one of them is just what was to become another.
 * Errors are by wire name.
 */
function termsOf(
  coverageTerms: Fields,
  { terms: before, insured: [insured] }: Pick<QuoteRequest, "terms" | "insured">,
  chosen: Input["terms"],
  now: number,
): Result<object, Failure> {
  const named = new Map(chosen.map(({ name, value }) => [name, value]));
  const errors: Record<string, string[]> = {};
  const terms: Record<string, unknown> = { ...before };
  const changed = new Set<string>();
  for (const [name, field] of Object.entries(coverageTerms)) {
    if (field.isFixed === true) continue;
    const { wire = "", codec, rule, byDefault } = field;
    const value = named.get(wire);
    named.delete(wire);
    terms[name] ??= byDefault;
    const known = terms[name];
    if (value === undefined || codec === undefined) continue;
    const read = v.safeParse(codec.schema, value);
    const judged = read.success && rule !== undefined ? v.safeParse(rule(now), read.output) : read;
    terms[name] = judged.success ? judged.output : undefined;
    if (judged.success && judged.output !== known) changed.add(name);
    if (!judged.success && value !== "") {
      errors[wire] = [read.success ? judged.issues[0].message : validationCopy.required];
    }
  }
  const asked = askedTerms(coverageTerms, { ...insured, ...terms });
  for (const field of asked) {
    if (terms[field.name] !== undefined || field.isOptional === true) continue;
    errors[field.wire ?? field.name] ??= [missingTerm(field)];
  }
  for (const { name, wire = name } of possibleTerms(coverageTerms, { ...insured, ...terms })) {
    const isLost = changed.has(name) && !asked.some((field) => field.name === name);
    if (isLost) errors[wire] ??= [brokerCopy.termUnasked];
  }
  for (const name of named.keys()) errors[name] = [brokerCopy.unknownChoice];
  if (Object.keys(errors).length > 0) return err({ kind: "invalid", errors });
  return ok(withoutUndefined(Object.fromEntries(asked.map(({ name }) => [name, terms[name]]))));
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) ===
  JSON.stringify(Object.entries(other).toSorted());

/** Why a quote cannot be asked for again from a day. */
function outdated(quote: Quote, startDate: string, now: number): Failure | undefined {
  if (now >= knownUntil(quote)) return { kind: "quote-outdated" };
  const { start } = lines[quote.content.request.productId] as AnyLine;
  const field = policyFieldsOf(start).policyStart;
  const judged = v.safeParse(field.rule(now), startDate);
  return judged.success ? undefined : invalidField(field.wire, judged.issues[0].message);
}

/** The same quote with other terms or another start: one of its own, so that whoever was sent the first still sees it. */
export const answerChangeTerms: Handler<Input, DataOf<typeof changeTerms>, QuoteServices> = async (
  { quoteId, policyStart, terms: chosen },
  context,
) => {
  const { store, now } = context.services;
  const seen = await store.quotes.see(quoteId, viewerOf(context));
  if (seen === undefined) return err({ kind: "quote-not-found" });
  if (!seen.view.isOwner) return err({ kind: "not-owner" });
  if (seen.view.purchasedAt !== null) return err({ kind: "already-purchased" });
  const quote = await seen.open();
  const { request } = quote.content;
  const { coverageTerms, start }: AnyLine = lines[request.productId];
  const terms = termsOf(coverageTerms, request, chosen, now());
  if (!terms.ok) return terms;
  const startDate = policyStart ?? request.startDate;
  const isSameStart = startDate === request.startDate;
  if (isSameStart && isSame(request.terms, terms.value)) return ok({ quoteId });
  if (!isSameStart && changeableStart(start) === undefined) {
    return err(invalidField(policyFieldsOf(start).policyStart.wire, brokerCopy.unknownChoice));
  }
  // The terms are those of the line's own declaration.
  const again = { ...request, startDate, terms: terms.value } as unknown as QuoteRequest;
  const unfit = Object.entries(ratings[again.productId].unfit?.(again as never) ?? {});
  if (unfit.length > 0) {
    const errors = unfit.map(([name, message]) => [coverageTerms[name]?.wire ?? name, [message]]);
    return err({ kind: "invalid", errors: Object.fromEntries(errors) });
  }
  const refusal = outdated(quote, startDate, now());
  if (refusal !== undefined) return err(refusal);
  const end = await coveredEnd(request, quote.nationalIndex ?? "", context.services);
  if (end !== undefined && startDate < end) {
    return err(invalidField(policyFieldsOf(start).policyStart.wire, coveredUntil(request, end)));
  }
  const counted = await consumeQuoteLimit(quote.phoneIndex, context);
  if (!counted.ok) return counted;
  const { lowestKurus } = summaryOf(await currentAnswers(quoteId, seen.answers, context.services));
  return ok(await placeAgain(quote, { request: again, lowestKurus }, context));
};
