import { maxSupportFileBytes } from "#shared/calls/support/support-fields.ts";
import { decodeBase64 } from "#shared/crypto/base64.ts";
import type { FileType } from "#shared/format/file-type.ts";
import { fileTypeOf, tellingBytes } from "#shared/format/file-type.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";

/** A file that may be kept. */
export interface CheckedFile {
  readonly fileName: string;
  readonly contentType: FileType;
  readonly sizeBytes: number;
  /** Standard Base64 with padding. */
  readonly content: string;
}

export type FileFault = "unreadable" | "empty" | "too-large" | "wrong-type";

/** What one member's files may take up: those of the last 24 hours, and all of them. */
export const fileQuota = { dailyBytes: 30 * 1024 ** 2, totalBytes: 150 * 1024 ** 2 } as const;

const maxNameLength = 100;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** How the names of each kind end. */
const endings: Readonly<Record<FileType, RegExp>> = {
  "image/jpeg": /\.jpe?g$/i,
  "image/png": /\.png$/i,
  "application/pdf": /\.pdf$/i,
};
export const usualEnding: Readonly<Record<FileType, string>> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "application/pdf": ".pdf",
};

/** The kind of a file (Base64) by its first bytes, whatever it is called. */
export function typeOf(content: string): FileType | undefined {
  const head = decodeBase64(content.slice(0, 4 * Math.ceil(tellingBytes / 3)));
  return head.ok ? fileTypeOf(head.value) : undefined;
}

/**
 * A name without path, control or direction characters, of at most 100 characters, that ends as its kind does:
 * `..\\gizli\\fatura.exe` of a PDF → `fatura.exe.pdf`.
 */
export function cleanFileName(name: string, type: FileType): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
  const ending = endings[type].exec(plain)?.[0] ?? usualEnding[type];
  const stem = plain.endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  const shortened = [...stem.replace(/^[.\s]+/u, "")]
    .slice(0, maxNameLength - ending.length)
    .join("");
  return `${shortened.trim() || "dosya"}${ending}`;
}

/** Checks a file as it was sent: `content` is Base64 of a JPEG, PNG or PDF of at most so many bytes. */
export function checkFile(
  fileName: string,
  content: string,
  maxBytes: number = maxSupportFileBytes,
): Result<CheckedFile, FileFault> {
  if (content.length % 4 !== 0 || !base64.test(content)) return err("unreadable");
  const padding = /=*$/.exec(content.slice(-2))?.[0].length ?? 0;
  const sizeBytes = (content.length / 4) * 3 - padding;
  if (sizeBytes === 0) return err("empty");
  if (sizeBytes > maxBytes) return err("too-large");
  const contentType = typeOf(content);
  if (contentType === undefined) return err("wrong-type");
  return ok({ fileName: cleanFileName(fileName, contentType), contentType, sizeBytes, content });
}
