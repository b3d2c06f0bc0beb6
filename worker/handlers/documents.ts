import type { Context } from "hono";
import * as v from "valibot";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import type { endorsementKinds } from "#shared/calls/policy/get-endorsement.ts";
import { getEndorsement } from "#shared/calls/policy/get-endorsement.ts";
import type { Answer, DataOf, RequestOf } from "#shared/calls/call.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { isAnswering } from "#shared/is-answering.ts";
import { endorsementQuery, href, unknownQuoteHref } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { unavailablePage } from "./plain-page.ts";

type Print = Omit<RequestOf<typeof getPdf>, "quoteId">;

/** The policy of a purchased quote. The broker gives it to its owner only; others prove that they are on the order's page. */
export const policyPdf = (context: Context<EdgeContext>) =>
  printed(context, { document: "policy", language: "tr" });

/** What goes with the policy, such as the letter for a visa. The broker gives it to its owner only. */
export const certificatePdf = (context: Context<EdgeContext>) =>
  printed(context, { document: "certificate", language: "tr" });

/** What was agreed to before the policy was bought. The broker gives it to its owner only. */
export const saleDocumentsPdf = (context: Context<EdgeContext>) =>
  printed(context, { document: "sale-documents", language: "tr" });

/** Two to four offers side by side; holds nothing personal, so the link's holder may print it. */
export const comparisonPdf = (context: Context<EdgeContext>) =>
  printed(context, {
    document: "comparison",
    language: "tr",
    offerIds: (context.req.queries("teklif") ?? []).slice(0, 4),
  });

/** Refusals that say there is no such document. */
const notThere: readonly number[] = [statusCodes.notFound, flowCodes.validationError];

const placeSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number));

/** What is issued after a policy; of its changes the one at `sira`. The broker gives it to its owner only. */
const endorsed =
  (kind: (typeof endorsementKinds)[number]) =>
  (context: Context<EdgeContext>): Promise<Response> => {
    const place = v.safeParse(placeSchema, context.req.query(endorsementQuery));
    const count = place.success ? { count: place.output } : {};
    return handedOut(context, (quoteId) =>
      context.get("api").call(getEndorsement, { quoteId, kind, ...count }),
    );
  };

export const endorsementPdf = endorsed("end");
export const changePdf = endorsed("change");
export const refundPdf = endorsed("refund");

const printed = (context: Context<EdgeContext>, print: Print) =>
  handedOut(context, (quoteId) => context.get("api").call(getPdf, { ...print, quoteId }));

async function handedOut(
  context: Context<EdgeContext>,
  ask: (quoteId: string) => Promise<Answer<DataOf<typeof getPdf>>>,
): Promise<Response> {
  const quote = context.req.param("quote") ?? "";
  const quoteId = await context.get("deps").links.verify(quote);
  if (quoteId === undefined) return context.redirect(unknownQuoteHref(), 302);
  const answer = await ask(quoteId);
  if (answer.statusCode === statusCodes.forbidden) {
    return context.redirect(href("order", { quote }), 302);
  }
  const isRefused = notThere.includes(answer.statusCode);
  if (isRefused && (await isAnswering(context.get("api")))) {
    return context.redirect(unknownQuoteHref(), 302);
  }
  if (answer.data === null) return unavailablePage(context, "document");
  const bytes = Uint8Array.from(atob(answer.data.content), (char) => char.charCodeAt(0));
  return context.body(bytes, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${answer.data.fileName.replace(/[^\w.-]/g, "")}"`,
    "Cache-Control": "private, no-store",
  });
}
