import type { Context } from "hono";
import { attachmentOf } from "#shared/attachment.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { statusCodes } from "#shared/codes.ts";
import { formatMoment } from "#shared/format/date.ts";
import { isProductId, productName } from "#shared/products/catalogue.ts";
import { renewalNoticeDays } from "#shared/products/renewal-notice.ts";
import { href, unknownQuoteHref } from "#shared/routes.ts";
import { calendarFile } from "#worker/calendar.ts";
import type { EdgeContext } from "#worker/context.ts";
import { calendarCopy } from "./calendar-copy.ts";
import { unavailablePage } from "./plain-page.ts";

/** Before the end of a policy that nobody renews: the day before. */
const lastDay = 1;

/**
 * The end of a bought policy as a file for a calendar, with an alarm when it is time to renew it. The broker tells it to its
 * owner only; others prove that they are on the order's page.
 */
export async function policyCalendar(context: Context<EdgeContext>): Promise<Response> {
  const { links, env, now } = context.get("deps");
  const quote = context.req.param("quote") ?? "";
  const quoteId = await links.verify(quote);
  if (quoteId === undefined) return context.redirect(unknownQuoteHref(), 302);
  const answer = await context.get("api").call(orderStatus, { quoteId });
  const page = href("order", { quote });
  if (answer.statusCode === statusCodes.forbidden) return context.redirect(page, 302);
  if (answer.data === null && answer.statusCode !== statusCodes.notFound) {
    return unavailablePage(context, "document");
  }
  const { policyId, policyNumber, startsAt, endsAt, firmName, subject, productId } =
    answer.data ?? {};
  const hasEnded = answer.data?.cancelledOn !== undefined;
  if (policyId === undefined || startsAt === undefined || endsAt === undefined || hasEnded) {
    return context.redirect(page, 302);
  }
  const product = productId ?? "";
  const notice = isProductId(product) ? renewalNoticeDays(product, { startsAt, endsAt }) : lastDay;
  const { publicUrl, name } = env.site;
  const file = calendarFile({
    uid: `${policyId}@${new URL(publicUrl).hostname}`,
    at: endsAt,
    madeAt: now(),
    alarmDays: notice ?? lastDay,
    summary: calendarCopy.summary(subject ?? "", productName(product)),
    description: calendarCopy.description(firmName ?? "", policyNumber ?? "", formatMoment(endsAt)),
    url: publicUrl + page,
    producer: name,
  });
  return context.body(file, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": attachmentOf(`police-${policyNumber}.ics`),
    "Cache-Control": "private, no-store",
  });
}
