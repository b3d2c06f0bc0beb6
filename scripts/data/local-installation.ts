import { createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { hasRoom } from "../serve/disk-room.ts";
import { LocalFault, noRoom, wayOut } from "./local-fault.ts";
import { kindsIn, localFiles, metadataFile, kindIn, objectFile, storesIn } from "./local-files.ts";
import { hasData } from "./local-data.ts";
import { localSecrets } from "./local-state.ts";
import type { StoreReader } from "./read-store.ts";
import { readStore } from "./read-store.ts";
import { makePrivate, writePrivately } from "./private-files.ts";
import { holdAlone } from "./server-lock.ts";
import { writeWhole } from "./write-whole.ts";

/** Proof of the keys that data were written with; of the keys themselves it tells nothing. */
const ProofsSchema = v.record(v.string(), v.string());
const InstallationSchema = v.object({ proofs: ProofsSchema });
const RingSchema = v.object({ keys: v.record(v.string(), v.string()) });

const proofOf = (key: string) => createHmac("sha256", key).update("installation").digest("hex");

/** Proofs of every key without which what is stored cannot be read or found. */
function proofsOf({ INDEX_KEY = "", DATA_KEYS = "{}" }: Readonly<Record<string, string>>) {
  const { keys } = v.parse(RingSchema, JSON.parse(DATA_KEYS));
  const ring = Object.entries(keys).map(([id, key]) => [`DATA_KEYS.${id}`, proofOf(key)]);
  return { ...(Object.fromEntries(ring) as Record<string, string>), INDEX_KEY: proofOf(INDEX_KEY) };
}

/** What was written down at the last start; undefined before the first has come so far. */
async function installationAt(
  directory: string,
): Promise<v.InferOutput<typeof InstallationSchema> | undefined> {
  const { installation: file } = localFiles(directory);
  if (!existsSync(file)) return undefined;
  try {
    return v.parse(InstallationSchema, JSON.parse(await readFile(file, "utf8")));
  } catch {
    throw new LocalFault(`${file} is damaged and cannot be read. ${wayOut(directory)}`);
  }
}

/** Keys may come and old ones go; one that is known may not have become another. */
function checkKeys(
  known: Readonly<Record<string, string>>,
  secrets: Readonly<Record<string, string>>,
  directory: string,
): void {
  const proofs: Readonly<Record<string, string>> = proofsOf(secrets);
  const isKept = Object.keys(known).some((name) => name !== "INDEX_KEY" && name in proofs);
  const changed = Object.entries(known).find(
    ([name, proof]) => proofs[name] !== undefined && proofs[name] !== proof,
  );
  if (changed === undefined && isKept) return;
  const { secrets: file } = localFiles(directory);
  const name = changed?.[0] ?? "DATA_KEYS";
  throw new LocalFault(
    `${file} has another ${name} than the data were written with. ${wayOut(directory)}`,
  );
}

/** Processes the database knows of: their objects are named by a column, and keep what they are about under a key. */
const processes = [
  { kind: "OrderProcess", table: "orders", column: "quote_id", key: "order" },
  { kind: "CancellationProcess", table: "cancellations", column: "order_id", key: "cancellation" },
  { kind: "ChangeProcess", table: "policy_changes", column: "order_id", key: "change" },
] as const;

interface KnownProcess {
  readonly kind: string;
  readonly key: string;
  readonly name: string;
}

const processesOf = ({ all, hasTable }: StoreReader): KnownProcess[] =>
  processes
    .filter(({ table }) => hasTable(table))
    .flatMap(({ kind, table, column, key }) =>
      all(`SELECT DISTINCT ${column} AS name FROM ${table}`).map((row) => ({
        kind,
        key,
        name: String(row["name"]),
      })),
    );

/** Reads the database, which must hold something; yields the processes it knows of. */
function checkDatabase(directory: string): KnownProcess[] {
  const { database: folder } = localFiles(directory);
  const [file = path.join(folder, "*.sqlite"), ...others] = storesIn(folder);
  for (const other of others) readStore(other, directory, () => undefined);
  return readStore(file, directory, (store) => {
    if (store.hasTable("d1_migrations")) return processesOf(store);
    throw new LocalFault(`${file} has lost what it held. ${wayOut(directory)}`);
  });
}

/** Reads a kind's objects and alarms: each that has an alarm must be there. */
function checkKind(kind: string, directory: string): void {
  const files = storesIn(kind);
  for (const file of files) readStore(file, directory, () => undefined);
  const metadata = path.join(kind, metadataFile);
  if (files.length === 0 && !existsSync(metadata)) return;
  const waiting = readStore(metadata, directory, ({ all, hasTable }) =>
    hasTable("_cf_ALARM") ? all("SELECT actor_id FROM _cf_ALARM") : [],
  );
  for (const { actor_id: id } of waiting)
    readStore(path.join(kind, `${String(id)}.sqlite`), directory, () => undefined);
}

/** Reads every process the database knows of. */
function checkProcesses(known: readonly KnownProcess[], directory: string): void {
  const { objects } = localFiles(directory);
  for (const { kind, key, name } of known) {
    const file = objectFile(kindIn(objects, kind) ?? path.join(objects, `yelkovan-${kind}`), name);
    readStore(file, directory, ({ all, hasTable }) => {
      const isThere =
        hasTable("_cf_KV") && all(`SELECT 1 FROM _cf_KV WHERE key = '${key}'`).length > 0;
      if (!isThere) throw new LocalFault(`${file} has lost what it held. ${wayOut(directory)}`);
    });
  }
}

/** Throws away caches that cannot be read, and says so. */
async function dropDamagedCaches(directory: string): Promise<void> {
  const { caches, database } = localFiles(directory);
  const files = [...caches.flatMap(kindsIn), database].map((kind) => path.join(kind, metadataFile));
  for (const file of files.filter((each) => existsSync(each))) {
    try {
      readStore(file, directory, () => undefined);
    } catch (error) {
      if (!(error instanceof LocalFault)) throw error;
      console.warn(`${file} was damaged and is made anew: it held nothing that lasts.`);
      for (const each of ["", "-wal", "-shm"]) await rm(file + each, { force: true });
    }
  }
}

/**
 * Takes the local installation for this process alone and looks it through, before anything is built or written on top of it.
 * Throws a fault that names what is missing or damaged: a part of a state is never gone on with.
 */
export async function openInstallation(directory: string): Promise<void> {
  writePrivately();
  await mkdir(directory, { recursive: true });
  if (!(await hasRoom(directory))) throw noRoom(directory);
  holdAlone(localFiles(directory).lock, directory);
  await makePrivate(directory);
  const secrets = await localSecrets(directory);
  if (!hasData(directory)) return;
  const installation = await installationAt(directory);
  if (installation !== undefined) checkKeys(installation.proofs, secrets, directory);
  await dropDamagedCaches(directory);
  const known = checkDatabase(directory);
  for (const kind of kindsIn(localFiles(directory).objects)) checkKind(kind, directory);
  checkProcesses(known, directory);
}

/** Writes down that there is a database, and by which keys. */
export async function markInstalled(directory: string): Promise<void> {
  const proofs = proofsOf(await localSecrets(directory));
  await writeWhole(localFiles(directory).installation, JSON.stringify({ proofs }, null, 2));
}
