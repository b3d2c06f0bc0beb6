import { data } from "react-router";
import type { ReminderKind } from "#shared/calls/quote/reminder-fields.ts";
import { channelsOf } from "#shared/calls/quote/reminder-fields.ts";
import { setReminder } from "#shared/calls/quote/set-reminder.ts";
import { statusCodes } from "#shared/codes.ts";
import type { PageRequest } from "#shared/page-request.ts";
import { href, shortLinkHref } from "#shared/routes.ts";
import { askForCode } from "./access.server.ts";
import { quoteIdOf } from "../unknown-quote.server.ts";
import { reminderCopy } from "./reminder-copy.ts";
import type { ReminderOutcome } from "./reminder-intent.ts";
import { reminderField, reminderPages } from "./reminder-intent.ts";

/** Asks for a reminder about the quote of a link, or takes it back. The addresses it leads to are made here. */
export async function actOnReminder(
  page: PageRequest,
  link: string | undefined,
  kind: ReminderKind,
  form: FormData,
) {
  const quoteId = await quoteIdOf(page, link);
  const isWanted = form.get("wanted") !== "no";
  const refuse = (reminderError: string) =>
    data<ReminderOutcome>({ reminderError }, { status: 422 });
  const channels = channelsOf[kind].filter((channel) => form.has(reminderField(channel)));
  if (isWanted && channels.length === 0) return refuse(reminderCopy.consentRequired);
  const target = reminderPages[kind];
  const { publicUrl } = page.site;
  const answer = await page.api.call(setReminder, {
    quoteId,
    kind,
    isWanted,
    ...(isWanted ? { channels } : {}),
    url: publicUrl + href(target, { quote: link ?? "" }),
    shortUrl: publicUrl + shortLinkHref(await page.links.shorten(target, quoteId)),
    withdrawUrl: publicUrl + shortLinkHref(await page.links.shorten("withdraw", quoteId)),
  });
  if (answer.statusCode === statusCodes.forbidden) return askForCode(answer.message);
  return answer.success ? data<ReminderOutcome>({}) : refuse(answer.message);
}
