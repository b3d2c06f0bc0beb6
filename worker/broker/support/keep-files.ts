import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { CheckedFile } from "../files/support-file.ts";
import { fileQuota } from "../files/support-file.ts";
import { supportCopy } from "./copy.ts";
import type { SupportServices } from "./services.ts";

const mebibyte = 1024 ** 2;

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
  { store, randomUuid }: SupportServices,
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
