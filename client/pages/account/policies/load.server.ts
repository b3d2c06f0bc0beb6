import type { LoaderInput } from "#client/loader-input.ts";
import { claimHref } from "#shared/content/claim-href.ts";
import { formatDate, formatMoment } from "#shared/format/date.ts";
import { isProductId } from "#shared/products/catalogue.ts";
import { href, quoteEndpoint, quoteHref } from "#shared/routes.ts";
import { loadMemberQuotes } from "../load-member-quotes.server.ts";

/** The member's policies, the newest first. */
export async function loadPolicies(input: LoaderInput) {
  const list = await loadMemberQuotes(input, "police", (row) =>
    row.policy === undefined
      ? null
      : {
          id: row.quoteId,
          productName: row.productName,
          subject: row.subject,
          vehicle: row.vehicle,
          firmName: row.policy.firmName,
          number: row.policy.policyNumber,
          period: `${formatMoment(row.policy.startsAt)} – ${formatMoment(row.policy.endsAt)}`,
          term: row.policy.term,
          ended: row.policy.cancelledOn === undefined ? null : formatDate(row.policy.cancelledOn),
          paidKurus: row.policy.paidKurus,
          page: href("policy", { quote: row.link }),
          pdf: quoteEndpoint("policyPdf", row.link),
          certificate:
            row.policy.certificate === undefined
              ? null
              : {
                  label: row.policy.certificate,
                  href: quoteEndpoint("certificatePdf", row.link),
                },
          documents: row.policy.hasDocuments ? quoteEndpoint("saleDocumentsPdf", row.link) : null,
          isLeaving: row.policy.isLeaving,
          resend: row.policy.isUnsent ? href("order", { quote: row.link }) : null,
          renew: isProductId(row.productId) ? quoteHref(row.productId) : null,
          claim: claimHref(row.policy.firmName),
          leave: href("leave", { quote: row.link }),
        },
  );
  if (list === null) return null;
  return { ...list, rows: list.rows.filter((row) => row !== null) };
}
