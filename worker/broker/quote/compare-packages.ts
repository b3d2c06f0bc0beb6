import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { comparePackages } from "#shared/calls/quote/compare-packages.ts";
import { err, ok } from "#shared/result.ts";
import { coversSeen, sightOf, viewAnswer } from "./answer-view.ts";
import { comparisonRows } from "./comparison-rows.ts";
import { chosenOffers } from "./chosen-offers.ts";
import type { Handler } from "../api/handler.ts";
import type { QuoteServices } from "./services.ts";

export const answerComparePackages: Handler<
  RequestOf<typeof comparePackages>,
  DataOf<typeof comparePackages>,
  QuoteServices
> = async ({ quoteId, offerIds }, context) => {
  const chosen = await chosenOffers(quoteId, offerIds, context);
  if (!chosen.ok) return err(chosen.reason);
  const { sources } = context.services;
  const sight = sightOf(chosen.value.quote);
  const answers = chosen.value.answers.map((answer) => viewAnswer(answer, sources, sight));
  const compared = chosen.value.answers.flatMap(({ offer }, index) => {
    const view = answers[index]?.offer;
    const stored = { ...offer, covers: coversSeen(offer, sight) };
    return view === undefined ? [] : [{ stored, view }];
  });
  return ok({ answers, rows: comparisonRows(compared) });
};
