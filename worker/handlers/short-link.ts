import type { Context } from "hono";
import { findQuote } from "#shared/calls/find-quote.ts";
import { href } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";

/** A short address leads on to the long one of the same page, which asks for the rights it always asks for. */
export async function shortLink(context: Context<EdgeContext>): Promise<Response> {
  const { links } = context.get("deps");
  const known = await links.expand(context.req.param("code") ?? "");
  if (known === undefined) return context.redirect(href("notFound"), 302);
  const { page, idStart: quoteStart } = known;
  const { data } = await context.get("api").call(findQuote, { quoteStart });
  if (data === null) return context.redirect(href("notFound"), 302);
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(href(page, { quote: await links.sign(data.quoteId) }), 302);
}
