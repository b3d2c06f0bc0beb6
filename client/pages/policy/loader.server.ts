import { actOnAccess } from "#client/quote/sharing/access.server.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { openCancellationStates } from "#shared/calls/policy/cancellation-fields.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { statusCodes } from "#shared/codes.ts";
import { daysBetween, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { conditionsOf } from "#shared/lines/conditions.ts";
import { isProductId, productName } from "#shared/products/catalogue.ts";
import { quoteHref } from "#shared/routes.ts";
import { policyCopy } from "./copy.ts";

const minuteMs = 60_000;

/** How far a policy's time has gone, in days; its first day is the first, and a last day that is covered to its last minute counts. */
export function progressOf(startsAt: number, endsAt: number, now: number) {
  const [from, to, today] = [startsAt, endsAt + minuteMs, now].map(todayInIstanbul) as [
    string,
    string,
    string,
  ];
  const [total, gone] = [daysBetween(from, to), daysBetween(from, today)];
  return {
    day: gone + 1,
    left: total - gone - 1,
    share: Math.min(1, Math.max(0, gone / Math.max(1, total))),
  };
}

/** An issued policy, for its owner; whoever else holds its address proves the phone it was bought with. */
export async function loadPolicy({ page, params }: LoaderInput) {
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const answer = await page.api.call(getPolicy, { quoteId });
  const headOf = (title: string) => ({
    title: `${title} | ${page.site.name}`,
    description: policyCopy.description,
    isPrivate: true,
  });
  if (answer.statusCode === statusCodes.forbidden) {
    return { head: headOf(policyCopy.policy), kind: "access" as const };
  }
  if (answer.statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (answer.data === null) throw unavailable();
  const policy = answer.data;
  const name = productName(policy.productId);
  return {
    head: headOf(policyCopy.head(name, policy.policyNumber)),
    kind: "policy" as const,
    link,
    name,
    policy,
    /** Whether something of its leaving is still to be done. */
    isLeaving: openCancellationStates.some((state) => state === policy.leaving),
    conditions: conditionsOf(policy.productId),
    paidOn: formatDate(policy.issuedAt),
    progress: progressOf(policy.startsAt, policy.endsAt, page.now()),
    renew: isProductId(policy.productId) ? quoteHref(policy.productId) : null,
    isMember: page.member.isSignedIn,
  };
}

export type PolicyData = Awaited<ReturnType<typeof loadPolicy>>;
export type ShownPolicy = Extract<PolicyData, { kind: "policy" }>;

export async function actOnPolicy({ page, params, url, request }: LoaderInput) {
  const quoteId = await quoteIdOf(page, params["quote"]);
  return actOnAccess(page, quoteId, url.pathname, await request.formData());
}
