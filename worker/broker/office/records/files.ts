import { attachmentOf } from "#shared/attachment.ts";
import { decodeBase64 } from "#shared/crypto/base64.ts";
import { typeOf, usualEnding } from "../../files/support-file.ts";
import type { FileType } from "#shared/format/file-type.ts";
import type { OfficeAction } from "../../store/audit-entry.ts";
import { queryOfList } from "../inbox/inbox-address.ts";
import type { OfficeContext } from "../office-context.ts";
import { filePage } from "../pages/file-page.tsx";
import { officeHref } from "../paths.ts";
import { missingPage } from "../pages/missing-page.tsx";

/** Kinds that a browser shows as pixels, with nothing in them that could run. */
const isImage = (type: FileType | undefined): boolean =>
  type === "image/jpeg" || type === "image/png";

/** A file of a record, its look at written down; the kind is what its first bytes say now. */
async function readFile(
  context: OfficeContext,
  fileId: string,
  action: Extract<OfficeAction, "opened" | "viewed" | "downloaded">,
  accepts: (type: FileType | undefined) => boolean = () => true,
) {
  const file = await fileOf(context, fileId);
  const type = file && typeOf(file.content);
  if (file === undefined || !accepts(type)) return undefined;
  await context.audit(action, fileId);
  return { ...file, type };
}

/** A file of a request, or of a policy that is left, for whoever may see the record it belongs to; with the way back to that. */
async function fileOf({ services, rights, request }: OfficeContext, fileId: string) {
  const { supportMessages, quoteCorrections, cancellations } = services.store;
  if (rights.has("requests")) {
    const file =
      (await supportMessages.findFile(fileId)) ?? (await quoteCorrections.findFile(fileId));
    if (file !== undefined) {
      return { ...file, back: officeHref("item", file.referenceNumber) + queryOfList(request) };
    }
  }
  const paper = rights.has("money") ? await cancellations.findFile(fileId) : undefined;
  if (paper === undefined) return undefined;
  const content = await cancellations.readFile(fileId);
  return { ...paper, content, back: officeHref("policy", orderOf(paper.cancellationId)) };
}

/** The order of a cancellation's id, or of papers that wait for one. */
const orderOf = (cancellationId: string): string => cancellationId.split(":")[0] ?? "";

/** The page of a file: an image is shown on it, anything else is there to be downloaded. */
export async function showFile(context: OfficeContext, fileId: string): Promise<Response> {
  const file = await readFile(context, fileId, "opened");
  if (file === undefined) return missingPage(context);
  return filePage({ ...file, isImage: isImage(file.type) }, context);
}

/** Bytes as they are, that nothing but an element of a page of the office can use, and that can do nothing by themselves. */
function bytesOf(content: string, headers: Readonly<Record<string, string>>): Response {
  const bytes = decodeBase64(content);
  return new Response(bytes.ok ? bytes.value : null, {
    headers: {
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "private, no-store",
      ...headers,
    },
  });
}

/** The pixels of a file, for the page above; nothing that is no image by its first bytes. */
export async function showImage(context: OfficeContext, fileId: string): Promise<Response> {
  const file = await readFile(context, fileId, "viewed", isImage);
  if (file?.type === undefined) return missingPage(context);
  const ownName = `dosya${usualEnding[file.type]}`;
  return bytesOf(file.content, {
    "Content-Type": file.type,
    "Content-Disposition": `inline; filename="${ownName}"`,
  });
}

/** The file to keep, never shown as a page of ours. */
export async function download(context: OfficeContext, fileId: string): Promise<Response> {
  const file = await readFile(context, fileId, "downloaded");
  if (file === undefined) return missingPage(context);
  return bytesOf(file.content, {
    "Content-Type": file.type ?? "application/octet-stream",
    "Content-Disposition": attachmentOf(file.fileName),
  });
}
