import type { Context } from "hono";
import { attachmentOf } from "#shared/attachment.ts";
import { isUnanswered } from "#shared/calls/call.ts";
import { useTool } from "#shared/calls/reference/use-tool.ts";
import { instantsOf } from "#shared/format/date.ts";
import { href } from "#shared/routes.ts";
import { toolOf } from "#shared/tools/registry.ts";
import { calendarFile } from "#worker/calendar.ts";
import type { EdgeContext } from "#worker/context.ts";
import { pageRouteOf } from "#worker/page-route.ts";
import { unavailablePage } from "./plain-page.ts";

const nineOClockMs = 9 * 3_600_000;
const lastSegment = /\/[^/]+$/;

/** The day that a tool tells of, as a file for a calendar; who asks for none is led to the tool. */
export async function toolCalendar(context: Context<EdgeContext>): Promise<Response> {
  const { env, now } = context.get("deps");
  const path = context.req.path.replace(lastSegment, "");
  const route = pageRouteOf(path);
  const tool = toolOf(route?.tool ?? "");
  if (tool === undefined || tool.isPosted === true) return context.redirect(href("notFound"), 302);
  const values = context.req.query();
  const answer = await context.get("api").call(useTool, { tool: tool.id, values });
  const page = path + new URL(context.req.url).search;
  if (isUnanswered(answer)) return unavailablePage(context, "document");
  const found = (answer.data?.blocks ?? [])
    .flatMap((block) => (block.kind === "dates" ? block.dates : []))
    .find(({ appointment }) => appointment !== undefined);
  if (found?.appointment === undefined) return context.redirect(page, 302);
  const { day, appointment } = found;
  const { publicUrl, name } = env.site;
  const file = calendarFile({
    uid: `${tool.id}-${day}@${new URL(publicUrl).hostname}`,
    at: instantsOf(day)[0] + nineOClockMs,
    madeAt: now(),
    alarmDays: appointment.alarmDays,
    summary: appointment.summary,
    description: tool.title,
    url: publicUrl + path,
    producer: name,
  });
  return context.body(file, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": attachmentOf(`${tool.id}-${day}.ics`),
    "Cache-Control": "private, no-store",
  });
}
