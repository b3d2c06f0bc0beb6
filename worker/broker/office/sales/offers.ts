import { officeSightOf, viewAnswers } from "../../quote/answer-view.ts";
import { currentAnswers } from "../../quote/owned-quote.ts";
import type { OfficeContext } from "../office-context.ts";
import { missingPage } from "../pages/missing-page.tsx";
import { offersPage } from "../pages/offers-page.tsx";

/** No visitor's id, so that the office owns no quote and is shown nothing of whose it is. */
const stranger = { visitor: "(office)", memberId: undefined };

/** The offers of a quote on a page of the office: the address its owner has is theirs, and opens more than prices. */
export async function showOffers(context: OfficeContext, quoteId: string): Promise<Response> {
  const { services } = context;
  const { store, sources, now } = services;
  const seen = await store.quotes.see(quoteId, { ...stranger, now: now() });
  if (seen === undefined) return missingPage(context);
  await context.audit("opened", quoteId);
  const answers = await currentAnswers(quoteId, seen.answers, services);
  const shown = viewAnswers(seen.view, answers, sources, officeSightOf(seen.view));
  return offersPage(seen.view, shown, context);
}
