import { and, gt, gte, lt } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { CheckedFile } from "../files/support-file.ts";
import type { SupportServices } from "./services.ts";

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
  { blindIndex, now }: SupportServices,
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

interface Columns {
  readonly id: SQLiteColumn;
  readonly createdAt: SQLiteColumn;
}

/** Rows that say it: from a hyphen after it up to a full stop, the character that follows. */
export const says = ({ id, createdAt }: Columns, { said, since }: Said): SQL =>
  and(gte(id, `${said}-`), lt(id, `${said}.`), gt(createdAt, since))!;
