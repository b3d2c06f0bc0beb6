import type { Context } from "hono";
import { attachmentOf } from "#shared/attachment.ts";
import { exportData } from "#shared/calls/account/export-data.ts";
import { getRequestFile } from "#shared/calls/support/get-request-file.ts";
import { statusCodes } from "#shared/codes.ts";
import { href } from "#shared/routes.ts";
import type { EdgeContext } from "#worker/context.ts";
import { unavailablePage } from "./plain-page.ts";

/** Everything stored about the signed-in member, as a file to keep. Others go home. */
export async function memberData(context: Context<EdgeContext>): Promise<Response> {
  const answer = await context.get("api").call(exportData, {});
  if (!context.get("member").isSignedIn) return context.redirect(href("home"), 302);
  if (answer.data === null) return unavailablePage(context, "document");
  return context.body(answer.data.content, 200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": attachmentOf(answer.data.fileName),
    "Cache-Control": "private, no-store",
  });
}

/** A file of one of the member's support requests; always downloaded, never shown as a page of ours. */
export async function requestFile(context: Context<EdgeContext>): Promise<Response> {
  const fileId = context.req.param("file") ?? "";
  const answer = await context.get("api").call(getRequestFile, { fileId });
  if (!context.get("member").isSignedIn) return context.redirect(href("home"), 302);
  if (answer.statusCode === statusCodes.notFound) return context.redirect(href("notFound"), 302);
  if (answer.data === null) return unavailablePage(context, "document");
  const { content, contentType, fileName } = answer.data;
  return context.body(
    Uint8Array.from(atob(content), (char) => char.charCodeAt(0)),
    200,
    {
      "Content-Type": contentType,
      "Content-Disposition": attachmentOf(fileName),
      "Cache-Control": "private, no-store",
    },
  );
}
