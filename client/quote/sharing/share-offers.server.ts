import { data } from "react-router";
import * as v from "valibot";
import { sendQuoteLink } from "#shared/calls/quote/send-quote-link.ts";
import { textQuoteLink } from "#shared/calls/quote/text-quote-link.ts";
import { statusCodes } from "#shared/codes.ts";
import { parseForm } from "#shared/forms/parse-form.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { href, shortLinkHref } from "#shared/routes.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { askForCode } from "./access.server.ts";
import { quoteIdOf } from "../unknown-quote.server.ts";

const ShareSchema = v.object({ email: EmailSchema });

export interface ShareOutcome {
  /** By which way the link went; false when it did not. */
  readonly isSent: "email" | "sms" | false;
  readonly errors: Readonly<Record<string, string>>;
}

/** Mails a quote's address; the address is made here, from the link the page was opened with. */
export async function shareByEmail(page: PageRequest, link: string | undefined, form: FormData) {
  const quoteId = await quoteIdOf(page, link);
  const parsed = parseForm(ShareSchema, form);
  const refuse = (errors: Readonly<Record<string, string>>) =>
    data<ShareOutcome>({ isSent: false, errors }, { status: 422 });
  if (!parsed.ok) return refuse(parsed.reason.errors);
  const url = page.site.publicUrl + href("offers", { quote: link ?? "" });
  const answer = await page.api.call(sendQuoteLink, { quoteId, eMail: parsed.value.email, url });
  return answer.success
    ? data<ShareOutcome>({ isSent: "email", errors: {} })
    : refuse({ email: answer.message });
}

/** Texts a quote's short address to the phone it was asked for with. */
export async function shareBySms(page: PageRequest, link: string | undefined) {
  const quoteId = await quoteIdOf(page, link);
  const shortUrl = page.site.publicUrl + shortLinkHref(await page.links.shorten("offers", quoteId));
  const answer = await page.api.call(textQuoteLink, { quoteId, shortUrl });
  if (answer.statusCode === statusCodes.forbidden) return askForCode(answer.message);
  return answer.success
    ? data<ShareOutcome>({ isSent: "sms", errors: {} })
    : data<ShareOutcome>({ isSent: false, errors: { sms: answer.message } }, { status: 422 });
}
