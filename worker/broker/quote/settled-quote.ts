import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Failure } from "../api/failure.ts";
import { sideOf, summaryOf } from "../assets/described.ts";
import type { FoundAsset } from "../assets/asset-side.ts";
import type { Facts } from "../assets/facts.ts";
import { histories } from "../lines/histories.ts";
import type { QuoteRequest } from "../lines/request.ts";
import type { Services } from "../services.ts";
import { together } from "./asked-insured.ts";
import type { Quote } from "./quote-repository.ts";
import { renewalOf } from "./renewal.ts";

/** A customer waits for this: less patience than a look-up has. */
const waitMs = 5000;

const silent: Failure = { kind: "registry-silent" };

/**
 * The quote once every registry, or the office in its place, has confirmed what it rests on. Those that were silent when it was made are asked again;
 * as long as one stays silent, or says otherwise, nothing of it can be bought.
 */
export async function settledQuote(
  quote: Quote,
  services: Services,
): Promise<Result<Quote, Failure>> {
  const { request } = quote.content;
  if (request.provisional.length === 0) return ok(quote);
  const { store, now } = services;
  const isAccepted = await store.quoteCorrections.isAccepted(quote.quoteId);
  const confirmed = await confirmedRequest(quote, isAccepted, services);
  if (!confirmed.ok) return confirmed;
  const settled: Quote = {
    ...quote,
    ...summaryOf(confirmed.value),
    ...renewalOf(confirmed.value, todayInIstanbul(now())),
    content: { ...quote.content, request: confirmed.value },
  };
  const isSettled = await store.quotes.settle(settled);
  return isSettled ? ok(settled) : err({ kind: "already-purchased" });
}

/** What a registry says against what was said of a quote's insured, now that it is asked for the office; undefined: nothing. */
export async function contradictionOf(
  quote: Quote,
  services: Services,
): Promise<string | undefined> {
  const confirmed = await confirmedRequest(quote, true, services);
  return !confirmed.ok && confirmed.reason.kind === "registry-differs"
    ? confirmed.reason.reason
    : undefined;
}

/**
 * The request as the registries have it now, with what the office has accepted where they have nothing. Fails while one of them is
 * silent, and where one says otherwise, whatever the office has accepted.
 */
async function confirmedRequest(
  { content: { request }, phoneIndex }: Quote,
  isAccepted: boolean,
  services: Services,
): Promise<Result<QuoteRequest, Failure>> {
  const { productId, holder, insured } = request;
  const search = { holder, phoneIndex, now: services.now(), waitMs, isVouched: isAccepted };
  const { findAgain } = sideOf(productId);
  if (findAgain === undefined) return err(silent);
  const looks = insured.map(async (one): Promise<Result<FoundAsset<Facts>, Failure>> => {
    const again = await findAgain(one as never, search, services);
    if (again.ok) return again;
    const { reason } = again;
    if (reason.kind === "invalid") {
      return err({ kind: "registry-differs", reason: Object.values(reason.errors)[0]?.[0] ?? "" });
    }
    return isAccepted ? ok({ insured: one, provisional: [] }) : err(silent);
  });
  const found = together(await Promise.all(looks));
  if (!found.ok) return found;
  const open = found.value.provisional.filter((part) => !(isAccepted && part === "insured"));
  if (open.length > 0) return err(silent);
  const { insured: known, record } = found.value;
  const history = histories[productId].of(record, known as readonly never[]);
  const confirmed = { ...request, insured: known, history, provisional: [] };
  return ok(confirmed as unknown as QuoteRequest);
}
