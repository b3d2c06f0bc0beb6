import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSyncOptions } from "node:sqlite";
import { DatabaseSync } from "node:sqlite";
import { askServer } from "#scripts/serve/ask-server.ts";
import { decodeBase64 } from "#shared/crypto/base64.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";

/** The database file of a broker that keeps its state in `storage`. */
export function databaseFile(storage: string): string {
  const folder = path.join(storage, "d1/miniflare-D1DatabaseObject");
  const [file] = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return path.join(folder, file!);
}

const openDatabase = (storage: string, options: DatabaseSyncOptions): DatabaseSync =>
  new DatabaseSync(databaseFile(storage), { timeout: 5000, ...options });

/** What a query reads from the database of a broker that keeps its state in `storage`, beside the running broker. */
export function readDatabase(storage: string, sql: string): Record<string, unknown>[] {
  const database = openDatabase(storage, { readOnly: true });
  try {
    return database.prepare(sql).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** Runs a statement on a test server's own database file, beside the running server: time travel and book-keeping. */
export function queryDatabase(
  dataDirectory: string,
  sql: string,
  ...values: (string | number)[]
): Record<string, unknown>[] {
  const database = openDatabase(path.join(dataDirectory, "v3"), {});
  try {
    // The server does not wait for a lock, its call fails: none may be held until a disk is done.
    database.exec("PRAGMA synchronous = OFF");
    return database.prepare(sql).all(...values) as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** The same by the server itself, so that calls of others that write meanwhile do not find the database locked. */
export async function haveRun(dataDirectory: string, sql: string): Promise<void> {
  if ((await askServer(dataDirectory, [sql])) === undefined) queryDatabase(dataDirectory, sql);
}

/** A phone as the server's database knows it. */
export async function phoneIndexOf(dataDirectory: string, phone: string): Promise<string> {
  const secrets = JSON.parse(readFileSync(path.join(dataDirectory, "secrets.json"), "utf8")) as {
    readonly INDEX_KEY: string;
  };
  const key = decodeBase64(secrets.INDEX_KEY);
  if (!key.ok) throw new Error("The server's index key is none.");
  return createBlindIndex(key.value).of("phone", phone);
}

/** Lets time pass for a phone's SMS codes: moves their clocks back by so many seconds. */
export async function ageCodes(
  dataDirectory: string,
  phone: string,
  seconds: number,
): Promise<void> {
  const ms = seconds * 1000;
  const index = await phoneIndexOf(dataDirectory, phone);
  await haveRun(
    dataDirectory,
    `UPDATE sms_codes SET created_at = created_at - ${ms}, expires_at = expires_at - ${ms} WHERE phone_index = '${index}'`,
  );
}

/**
 * Forgets how much was asked for from any one address, of a number there too. Browsers of tests all have the same one, whoever uses them; limits
 * per number and visitor stay as they are.
 */
export const forgetAddresses = (dataDirectory: string): Promise<void> =>
  haveRun(dataDirectory, "DELETE FROM rate_events WHERE counter_key LIKE '%ddress:%'");
