import { redirect } from "react-router";
import type { LoaderInput } from "#client/loader-input.ts";
import { actOnAccess, askForCode, isAccessIntent } from "#client/quote/sharing/access.server.ts";
import { quoteIdOf, unknownQuote } from "#client/quote/unknown-quote.server.ts";
import { unavailable } from "#client/unavailable.server.ts";
import { getWithdrawal } from "#shared/calls/quote/get-withdrawal.ts";
import { withdraw } from "#shared/calls/quote/withdraw.ts";
import { withdrawables } from "#shared/calls/quote/withdrawal-fields.ts";
import { statusCodes } from "#shared/codes.ts";
import { usesHealthData } from "#shared/lines/registry.ts";
import { href } from "#shared/routes.ts";
import { messageQuery, withdrawHref } from "#shared/withdraw-href.ts";
import { withdrawCopy } from "./copy.ts";

/** Whether the page was reached by the address that a message to the quote's owner carries, which whoever has the quote's does not know. */
const isByMessage = async ({ page, url }: LoaderInput, quoteId: string): Promise<boolean> =>
  url.searchParams.get(messageQuery) === (await page.links.shorten("withdraw", quoteId));

/** What the quote's owner, or whoever came by a message, may take back. */
export async function loadWithdrawal(input: LoaderInput) {
  const { page, params } = input;
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const { data, statusCode } = await page.api.call(getWithdrawal, {
    quoteId,
    isByMessage: await isByMessage(input, quoteId),
  });
  if (statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (data === null) throw unavailable();
  return {
    head: {
      title: `${withdrawCopy.title} | ${page.site.name}`,
      description: withdrawCopy.description,
      isPrivate: true,
    },
    link,
    ...data,
  };
}

export type WithdrawalData = Awaited<ReturnType<typeof loadWithdrawal>>;

/** Takes back by a post alone: a program that follows the links of a message changes nothing. */
export async function actOnWithdrawal(input: LoaderInput) {
  const { page, params, request } = input;
  const link = params["quote"] ?? "";
  const quoteId = await quoteIdOf(page, link);
  const form = await request.formData();
  const came = await isByMessage(input, quoteId);
  const own = input.url.searchParams.get(messageQuery) ?? "";
  const path = came ? withdrawHref(link, own) : href("withdraw", { quote: link });
  if (isAccessIntent(form)) return actOnAccess(page, quoteId, path, form);
  const sent = form.getAll("what");
  const what = withdrawables.filter((each) => sent.includes(each));
  const answer = await page.api.call(withdraw, { quoteId, isByMessage: came, what });
  if (answer.statusCode === statusCodes.notFound) throw await unknownQuote(page);
  if (answer.statusCode === statusCodes.forbidden) return askForCode(answer.message);
  if (answer.data === null) throw unavailable();
  const { isDeleted } = answer.data;
  const title = isDeleted ? withdrawCopy.deleted : withdrawCopy.taken;
  const { drafts } = page.session.state;
  // What was typed of somebody's health goes with the quote it was typed for; what was typed for other lines stays.
  const kept = Object.entries(drafts).filter(([id]) => !(isDeleted && usesHealthData(id)));
  page.session.update({ flash: { type: "success", title }, drafts: Object.fromEntries(kept) });
  return redirect(isDeleted ? href("home") : path);
}
