import * as v from "valibot";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { changeTerms } from "#shared/calls/change-terms.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { Fields } from "#shared/fields/field.ts";
import { policyFields } from "#shared/fields/policy.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { dayMs } from "../limits/rate-limits.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { consumeQuoteLimit, placeAgain } from "./new-quote.ts";
import { viewerOf } from "./owned-quote.ts";
import type { Quote } from "./quote-repository.ts";

type Input = RequestOf<typeof changeTerms>;

/** Terms as they are chosen now; those that are not named stay. Errors are by wire name. */
function termsOf(
  coverageTerms: Fields,
  before: object,
  chosen: Input["terms"],
  now: number,
): Result<object, Failure> {
  const named = new Map(chosen.map(({ name, value }) => [name, value]));
  const errors: Record<string, string[]> = {};
  const terms: Record<string, unknown> = { ...before };
  for (const [name, { wire = "", codec, rule, byDefault }] of Object.entries(coverageTerms)) {
    const value = named.get(wire);
    named.delete(wire);
    terms[name] ??= byDefault;
    if (value === undefined || codec === undefined) continue;
    const read = v.safeParse(codec.schema, value);
    const judged = read.success && rule !== undefined ? v.safeParse(rule(now), read.output) : read;
    if (judged.success) terms[name] = judged.output;
    else errors[wire] = [read.success ? judged.issues[0].message : validationCopy.required];
  }
  for (const name of named.keys()) errors[name] = [brokerCopy.unknownChoice];
  return Object.keys(errors).length > 0 ? err({ kind: "invalid", errors }) : ok(terms);
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) ===
  JSON.stringify(Object.entries(other).toSorted());

/** Why a quote cannot be asked for again as it stands. */
function outdated({ content, createdAt, policyStart }: Quote, now: number): Failure | undefined {
  if (now - (content.knownAt ?? createdAt) > dayMs) return { kind: "quote-outdated" };
  const start = v.safeParse(policyFields.policyStart.rule(now), policyStart);
  if (start.success) return undefined;
  return invalidField(policyFields.policyStart.wire, start.issues[0].message);
}

/** The same quote with other terms: one of its own, so that whoever was sent the first one still sees it. */
export const answerChangeTerms: Handler<Input, DataOf<typeof changeTerms>> = async (
  { quoteId, terms: chosen },
  context,
) => {
  const { store, now } = context.services;
  const seen = await store.quotes.see(quoteId, viewerOf(context));
  if (seen === undefined) return err({ kind: "quote-not-found" });
  if (!seen.view.isOwner) return err({ kind: "not-owner" });
  if (seen.view.purchasedAt !== null) return err({ kind: "already-purchased" });
  const quote = await seen.open();
  const { request } = quote.content;
  const { coverageTerms }: AnyLine = lines[request.productId];
  const terms = termsOf(coverageTerms, request.terms, chosen, now());
  if (!terms.ok) return terms;
  if (isSame(request.terms, terms.value)) return ok({ quoteId });
  const refusal = outdated(quote, now());
  if (refusal !== undefined) return err(refusal);
  const counted = await consumeQuoteLimit(quote.phoneIndex, context);
  if (!counted.ok) return counted;
  // The terms are those of the line's own declaration.
  const again = { ...request, terms: terms.value } as unknown as QuoteRequest;
  return ok(await placeAgain(quote, again, context));
};
