import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess } from "#client/quote/sharing/access.server.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import type { Answer } from "#shared/calls/call.ts";
import { isUnanswered } from "#shared/calls/call.ts";
import { getDocuments } from "#shared/calls/quote/get-documents.ts";
import { getSoldDocuments } from "#shared/calls/order/get-sold-documents.ts";
import { statusCodes } from "#shared/codes.ts";
import { href } from "#shared/routes.ts";
import { documentCopy } from "./copy.server.ts";

/** A text as it is shown, and what is told of it. */
interface ShownText {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  readonly facts: readonly string[];
}

/**
 * One text of what is agreed to with an offer, or was with a policy, on a page of its own. An offer that cannot be bought now
 * leads to its payment, which says why; a policy of before its texts were kept to its order.
 */
export async function loadDocument(input: LoaderInput) {
  const { page, params } = input;
  const quote = params["quote"] ?? "";
  const offer = params["offer"];
  const back = offer === undefined ? href("order", { quote }) : href("purchase", { quote, offer });
  const answer = await (offer === undefined ? soldTexts(input) : offeredTexts(input, offer));
  if (answer.statusCode === statusCodes.forbidden) {
    return { head: headOf(input, documentCopy.title), kind: "access" as const };
  }
  if (answer.statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (isUnanswered(answer)) throw unavailable();
  if (answer.data === null) throw redirect(back);
  const found = answer.data.find(({ id }) => id === params["document"]);
  if (found === undefined) throw redirect(href("notFound"));
  const label = offer === undefined ? documentCopy.backToPolicy : documentCopy.backToPayment;
  return {
    head: headOf(input, found.title),
    kind: "document" as const,
    document: found,
    back: { href: back, label },
  };
}

const headOf = ({ page }: LoaderInput, title: string) => ({
  title: `${title} | ${page.site.name}`,
  description: documentCopy.description,
  isPrivate: true,
});

async function offeredTexts(
  { page, params }: LoaderInput,
  offerId: string,
): Promise<Answer<readonly ShownText[]>> {
  const quoteId = await quoteIdOf(page, params["quote"]);
  const answer = await page.api.call(getDocuments, { quoteId, offerId });
  const texts = answer.data?.documents.texts.map(({ edition, ...text }) => ({
    ...text,
    facts: [documentCopy.edition(edition)],
  }));
  return { ...answer, data: texts ?? null };
}

async function soldTexts({ page, params }: LoaderInput): Promise<Answer<readonly ShownText[]>> {
  const quoteId = await quoteIdOf(page, params["quote"]);
  const { data, ...answer } = await page.api.call(getSoldDocuments, { quoteId });
  const texts = data?.texts.map(({ edition, sha256, ...text }) => ({
    ...text,
    facts: [
      documentCopy.edition(edition),
      documentCopy.agreed(data.agreedAt),
      documentCopy.hash(sha256),
    ],
  }));
  return { ...answer, data: texts ?? null };
}

export type DocumentData = Awaited<ReturnType<typeof loadDocument>>;

export async function actOnDocument({ page, params, url, request }: LoaderInput) {
  const form = await request.formData();
  const quoteId = await quoteIdOf(page, params["quote"]);
  return actOnAccess(page, quoteId, url.pathname, form);
}
