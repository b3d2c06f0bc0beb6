import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import { KeyRingSchema } from "#worker/env.ts";
import { LocalFault, wayOut } from "./local-fault.ts";
import { hasData } from "./local-data.ts";
import { localFiles } from "./local-files.ts";
import { writeWhole } from "./write-whole.ts";

/** Where everything local lives: database, Durable Objects, secrets. */
export const dataDirectory = path.resolve(process.env["DATA_DIR"] || ".data");

const keyRing = (bytes: number, encoding: "base64" | "base64url") =>
  JSON.stringify({ current: "k1", keys: { k1: randomBytes(bytes).toString(encoding) } });

/** Every secret the worker wants, by name; `.dev.vars.example` says what each is for. */
const generators: Readonly<Record<string, () => string>> = {
  SESSION_KEYS: () => keyRing(32, "base64url"),
  LINK_KEY: () => randomBytes(32).toString("base64url"),
  SITE_ACCESS_TOKEN: () => randomBytes(32).toString("base64url"),
  DATA_KEYS: () => keyRing(32, "base64"),
  INDEX_KEY: () => randomBytes(32).toString("base64"),
  BANK_KEY: () => randomBytes(32).toString("base64"),
};

export const localSecretNames = Object.keys(generators);

/** Without these what is stored cannot be read, found or reached any more. */
const ofData = new Set(["DATA_KEYS", "INDEX_KEY", "LINK_KEY"]);

const longText = v.optional(v.pipe(v.string(), v.minLength(16)));
const { DATA_KEYS, INDEX_KEY } = StorageKeysSchema.entries;
const SecretsSchema = v.object({
  SESSION_KEYS: v.optional(KeyRingSchema),
  LINK_KEY: longText,
  SITE_ACCESS_TOKEN: longText,
  DATA_KEYS: v.optional(DATA_KEYS),
  INDEX_KEY: v.optional(INDEX_KEY),
  BANK_KEY: v.optional(INDEX_KEY),
});
const TextsSchema = v.record(v.string(), v.string());

/** The secrets as they are kept. Throws a fault that names what of them is damaged. */
async function keptSecrets(directory: string): Promise<Record<string, string>> {
  const { secrets: file } = localFiles(directory);
  if (!existsSync(file)) return {};
  const damaged = (what: string) =>
    new LocalFault(`${file} is damaged${what}. ${wayOut(directory)}`);
  const text = await readFile(file, "utf8");
  const known = v.safeParse(v.pipe(v.string(), v.parseJson(), TextsSchema), text);
  if (!known.success) throw damaged(" and cannot be read");
  const read = v.safeParse(SecretsSchema, known.output);
  if (!read.success) throw damaged(`: ${String(read.issues[0].path?.[0].key)} is none`);
  return known.output;
}

/**
 * The local installation's secrets, made on the first start and kept in the data directory, readable by its owner only. Beside
 * data that exist none is made that they rest on.
 */
export async function localSecrets(directory = dataDirectory): Promise<Record<string, string>> {
  const { secrets: file } = localFiles(directory);
  const known = await keptSecrets(directory);
  const missing = Object.keys(generators).filter((name) => known[name] === undefined);
  if (missing.length === 0) return known;
  const lost = missing.filter((name) => ofData.has(name));
  if (lost.length > 0 && hasData(directory)) {
    const what = existsSync(file) ? `${file} lacks ${lost.join(", ")}` : `${file} is missing`;
    throw new LocalFault(
      `${what}, and without it the data beside it cannot be read. ${wayOut(directory)}`,
    );
  }
  const made = missing.map((name) => [name, generators[name]!()]);
  const complete = { ...known, ...(Object.fromEntries(made) as Record<string, string>) };
  await mkdir(directory, { recursive: true });
  await writeWhole(file, JSON.stringify(complete, null, 2));
  return complete;
}

/** Text of a `.dev.vars` file. Values hold no single quotes: they are base64, JSON or addresses. */
export const toDevVars = (vars: Readonly<Record<string, string>>): string =>
  Object.entries(vars)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join("");
