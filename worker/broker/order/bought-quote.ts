import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import { answeredQuote } from "../quote/owned-quote.ts";
import type { Bought } from "./papers.ts";
import { boughtAnswer } from "./papers.ts";
import type { OrderServices } from "./services.ts";

/** A bought quote with everything its documents are made of, for its owner only. */
export async function boughtQuote(
  quoteId: string,
  context: CallContext<OrderServices>,
): Promise<Result<Bought, Failure>> {
  const [answered, policy] = await Promise.all([
    answeredQuote(quoteId, context),
    context.services.store.policies.findByQuote(quoteId),
  ]);
  if (!answered.ok) return answered;
  if (!answered.value.quote.isOwner) return err({ kind: "not-owner" });
  const { answers, open } = answered.value;
  const answer = policy && boughtAnswer(answers, policy);
  if (policy === undefined || answer === undefined) return err({ kind: "quote-not-found" });
  return ok({ quote: await open(), policy, answer });
}
