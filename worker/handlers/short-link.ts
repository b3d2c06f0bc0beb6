import type { Context } from "hono";
import { findQuote } from "#shared/calls/quote/find-quote.ts";
import { statusCodes } from "#shared/codes.ts";
import { isAnswering } from "#shared/is-answering.ts";
import { href, unknownQuoteHref } from "#shared/routes.ts";
import { withdrawHref } from "#shared/withdraw-href.ts";
import type { EdgeContext } from "#worker/context.ts";
import { unavailablePage } from "./plain-page.ts";

/** A short address leads on to the long one of the same page, which asks for the rights it always asks for. */
export async function shortLink(context: Context<EdgeContext>): Promise<Response> {
  const { links } = context.get("deps");
  const known = await links.expand(context.req.param("code") ?? "");
  if (known === undefined) return context.redirect(unknownQuoteHref(), 302);
  const { page, idStart: quoteStart } = known;
  const api = context.get("api");
  const { data, statusCode } = await api.call(findQuote, { quoteStart });
  if (statusCode === statusCodes.notFound && (await isAnswering(api)))
    return context.redirect(unknownQuoteHref(), 302);
  if (data === null) return unavailablePage(context, "link");
  context.header("Referrer-Policy", "no-referrer");
  const quote = await links.sign(data.quoteId);
  const isWithdrawal = page === "withdraw";
  const to = isWithdrawal
    ? withdrawHref(quote, await links.shorten(page, data.quoteId))
    : href(page, { quote });
  return context.redirect(to, 302);
}
