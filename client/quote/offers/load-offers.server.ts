import { EventSourceParserStream } from "eventsource-parser/stream";
import type { LoaderInput } from "#client/loader-input.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { parseAnswer } from "#shared/calls/quote/offer-fields.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { statusCodes } from "#shared/codes.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { conditionsOf } from "#shared/lines/conditions.ts";
import { lineOf, usesHealthData } from "#shared/lines/registry.ts";
import { loadEarlierQuotes } from "./earlier-quotes.server.ts";
import type { Answer } from "../answers.ts";
import { startOf, termsOf } from "../terms/offered-terms.server.ts";
import { filtersOf } from "./offer-view.ts";
import { lineWords } from "../line-words.server.ts";
import { offersCopy } from "./offers-copy.ts";
import { quoteIdOf, unknownQuote } from "../unknown-quote.server.ts";

/** How long the page itself stays open for answers; later ones come over the live channel. */
const inPageMs = 8000;

/**
 * A quote with every answer so far, and a promise for each source still waited for. Critical: the list itself; a quote
 * nobody knows is the not-found page. Deferred: the promises; where one stays open the live channel goes on. A site without
 * the live channel has no promises: the page asks again.
 */
export async function loadOffers({ page, params: { quote: link } }: LoaderInput) {
  const quoteId = await quoteIdOf(page, link);
  const [{ data, statusCode }, earlier] = await Promise.all([
    page.api.call(listOffers, { quoteId }),
    loadEarlierQuotes(page, quoteId),
  ]);
  if (statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (data === null) throw unavailable();
  const words = lineWords(data.quote.productId);
  const line = lineOf(data.quote.productId);
  const isLive = page.site.socketActive === "true";
  const waiting = isLive ? data.answers.filter(({ state }) => state === "waiting") : [];
  return {
    head: {
      title: `${offersCopy.head(words.about(data.quote.subject), words.insurance)} | ${page.site.name}`,
      description: offersCopy.description,
      keywords: offersCopy.keywords,
      isPrivate: true,
    },
    link: link ?? "",
    words: words.shown,
    /** Whether health data were consented to with it, which can be taken back. */
    hasHealthConsent: usesHealthData(data.quote.productId),
    quote: data.quote,
    filters: line === undefined ? [] : filtersOf(line),
    conditions: conditionsOf(data.quote.productId),
    terms: termsOf(data),
    start: startOf(data),
    before: data.before,
    answers: data.answers,
    pending: followAnswers(page, quoteId, waiting, data.answers),
    /** Whether the page follows the live channel; otherwise it asks for the list again now and then. */
    isLive,
    /** The member's other quotes, where the site shows them. */
    earlier,
    now: page.now(),
  };
}

export type OffersData = Awaited<ReturnType<typeof loadOffers>>;

/**
 * One promise per waiting source, resolved from the live stream while the page is being sent: with all it has said once it
 * has finished, with what it has said so far when the page stays open no longer.
 */
function followAnswers(
  page: PageRequest,
  quoteId: string,
  waiting: readonly Answer[],
  known: readonly Answer[],
): Record<string, Promise<readonly Answer[]>> {
  if (waiting.length === 0) return {};
  const told = new Map<string, Answer[]>(waiting.map(({ id }) => [id, []]));
  const resolvers = new Map<string, (answers: readonly Answer[]) => void>();
  const pending = Object.fromEntries(
    waiting.map(({ id }) => [
      id,
      new Promise<readonly Answer[]>((resolve) => resolvers.set(id, resolve)),
    ]),
  );
  const settle = (sourceId: string) => {
    resolvers.get(sourceId)?.(told.get(sourceId) ?? []);
    resolvers.delete(sourceId);
  };
  const follow = async () => {
    const signal = AbortSignal.any([page.signal, AbortSignal.timeout(inPageMs)]);
    const after = Math.max(0, ...known.map(({ sequence }) => sequence));
    const response = await page.api.streamOffers(quoteId, after, signal);
    if (response.body === null) return;
    for await (const answer of readAnswers(response.body)) {
      told.get(answer.sourceId)?.push(answer);
      if (answer.id === answer.sourceId) settle(answer.sourceId);
      if (resolvers.size === 0) return;
    }
  };
  // A broken or timed-out stream only ends the in-page part: what is open stays for the live channel.
  void follow()
    .catch(() => {})
    .finally(() => {
      for (const sourceId of resolvers.keys()) settle(sourceId);
    });
  return pending;
}

const maxEventCharacters = 256 * 1024;

/** Answers out of a `text/event-stream` body, as they come; ends with the stream or its `end` event. */
export async function* readAnswers(body: ReadableStream<Uint8Array>): AsyncGenerator<Answer> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventCharacters }));
  for await (const { event, data } of events) {
    if (event === "end") return;
    const answer = parseAnswer(data);
    if (answer !== undefined) yield answer;
  }
}
