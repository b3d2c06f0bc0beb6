import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Services } from "../services.ts";
import type { Quote } from "./quote-repository.ts";
import type { Failure } from "../api/failure.ts";
import { askedAgain, registeredRequest } from "../assets/vehicle/registered-request.ts";
import { trafficSummary } from "../assets/vehicle/traffic-summary.ts";

/** A customer waits for this: less patience than a look-up has. */
const waitMs = 8000;

/**
 * The quote once every registry has confirmed what it rests on. Those that were silent when it was made are asked again;
 * as long as one stays silent nothing of it can be bought.
 */
export async function settledQuote(
  quote: Quote,
  services: Services,
): Promise<Result<Quote, Failure>> {
  const { request } = quote.content;
  if (request.productId !== "trafik" || request.provisional.length === 0) return ok(quote);
  const { store, now } = services;
  const asked = askedAgain(request);
  const registered = await registeredRequest(asked, quote.phoneIndex, services, waitMs);
  if (!registered.ok || registered.value.provisional.length > 0) {
    return err({ kind: "registry-silent" });
  }
  const summary = trafficSummary(registered.value, todayInIstanbul(now()));
  const content = { ...quote.content, request: registered.value };
  const settled: Quote = { ...quote, ...summary, content };
  await store.quotes.settle(settled);
  return ok(settled);
}
