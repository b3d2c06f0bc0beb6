import type { Context } from "hono";
import { attachmentOf } from "#shared/attachment.ts";
import { isUnanswered } from "#shared/calls/call.ts";
import { printTool } from "#shared/calls/reference/print-tool.ts";
import { href } from "#shared/routes.ts";
import { toolOf } from "#shared/tools/registry.ts";
import type { EdgeContext } from "#worker/context.ts";
import { pageRouteOf } from "#worker/page-route.ts";
import { unavailablePage } from "./plain-page.ts";

const lastSegment = /\/[^/]+$/;

/** What a tool has made of a posted form, as a document that nobody keeps; what cannot be printed leads back to the tool. */
export async function toolPdf(context: Context<EdgeContext>): Promise<Response> {
  const path = context.req.path.replace(lastSegment, "");
  const tool = toolOf(pageRouteOf(path)?.tool ?? "");
  if (tool === undefined) return context.redirect(href("notFound"), 303);
  const body = await context.req.parseBody().catch(() => ({}));
  const values = Object.fromEntries(
    Object.keys(tool.fields).flatMap((name): [string, string][] => {
      const value: unknown = Object.entries(body).find(([posted]) => posted === name)?.[1];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
  const answer = await context.get("api").call(printTool, { tool: tool.id, values });
  if (isUnanswered(answer)) return unavailablePage(context, "document");
  if (answer.data === null) return context.redirect(path, 303);
  const bytes = Uint8Array.from(atob(answer.data.content), (char) => char.charCodeAt(0));
  return context.body(bytes, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": attachmentOf(answer.data.fileName),
    "Cache-Control": "private, no-store",
  });
}
