import type { LoaderInput } from "#client/loader-input.ts";
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { href } from "#shared/routes.ts";
import { loadMemberQuotes } from "../load-member-quotes.server.ts";

/** The member's quotes that were not bought, the newest first. */
export function loadQuotes(input: LoaderInput) {
  const now = input.page.now();
  return loadMemberQuotes(input, "teklif", (row) => ({
    id: row.quoteId,
    productName: row.productName,
    subject: row.subject,
    vehicle: row.vehicle,
    askedOn: formatDateTime(row.createdAt),
    start: formatDate(row.policyStart),
    offerCount: row.offerCount,
    lowestKurus: row.lowestKurus ?? null,
    validUntil: row.validUntil === undefined ? null : formatDateTime(row.validUntil),
    isExpired: row.validUntil !== undefined && row.validUntil <= now,
    to: href("offers", { quote: row.link }),
  }));
}
