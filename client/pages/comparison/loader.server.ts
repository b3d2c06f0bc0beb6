import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { comparisonSize } from "#shared/schemas/comparison-size.ts";
import { quoteIdOf } from "#client/quote/unknown-quote.server.ts";
import { comparisonCopy, offersCopy } from "#client/quote/offers/offers-copy.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { comparePackages } from "#shared/calls/quote/compare-packages.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { href } from "#shared/routes.ts";

/** Refusals that say the quote has no such offers. */
const notThere: readonly number[] = [statusCodes.notFound, flowCodes.validationError];

/** Two to four offers of a quote side by side, as the address says; fewer lead back to the list. */
export async function loadComparison({ page, params, url }: LoaderInput) {
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const chosen = [...new Set(url.searchParams.getAll("teklif"))];
  const offerIds = chosen.slice(0, comparisonSize.most);
  if (offerIds.length < comparisonSize.least) throw redirect(href("offers", { quote: link }));
  const [{ data, statusCode }, list] = await Promise.all([
    page.api.call(comparePackages, { quoteId, offerIds }),
    page.api.call(listOffers, { quoteId }),
  ]);
  if (notThere.includes(statusCode)) throw redirect(href("offers", { quote: link }));
  if (data === null) throw unavailable();
  return {
    head: {
      title: `${comparisonCopy.title} | ${page.site.name}`,
      description: offersCopy.description,
      keywords: offersCopy.keywords,
      isPrivate: true,
    },
    link,
    offerIds,
    isPurchased: list.data?.quote.purchased === true,
    isCut: chosen.length > offerIds.length,
    onlyDifferences: url.searchParams.get("farklar") === "1",
    ...data,
  };
}

export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>;
