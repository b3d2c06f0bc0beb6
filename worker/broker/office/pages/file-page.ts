import { html } from "hono/html";
import type { FileType } from "#shared/format/file-type.ts";
import { fileCopy as copy } from "../file-copy.ts";
import type { OfficeContext } from "../office-context.ts";
import { officeHref } from "../paths.ts";
import { officePage } from "./layout.ts";

interface ShownFile {
  readonly fileId: string;
  /** The number of the record it belongs to. */
  readonly referenceNumber: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** What it is by its first bytes. */
  readonly type: FileType | undefined;
  readonly isImage: boolean;
}

/** A file: the image itself, which is loaded as pixels and nothing else, or what to do with one that cannot be shown so. */
export function filePage(
  { fileId, referenceNumber, fileName, sizeBytes, type, isImage }: ShownFile,
  { services: { site }, name }: OfficeContext,
): Promise<Response> {
  const kind = type === undefined ? copy.unknownType : copy.types[type];
  const size = copy.size(Math.ceil(sizeBytes / 1024).toLocaleString("tr-TR"));
  const shown = isImage
    ? html`<img
        class="file"
        src="${officeHref("fileImage", fileId)}"
        alt="${copy.imageOf(fileName)}"
      />`
    : html`<p class="card">${copy.notShown}</p>`;
  return officePage({
    site: site.name,
    account: name,
    title: fileName,
    section: "inbox",
    showsImages: isImage,
    body: html`<p><a href="${officeHref("item", referenceNumber)}">${copy.back}</a></p>
      <h1 class="name">${fileName}</h1>
      <p class="muted">${kind} · ${size}</p>
      ${shown}
      <p><a class="button" href="${officeHref("fileDownload", fileId)}">${copy.download}</a></p>`,
  });
}
