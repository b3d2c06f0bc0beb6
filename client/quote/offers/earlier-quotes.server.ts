import { filterQuotes } from "#shared/calls/account/filter-quotes.ts";
import { formatDateTime } from "#shared/format/date.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { productName } from "#shared/products/catalogue.ts";
import { href } from "#shared/routes.ts";

const maxShown = 5;

/** A quote the member has asked for before. */
export interface EarlierQuote {
  readonly id: string;
  readonly productName: string;
  readonly subject: string;
  readonly askedOn: string;
  readonly to: string;
}

/** The signed-in member's newest quotes but the one that is shown; none where the site does not show them. */
export async function loadEarlierQuotes(
  page: PageRequest,
  shownId: string,
): Promise<EarlierQuote[]> {
  if (page.site.quoteList !== "true" || !page.member.isSignedIn) return [];
  const { data } = await page.api.call(filterQuotes, { kind: "teklif" });
  const others = (data?.results ?? []).filter(({ quoteId }) => quoteId !== shownId);
  return Promise.all(
    others.slice(0, maxShown).map(async ({ quoteId, productId, subject, createdAt }) => ({
      id: quoteId,
      productName: productName(productId),
      subject,
      askedOn: formatDateTime(createdAt),
      to: href("offers", { quote: await page.links.sign(quoteId) }),
    })),
  );
}
