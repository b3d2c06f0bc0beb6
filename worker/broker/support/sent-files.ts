import type { RequestOf } from "#shared/calls/call.ts";
import type { addRequest } from "#shared/calls/add-request.ts";
import { maxSupportFileBytes, maxSupportFiles } from "#shared/calls/support-fields.ts";
import { supportValidationCopy } from "#shared/copy/support.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { CheckedFile, FileFault } from "./support-file.ts";
import { checkFile, fileQuota } from "./support-file.ts";
import type { Services } from "../services.ts";
import { supportCopy } from "./copy.ts";

const mebibyte = 1024 ** 2;

type SentFiles = RequestOf<typeof addRequest>["files"];

const messages: Readonly<Record<FileFault, string>> = {
  unreadable: supportCopy.fileUnreadable,
  empty: supportValidationCopy.fileEmpty,
  "too-large": supportValidationCopy.fileTooLarge(maxSupportFileBytes / mebibyte),
  "wrong-type": supportValidationCopy.fileType,
};

/** Checks the files of a message. The error is the message for the field. */
export function readSentFiles(files: SentFiles = []): Result<readonly CheckedFile[], string> {
  if (files.length > maxSupportFiles) {
    return err(supportValidationCopy.tooManyFiles(maxSupportFiles));
  }
  const checked: CheckedFile[] = [];
  for (const { fileName, content } of files) {
    const file = checkFile(fileName, content);
    if (!file.ok) {
      const message = messages[file.reason];
      return err(files.length > 1 ? supportCopy.ofFile(fileName, message) : message);
    }
    checked.push(file.value);
  }
  return ok(checked);
}

interface Place {
  readonly memberId: string;
  readonly requestId: string;
  readonly messageId: string;
  readonly createdAt: number;
}

/**
 * Stores a message's files one after the other; they show once the message is there. None stays when they are more than
 * the member may still keep; the error is the message for the field.
 */
export async function keepFiles(
  files: readonly CheckedFile[],
  place: Place,
  { store, randomUuid }: Services,
): Promise<Result<undefined, string>> {
  const { supportMessages } = store;
  for (const file of files) {
    const isKept = await supportMessages.addFile({ ...file, ...place, fileId: randomUuid() });
    if (isKept) continue;
    await supportMessages.removeFiles(place.messageId);
    return err(
      supportCopy.filesFull(fileQuota.dailyBytes / mebibyte, fileQuota.totalBytes / mebibyte),
    );
  }
  return ok(undefined);
}
