import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { listOffers } from "#shared/calls/quote/list-offers.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { ok } from "#shared/result.ts";
import { historyRows } from "../lines/history/histories.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { possibleTerms, chosenTerms } from "../lines/terms.ts";
import { lapseTimes, viewReminder } from "./reminder-times.ts";
import type { QuoteContent } from "./quote-content.ts";
import type { Quote, QuoteView } from "./quote-repository.ts";
import type { StoredAnswer } from "./room/stored-answer.ts";
import { viewAnswers, viewQuote } from "./answer-view.ts";
import type { Handler } from "../api/handler.ts";
import { answeredQuote } from "./owned-quote.ts";
import type { QuoteServices } from "./services.ts";

export const answerListOffers: Handler<
  RequestOf<typeof listOffers>,
  DataOf<typeof listOffers>,
  QuoteServices
> = async ({ quoteId }, context) => {
  const answered = await answeredQuote(quoteId, context);
  if (!answered.ok) return answered;
  const { quote, answers, open } = answered.value;
  const content = quote.isOwner ? (await open()).content : undefined;
  return ok({
    quote: {
      ...viewQuote(quote, content === undefined ? [] : historyOf(content.request)),
      ...lapseReminder(quote, answers, context.services.now()),
    },
    terms: await viewTerms(quote, open),
    ...(content?.termsBefore === undefined ? {} : { before: viewBefore(content) }),
    answers: viewAnswers(quote, answers, context.services.sources),
  });
};

/** Whether its owner is, or can be, reminded that the prices lapse. */
function lapseReminder(quote: QuoteView, answers: readonly StoredAnswer[], now: number) {
  const times = quote.isOwner ? lapseTimes(quote, answers, now) : undefined;
  return times && { reminder: viewReminder(times, quote, "quote-lapse") };
}

function historyOf({ productId, history, startDate }: QuoteRequest) {
  return historyRows(productId, history, startDate).map(([label, text]) => ({ label, text }));
}

const viewBefore = ({ request, startBefore, lowestBefore }: QuoteContent) => ({
  ...(startBefore === request.startDate ? {} : { policyStart: startBefore }),
  lowestKurus: lowestBefore,
});

/**
 * What was chosen of the coverages, without what tells of somebody where it is not the owner who looks; only a line that
 * leaves something to choose has its quote opened for it.
 */
async function viewTerms(
  { productId, isOwner }: QuoteView,
  open: () => Promise<Quote>,
): Promise<DataOf<typeof listOffers>["terms"]> {
  const { coverageTerms = {} } = lineOf(productId) ?? {};
  if (Object.keys(coverageTerms).length === 0) return [];
  const { request, termsBefore } = (await open()).content;
  const before =
    termsBefore === undefined || !isOwner ? [] : chosenTerms(coverageTerms, termsBefore);
  const chosen = chosenTerms(coverageTerms, request.terms);
  const possible = possibleTerms(coverageTerms, { ...request.insured[0], ...request.terms });
  const seen = possible.filter(({ personal }) => isOwner || personal === undefined);
  return seen.map((field) => {
    const { value = field.byDefault ?? "", text = "" } =
      chosen.find(({ name }) => name === field.name) ?? {};
    const textBefore = before.find(({ name }) => name === field.name)?.text ?? text;
    return {
      name: field.wire ?? field.name,
      value: String(value),
      label: field.label,
      text,
      ...(textBefore === text ? {} : { textBefore }),
    };
  });
}
