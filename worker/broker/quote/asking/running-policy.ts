import * as v from "valibot";
import { policyFieldsOf } from "#shared/fields/policy.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { sideOf } from "../../assets/described.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { Failure } from "../../api/failure.ts";
import { invalidField } from "../../api/failure.ts";
import type { QuoteRequest } from "../../lines/request.ts";
import { policyPeriod } from "../../lines/policy-period.ts";
import type { Quote } from "../quote-repository.ts";
import { historyOf } from "../../lines/history/histories.ts";
import type { QuoteServices } from "../services.ts";
import { ratings } from "../../lines/quote-line.ts";

type Known = Pick<QuoteServices, "store" | "blindIndex" | "now">;

async function riskIndexOf(
  request: QuoteRequest,
  holderIndex: string,
  { blindIndex }: Pick<QuoteServices, "blindIndex">,
): Promise<string | undefined> {
  const risk = riskOf(request, holderIndex);
  return risk === undefined ? undefined : blindIndex.of("risk", risk);
}

/** Last day of the newest policy bought here that covers the same, but for an order of the quote with this id. */
export async function soldEnd(
  request: QuoteRequest,
  holderIndex: string,
  services: Known,
  quoteId?: string,
): Promise<string | undefined> {
  const riskIndex = await riskIndexOf(request, holderIndex, services);
  return riskIndex === undefined
    ? undefined
    : services.store.coveredRisks.endOf(riskIndex, quoteId);
}

/**
 * Last day of the newest policy that covers the same, the bureau's or ours, by whatever phone; undefined when neither knows
 * one. `request` has what the bureau says; what an order of the quote with this id covers does not count.
 */
export async function coveredEnd(
  request: QuoteRequest,
  holderIndex: string,
  services: Known,
  quoteId?: string,
): Promise<string | undefined> {
  const { previousPolicyEnd } = request.history as { readonly previousPolicyEnd?: string };
  const sold = await soldEnd(request, holderIndex, services, quoteId);
  return [sold, previousPolicyEnd]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

/**
 * Keeps what a quote covers for an order that is about to be charged; false when another order covers it. Of several at once
 * one is told true.
 */
export async function reserveCover(
  { content: { request }, nationalIndex }: Pick<Quote, "content" | "nationalIndex">,
  orderId: string,
  services: Known,
): Promise<boolean> {
  const riskIndex = await riskIndexOf(request, nationalIndex ?? "", services);
  if (riskIndex === undefined) return true;
  const endsOn = todayInIstanbul(policyPeriod(request, services.now()).endsAt);
  return services.store.coveredRisks.reserve({ riskIndex, orderId, endsOn }, request.startDate);
}

/** Why a policy cannot start on its day: the same is covered until another. */
export const coveredUntil = ({ productId, insured }: QuoteRequest, end: string): string =>
  brokerCopy.coveredUntil(
    sideOf(productId).spoken(insured[0] as never).whose,
    lines[productId].copy.short,
    end,
  );

/** Why a quote can be bought no more: the same is covered on its first day by what has been bought since. */
export async function coveredSince(
  { content: { request }, nationalIndex, quoteId }: Quote,
  services: Known,
): Promise<Failure | undefined> {
  const end = await coveredEnd(request, nationalIndex ?? "", services, quoteId);
  return end === undefined || request.startDate >= end
    ? undefined
    : { kind: "already-covered", reason: coveredUntil(request, end) };
}

/**
 * The request with the newest policy counted that covers the same already: what starts before its end starts on that day,
 * when cover goes over at noon, and days that were covered are none without cover. Refused where that day is further ahead
 * than a policy may be wanted.
 */
export async function afterRunning(
  request: QuoteRequest,
  holderIndex: string,
  services: Known,
): Promise<Result<QuoteRequest, Failure>> {
  const end = await coveredEnd(request, holderIndex, services);
  if (end === undefined) return ok(request);
  const keepsEnd = "previousPolicyEnd" in historyOf(request.productId).facts;
  const known = keepsEnd
    ? { ...request, history: { ...request.history, previousPolicyEnd: end } }
    : request;
  if (request.startDate >= end) return ok(known as QuoteRequest);
  const { start }: AnyLine = lines[request.productId];
  const { wire, rule } = policyFieldsOf(start).policyStart;
  if (!v.is(rule(services.now()), end)) {
    return err(invalidField(wire, coveredUntil(request, end)));
  }
  return ok({ ...known, startDate: end } as QuoteRequest);
}

/**
 * Names cover, thing and, where others may cover it as well, the holder; undefined where nothing names the thing, or it may
 * be insured several times.
 */
export function riskOf(
  { productId, insured }: QuoteRequest,
  holderIndex: string,
): string | undefined {
  const [first] = insured as readonly Readonly<Record<string, unknown>>[];
  const covered = ratings[productId].coveredOnce;
  const subject = first === undefined ? undefined : covered?.subjectOf(first);
  if (covered === undefined || typeof subject !== "string") return undefined;
  return [covered.cover, subject, ...(covered.isAnybodys === true ? [] : [holderIndex])].join(" ");
}
