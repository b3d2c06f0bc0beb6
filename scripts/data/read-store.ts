import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { SQLInputValue } from "node:sqlite";
import { LocalFault, wayOut } from "./local-fault.ts";

type Row = Record<string, unknown>;

/** Reads of a SQLite file that is known to be sound. */
export interface StoreReader {
  all(sql: string, ...values: SQLInputValue[]): Row[];
  hasTable(name: string): boolean;
}

const damaged = (file: string, directory: string) =>
  new LocalFault(`${file} is damaged and cannot be read. ${wayOut(directory)}`);

/**
 * Reads a SQLite file as nobody else has it open. Throws a fault that names the file where it is missing or not what it
 * should be, down to each page.
 */
export function readStore<T>(file: string, directory: string, read: (store: StoreReader) => T): T {
  if (!existsSync(file)) throw new LocalFault(`${file} is missing. ${wayOut(directory)}`);
  let store: DatabaseSync | undefined;
  try {
    store = new DatabaseSync(file, { timeout: 5000 });
    const open = store;
    const all = (sql: string, ...values: SQLInputValue[]) =>
      open.prepare(sql).all(...values) as Row[];
    const isSound = all("PRAGMA quick_check(1)")[0]?.["quick_check"] === "ok";
    if (!isSound) throw damaged(file, directory);
    const hasTable = (name: string) =>
      all("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).length > 0;
    return read({ all, hasTable });
  } catch (error) {
    if (isUnreadable(error)) throw damaged(file, directory);
    throw error;
  } finally {
    store?.close();
  }
}

const corrupt = 11;
const notADatabase = 26;
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  "errcode" in error &&
  [corrupt, notADatabase].includes(Number(error.errcode) & 0xff);
