import { uploadCopy } from "#client/copy/upload.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import type { FileType } from "#shared/format/file-type.ts";
import { fileTypeOf, tellingBytes } from "#shared/format/file-type.ts";

export type UploadStatus = "uploading" | "done" | "error" | "removed";

/** A file chosen in a form. The widget reads it; sending it is the form's business. */
export interface UploadItem {
  readonly uid: string;
  readonly fileName: string;
  /** The file as Base64; empty until it is read. */
  readonly content: string;
  readonly type: string;
  readonly status: UploadStatus;
  /** Why it failed, as text or as a server's answer. */
  readonly error?: UploadError;
}

type UploadError =
  | string
  | { readonly responseText?: string; readonly statusText?: string; readonly message?: string };

/** The words for a failed item: the server's answer, else its status, else the error's message. */
export function uploadErrorText(error: UploadError | undefined): string {
  if (error === undefined || typeof error === "string") return error ?? "";
  return error.responseText || error.statusText || error.message || "";
}

/** Reads a file to its end; rejects when the browser cannot. */
export async function readAsBase64(file: File): Promise<string> {
  return encodeBase64(new Uint8Array(await file.arrayBuffer()));
}

interface FileLimits {
  readonly maxMegabytes: number;
  /** Kinds that are taken; absent: all. */
  readonly types?: readonly FileType[] | undefined;
}

const inWords = new Intl.ListFormat("tr", { type: "disjunction" });

/** Why a file is not taken, told before it is read; undefined when it is. */
export async function refusalOf(
  file: File,
  { maxMegabytes, types }: FileLimits,
): Promise<string | undefined> {
  if (file.size === 0) return uploadCopy.empty;
  if (types !== undefined) {
    const head = await file
      .slice(0, tellingBytes)
      .arrayBuffer()
      .catch(() => null);
    if (head === null) return uploadCopy.unreadable;
    const type = fileTypeOf(new Uint8Array(head));
    if (type === undefined || !types.includes(type)) {
      return uploadCopy.wrongType(inWords.format(types.map((one) => uploadCopy.types[one])));
    }
  }
  return file.size > maxMegabytes * 1024 ** 2 ? uploadCopy.tooBig(maxMegabytes) : undefined;
}

/** Puts a changed item in its place. */
export function replaceItem(
  items: readonly UploadItem[],
  changed: UploadItem,
): readonly UploadItem[] {
  return items.map((item) => (item.uid === changed.uid ? changed : item));
}
