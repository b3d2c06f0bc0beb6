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
export function readDatabase(
  storage: string,
  sql: string,
  ...values: (string | number)[]
): Record<string, unknown>[] {
  const database = openDatabase(storage, { readOnly: true });
  try {
    return database.prepare(sql).all(...values) as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** The same of a test server's database. */
export const queryDatabase = (
  dataDirectory: string,
  sql: string,
  ...values: (string | number)[]
): Record<string, unknown>[] => readDatabase(path.join(dataDirectory, "v3"), sql, ...values);

/** A value as it stands in a statement. */
const literal = (value: string | number): string =>
  typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;

/**
 * Changes a test server's database, `?` standing for the values: time travel, and what a test is to find. A server that runs does it
 * itself, since a call of its own fails where somebody else writes meanwhile.
 */
export async function changeDatabase(
  dataDirectory: string,
  sql: string,
  ...values: (string | number)[]
): Promise<void> {
  const left = values.map(literal);
  const text = sql.replaceAll("?", () => left.shift() ?? "?");
  if ((await askServer(dataDirectory, [text])) !== undefined) return;
  const database = openDatabase(path.join(dataDirectory, "v3"), {});
  try {
    database.exec(text);
  } finally {
    database.close();
  }
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
  await changeDatabase(
    dataDirectory,
    `UPDATE sms_codes SET created_at = created_at - ${ms}, expires_at = expires_at - ${ms} WHERE phone_index = '${index}'`,
  );
}

/**
 * Forgets how much was asked for from any one address, of a number there too. Browsers of tests all have the same one, whoever uses them; limits
 * per number and visitor stay as they are.
 */
export const forgetAddresses = (dataDirectory: string): Promise<void> =>
  changeDatabase(dataDirectory, "DELETE FROM rate_events WHERE counter_key LIKE '%ddress:%'");
