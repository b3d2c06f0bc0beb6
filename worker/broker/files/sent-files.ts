import { maxSupportFileBytes, maxSupportFiles } from "#shared/calls/support/support-fields.ts";
import { supportValidationCopy } from "#shared/copy/support.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { filesCopy } from "./copy.ts";
import type { CheckedFile, FileFault } from "./support-file.ts";
import { checkFile } from "./support-file.ts";

const mebibyte = 1024 ** 2;

/** A file as it is sent: Base64 with padding. */
interface SentFile {
  readonly fileName: string;
  readonly content: string;
}

const messagesOf = (maxBytes: number): Readonly<Record<FileFault, string>> => ({
  unreadable: filesCopy.fileUnreadable,
  empty: supportValidationCopy.fileEmpty,
  "too-large": supportValidationCopy.fileTooLarge(maxBytes / mebibyte),
  "wrong-type": supportValidationCopy.fileType,
});

/** Checks the files of a message, each of at most so many bytes. The error is the message for the field. */
export function readSentFiles(
  files: readonly SentFile[] = [],
  maxBytes: number = maxSupportFileBytes,
): Result<readonly CheckedFile[], string> {
  if (files.length > maxSupportFiles) {
    return err(supportValidationCopy.tooManyFiles(maxSupportFiles));
  }
  const checked: CheckedFile[] = [];
  for (const { fileName, content } of files) {
    const file = checkFile(fileName, content, maxBytes);
    if (!file.ok) {
      const message = messagesOf(maxBytes)[file.reason];
      return err(files.length > 1 ? filesCopy.ofFile(fileName, message) : message);
    }
    checked.push(file.value);
  }
  return ok(checked);
}
