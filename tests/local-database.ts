import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Runs a statement on a test server's own database file, beside the running server: time travel and book-keeping. */
export function queryDatabase(
  dataDirectory: string,
  sql: string,
  ...values: (string | number)[]
): Record<string, unknown>[] {
  const folder = path.join(dataDirectory, "v3/d1/miniflare-D1DatabaseObject");
  const [file] = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  const database = new DatabaseSync(path.join(folder, file!), { timeout: 5000 });
  try {
    return database.prepare(sql).all(...values) as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** Lets time pass for every SMS code: moves their clocks back by so many seconds. */
export function ageCodes(dataDirectory: string, seconds: number): void {
  const ms = seconds * 1000;
  queryDatabase(
    dataDirectory,
    "UPDATE sms_codes SET created_at = created_at - ?, expires_at = expires_at - ?",
    ms,
    ms,
  );
}
