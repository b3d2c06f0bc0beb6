import type { BlindIndex } from "../crypto/blind-index.ts";
import type { CheckedFile } from "../files/support-file.ts";

/** An index of all that somebody says and sends, and since when the same counts as one (epoch ms). */
export interface Said {
  readonly said: string;
  readonly since: number;
}

/** The same is one for so long, however often it is sent. */
export const sameForMs = 10 * 60_000;

const saidDigits = 32;

/** What is said and sent now. Files are read one after the other: all at once would be too much memory. */
export async function saidNow(
  parts: readonly (string | null)[],
  files: readonly CheckedFile[],
  { blindIndex, now }: { readonly blindIndex: BlindIndex; readonly now: () => number },
): Promise<Said> {
  const sent: string[][] = [];
  for (const { fileName, content } of files) {
    sent.push([fileName, await blindIndex.of("message", content)]);
  }
  const index = await blindIndex.of("message", JSON.stringify([...parts, sent]));
  return { said: index.slice(0, saidDigits), since: now() - sameForMs };
}

/** The id of what says something: it begins with what is said, and the same begin alike. */
export const idOf = ({ said }: Said, unique: string): string => `${said}-${unique}`;
