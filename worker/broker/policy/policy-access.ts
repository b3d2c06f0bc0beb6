import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { confirmPolicyAccess } from "#shared/calls/policy/confirm-policy-access.ts";
import type { requestPolicyAccess } from "#shared/calls/policy/request-policy-access.ts";
import { isSamePolicyNumber, lettersAndDigits } from "#shared/schemas/policy-number.ts";
import { err, ok } from "#shared/result.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { consumeRateLimit, dayMs } from "../limits/rate-limits.ts";
import { confirmSentCode, sendCode } from "../verification/temporary-code.ts";
import { policyCopy } from "./policy-copy.ts";
import type { PolicyServices } from "./services.ts";

const purpose = "police";
/** How often somebody may look for policies in a day: by number of the policy, by phone, and from one address. */
const daily = { quote: 10, number: 10, address: 40 } as const;

/** The quote of a policy that was bought with a phone; undefined where the two do not belong together. */
async function quoteOf(
  { policyNumber, phone }: { readonly policyNumber: string; readonly phone: string },
  { services }: CallContext<PolicyServices>,
): Promise<string | undefined> {
  const { store, blindIndex } = services;
  const bought = await store.policies.listOfPhone(await blindIndex.of("phone", phone));
  return bought.find((policy) => isSamePolicyNumber(policy.policyNumber, policyNumber))?.quoteId;
}

/**
 * A phone gets a message either way: with a code, or that it has no such policy. What a stranger reads, and how long that takes, is the
 * same, and so are the tries: the code they were not sent can be guessed no better.
 */
export const answerRequestPolicyAccess: Handler<
  RequestOf<typeof requestPolicyAccess>,
  DataOf<typeof requestPolicyAccess>,
  PolicyServices
> = async (sought, context) => {
  const { blindIndex, site } = context.services;
  const phoneIndex = await blindIndex.of("phone", sought.phone);
  const scope = { phoneIndex, quoteId: lettersAndDigits(sought.policyNumber), windowMs: dayMs };
  const counted = await consumeRateLimit("policy-access", daily, context, scope);
  if (!counted.ok) return counted;
  const isTheirs = (await quoteOf(sought, context)) !== undefined;
  const text = isTheirs ? undefined : policyCopy.noSuchPolicy(site.name);
  return sendCode(sought.phone, purpose, context, { insteadOfCode: text });
};

export const answerConfirmPolicyAccess: Handler<
  RequestOf<typeof confirmPolicyAccess>,
  DataOf<typeof confirmPolicyAccess>,
  PolicyServices
> = async ({ code, ...sought }, context) => {
  const { store, now } = context.services;
  const confirmed = await confirmSentCode(sought.phone, purpose, code, context);
  if (!confirmed.ok) return confirmed;
  const quoteId = await quoteOf(sought, context);
  if (quoteId === undefined) return err({ kind: "code-expired" });
  await store.quotes.grant(quoteId, confirmed.value, now());
  return ok({ quoteId });
};
