import { redirect } from "react-router";
import { unavailable } from "#client/unavailable.server.ts";
import { isAnswering } from "#shared/is-answering.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { unknownQuoteHref } from "#shared/routes.ts";

/** What a loader throws for a quote that the back office says it does not know. */
export const unknownQuote = async ({ api }: Pick<PageRequest, "api">) =>
  (await isAnswering(api)) ? redirect(unknownQuoteHref()) : unavailable();

/** The quote of a signed link, or the not-found page. */
export async function quoteIdOf(page: PageRequest, link: string | undefined): Promise<string> {
  const quoteId = link === undefined ? undefined : await page.links.verify(link);
  if (quoteId === undefined) throw redirect(unknownQuoteHref());
  return quoteId;
}
