import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { SQLInputValue } from "node:sqlite";
import { deserialize, serialize } from "node:v8";
import { appliedTable } from "#scripts/data/apply-migrations.ts";
import { localFiles, metadataFile, objectFile, storesIn } from "#scripts/data/local-files.ts";
import { makeDataDirectory } from "#tests/start-server.ts";

/** Kinds of Durable Object whose stored values are kept; what the daily work knows of itself is not. */
export const keptKinds = ["OrderProcess", "QuoteRoom"] as const;

type Row = Record<string, SQLInputValue>;

/** An address as it was once given out. */
export interface KeptLink {
  readonly path: string;
  /** Whose proof it asks for, where it does: a phone. */
  readonly owner?: string;
  /** Posted there, for what a browser carries from the bank. */
  readonly fields?: Readonly<Record<string, string>>;
  /** A text that stands where it leads. */
  readonly says: string;
}

/** What an installation had stored and given out at some time, with the keys of the tests it was written with. */
export interface KeptState {
  readonly madeAt: number;
  readonly secrets: Readonly<Record<string, string>>;
  /** Names of the migrations that its tables had. */
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  /** Values of Durable Objects, by kind and name. */
  readonly objects: Readonly<
    Record<(typeof keptKinds)[number], Readonly<Record<string, Readonly<Record<string, unknown>>>>>
  >;
  readonly links: readonly KeptLink[];
}

const folder = import.meta.dirname;
const migrationsFolder = path.resolve(folder, "../../worker/broker/migrations");

/** The states that are kept, by the day they are of. */
export const keptStates = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.basename(name, ".json"));

export const readState = (name: string): KeptState =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")) as KeptState;

/** Writes a state with each row, value and link on a line of its own; one that is there already stays. */
export function writeState(name: string, { tables, objects, links, ...rest }: KeptState): void {
  const lines = (items: readonly unknown[]) =>
    `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
  const members = (parts: Readonly<Record<string, string>>) =>
    `{\n${Object.entries(parts)
      .map(([key, text]) => `${JSON.stringify(key)}: ${text}`)
      .join(",\n")}\n}`;
  const each = <T>(from: Readonly<Record<string, T>>, write: (item: T) => string) =>
    members(Object.fromEntries(Object.entries(from).map(([key, item]) => [key, write(item)])));
  const text = members({
    ...Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, JSON.stringify(item)])),
    tables: each(tables, lines),
    objects: each(objects, (named) =>
      each(named, (values) => each(values, (value) => JSON.stringify(value))),
    ),
    links: lines(links),
  });
  writeFileSync(path.join(folder, `${name}.json`), `${text}\n`, { flag: "wx" });
}

/** The stored values of a Durable Object; one that was only asked has none. */
export function readObject(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const store = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const tables = store.prepare("SELECT 1 FROM sqlite_master WHERE name = '_cf_KV'");
    if (tables.get() === undefined) return {};
    const rows = store.prepare("SELECT key, value FROM _cf_KV").all();
    return Object.fromEntries(
      rows.map(({ key, value }) => [String(key), deserialize(value as Uint8Array) as unknown]),
    );
  } finally {
    store.close();
  }
}

function writeObject(file: string, values: Readonly<Record<string, unknown>>): void {
  const store = new DatabaseSync(file);
  store.exec("CREATE TABLE _cf_KV (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID");
  const insert = store.prepare("INSERT INTO _cf_KV VALUES (?, ?)");
  for (const [key, value] of Object.entries(values)) insert.run(key, serialize(value));
  store.close();
}

/** A database of the schema it was of, with its rows. */
async function writeDatabase(file: string, { migrations, tables }: KeptState): Promise<void> {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA foreign_keys = OFF; ${appliedTable}`);
  const done = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)");
  for (const name of migrations) {
    database.exec(await readFile(path.join(migrationsFolder, name), "utf8"));
    done.run(name);
  }
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const columns = Object.keys(row);
      const places = columns.map(() => "?").join();
      const sql = `INSERT OR REPLACE INTO ${table} (${columns.map((name) => `"${name}"`).join()}) VALUES (${places})`;
      database.prepare(sql).run(...Object.values(row));
    }
  }
  database.close();
}

/** A data directory that holds a kept state. */
export async function restoreState(kept: KeptState): Promise<string> {
  // What the runtime calls its database is its own affair.
  const prepared = await makeDataDirectory();
  const [known = ""] = storesIn(localFiles(prepared).database);
  const directory = await mkdtemp(path.join(tmpdir(), "yelkovan-kept-"));
  const files = localFiles(directory);
  await mkdir(files.database, { recursive: true });
  await writeDatabase(path.join(files.database, path.basename(known)), kept);
  await rm(prepared, { recursive: true });
  for (const kind of keptKinds) {
    const place = path.join(files.objects, `yelkovan-${kind}`);
    await mkdir(place, { recursive: true });
    // Without alarms, as after a crash that has lost them: the daily work sets them again.
    writeFileSync(path.join(place, metadataFile), "");
    for (const [name, values] of Object.entries(kept.objects[kind])) {
      writeObject(objectFile(place, name), values);
    }
  }
  writeFileSync(files.secrets, JSON.stringify(kept.secrets));
  return directory;
}
