import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import { sideOf, summaryOf } from "../assets/described.ts";
import { histories } from "../lines/histories.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { Services } from "../services.ts";
import { together } from "./asked-insured.ts";
import type { Quote } from "./quote-repository.ts";
import { renewalOf } from "./renewal.ts";

/** A customer waits for this: less patience than a look-up has. */
const waitMs = 5000;

/**
 * The quote once every registry, or the office in its place, has confirmed what it rests on. Those that were silent when it was made are asked again;
 * as long as one stays silent nothing of it can be bought.
 */
export async function settledQuote(
  quote: Quote,
  services: Services,
): Promise<Result<Quote, Failure>> {
  const { request } = quote.content;
  if (request.provisional.length === 0) return ok(quote);
  const { store, now } = services;
  const isAccepted = await store.quoteCorrections.isAccepted(quote.quoteId);
  const confirmed = await confirmedRequest(request, quote.phoneIndex, isAccepted, services);
  if (confirmed === undefined) return err({ kind: "registry-silent" });
  const settled: Quote = {
    ...quote,
    ...summaryOf(confirmed),
    ...renewalOf(confirmed, todayInIstanbul(now())),
    content: { ...quote.content, request: confirmed },
  };
  const isSettled = await store.quotes.settle(settled);
  return isSettled ? ok(settled) : err({ kind: "already-purchased" });
}

/**
 * The request as the registries have it now, with what the office has accepted where they have nothing; undefined while one
 * of them is silent.
 */
async function confirmedRequest(
  request: QuoteRequest,
  phoneIndex: string,
  isAccepted: boolean,
  services: Services,
): Promise<QuoteRequest | undefined> {
  const { productId, holder, insured } = request;
  const search = { holder, phoneIndex, now: services.now(), waitMs };
  const { findAgain } = sideOf(productId);
  if (findAgain === undefined) return undefined;
  const looks = insured.map(async (one) => {
    const again = await findAgain(one as never, search, services);
    return again.ok || !isAccepted ? again : ok({ insured: one, provisional: [] });
  });
  const found = together(await Promise.all(looks));
  if (!found.ok) return undefined;
  const silent = found.value.provisional.filter((part) => !(isAccepted && part === "insured"));
  if (silent.length > 0) return undefined;
  const { insured: known, record } = found.value;
  const history = histories[productId].of(record, known as readonly never[]);
  return { ...request, insured: known, history, provisional: [] } as unknown as QuoteRequest;
}
