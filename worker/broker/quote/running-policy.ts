import * as v from "valibot";
import { policyFieldsOf } from "#shared/fields/policy.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { lines } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { sideOf } from "../assets/described.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import { linesCovering, riskOf } from "../lines/covers.ts";
import { histories } from "../lines/histories.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { policyPeriod } from "../order/policy-period.ts";
import type { Services } from "../services.ts";
import type { Quote } from "./quote-repository.ts";

/** Two years and the sixty days that a policy may be wanted ahead: what is older has ended long ago. */
const knownForMs = 800 * 86_400_000;

/**
 * Last day, "YYYY-MM-DD", of the newest policy that this holder has bought here for the same thing, by whatever phone;
 * undefined when there is none.
 */
async function soldUntil(
  request: QuoteRequest,
  holderIndex: string,
  { store, now }: Pick<Services, "store" | "now">,
): Promise<string | undefined> {
  const risk = riskOf(request);
  if (risk === undefined) return undefined;
  const lineIds = linesCovering(request.productId);
  const sold = await store.soldQuotes.open(
    { nationalIndex: holderIndex },
    lineIds,
    now() - knownForMs,
  );
  const ends = sold
    .filter((one) => riskOf(one.request) === risk)
    .map((one) => todayInIstanbul(policyPeriod(one.request, one.issuedAt).endsAt));
  return ends.toSorted().at(-1);
}

/**
 * Last day of the newest policy that covers the same, the bureau's or ours; undefined when neither knows one. `request` has
 * what the bureau says.
 */
export async function coveredEnd(
  request: QuoteRequest,
  holderIndex: string,
  services: Pick<Services, "store" | "now">,
): Promise<string | undefined> {
  const { previousPolicyEnd } = request.history as { readonly previousPolicyEnd?: string };
  const sold = await soldUntil(request, holderIndex, services);
  return [sold, previousPolicyEnd]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
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
  { content: { request }, nationalIndex }: Pick<Quote, "content" | "nationalIndex">,
  services: Pick<Services, "store" | "now">,
): Promise<Failure | undefined> {
  const end = await coveredEnd(request, nationalIndex ?? "", services);
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
  services: Pick<Services, "store" | "now">,
): Promise<Result<QuoteRequest, Failure>> {
  const end = await coveredEnd(request, holderIndex, services);
  if (end === undefined) return ok(request);
  const keepsEnd = "previousPolicyEnd" in histories[request.productId].facts;
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
