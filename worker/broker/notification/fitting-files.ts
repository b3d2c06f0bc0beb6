import { describeError } from "#shared/describe-error.ts";
import { log } from "../log.ts";
import type { Attachment } from "./notification.ts";
import { maxAttachedBytes } from "./notification.ts";

/**
 * The files that go with a message. None where one cannot be made, or they are too large together: the message then leads to where
 * they are read. Either is logged with `ids`, as `<name>-failed` and `<name>-too-large`.
 */
export async function fittingFiles(
  make: () => Promise<readonly (Attachment | undefined)[]>,
  name: string,
  ids: Readonly<Record<string, string>>,
): Promise<readonly Attachment[]> {
  try {
    const files = (await make()).filter((file) => file !== undefined);
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size <= maxAttachedBytes) return files;
    log("warn", `${name}-too-large`, { ...ids, size });
  } catch (error) {
    log("error", `${name}-failed`, { ...ids, ...describeError(error) });
  }
  return [];
}
