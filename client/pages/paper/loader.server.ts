import { data, redirect } from "react-router";
import { postedFiles } from "#client/form/files/posted-files.ts";
import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess, askForCode, isAccessIntent } from "#client/quote/sharing/access.server.ts";
import { lineWords } from "#client/quote/line-words.server.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { sendCorrection } from "#shared/calls/quote/send-correction.ts";
import { statusCodes } from "#shared/codes.ts";
import { href, shortLinkHref } from "#shared/routes.ts";
import { paperCopy } from "./copy.ts";
import { fileField } from "./file-field.ts";

/** A quote whose prices wait for a paper, for its owner; whoever else has the link proves its phone first. */
export async function loadPaper({ page, params }: LoaderInput) {
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const { data: listed, statusCode } = await page.api.call(listOffers, { quoteId });
  if (statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (listed === null) throw unavailable();
  const { quote, answers } = listed;
  const { about } = lineWords(quote.productId);
  return {
    head: {
      title: `${paperCopy.title} | ${page.site.name}`,
      description: paperCopy.description,
      isPrivate: true,
    },
    link,
    isOwner: quote.isOwner,
    subject: about(quote.subject),
    correction: quote.correction ?? null,
    isProvisional: !quote.purchased && answers.some(({ offer }) => offer?.isProvisional === true),
  };
}

export type PaperData = Awaited<ReturnType<typeof loadPaper>>;

export interface PaperRefusal {
  readonly paperError: string;
}

/** Sends the paper to the office; with it goes the address that the answer leads to. */
export async function sendPaper({ page, params, request }: LoaderInput) {
  const link = params["quote"] ?? "";
  const path = href("paper", { quote: link });
  const quoteId = await quoteIdOf(page, link);
  const form = await request.formData();
  if (isAccessIntent(form)) return actOnAccess(page, quoteId, path, form);
  const refuse = (paperError: string) => data<PaperRefusal>({ paperError }, { status: 422 });
  const [file] = await postedFiles(form, fileField);
  if (file === undefined) return refuse(paperCopy.fileRequired);
  const shortUrl = page.site.publicUrl + shortLinkHref(await page.links.shorten("offers", quoteId));
  const answer = await page.api.call(sendCorrection, { quoteId, file, shortUrl });
  if (answer.statusCode === statusCodes.forbidden) return askForCode(answer.message);
  if (answer.data === null) return refuse(answer.errors["File"]?.[0] ?? answer.message);
  return redirect(path);
}
