import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Where everything local lives: database, Durable Objects, secrets. */
export const dataDirectory = path.resolve(process.env["DATA_DIR"] || ".data");

const keyRing = (bytes: number, encoding: "base64" | "base64url") =>
  JSON.stringify({ current: "k1", keys: { k1: randomBytes(bytes).toString(encoding) } });

/** Every secret the worker wants, by name; `.dev.vars.example` says what each is for. */
const generators: Readonly<Record<string, () => string>> = {
  SESSION_KEYS: () => keyRing(64, "base64url"),
  LINK_KEY: () => randomBytes(32).toString("base64url"),
  SITE_ACCESS_TOKEN: () => randomBytes(32).toString("base64url"),
  DATA_KEYS: () => keyRing(32, "base64"),
  INDEX_KEY: () => randomBytes(32).toString("base64"),
  BANK_KEY: () => randomBytes(32).toString("base64"),
};

/** The local installation's secrets, made on the first start and kept in the data directory, readable by its owner only. */
export async function localSecrets(directory = dataDirectory): Promise<Record<string, string>> {
  const file = path.join(directory, "secrets.json");
  await mkdir(directory, { recursive: true });
  const known: Record<string, string> = existsSync(file)
    ? (JSON.parse(await readFile(file, "utf8")) as Record<string, string>)
    : {};
  const missing = Object.keys(generators).filter((name) => known[name] === undefined);
  if (missing.length === 0) return known;
  const complete = {
    ...known,
    ...Object.fromEntries(missing.map((name) => [name, generators[name]!()])),
  };
  await writeFile(file, JSON.stringify(complete, null, 2), { mode: 0o600 });
  return complete;
}

/** Text of a `.dev.vars` file. Values hold no single quotes: they are base64, JSON or addresses. */
export const toDevVars = (vars: Readonly<Record<string, string>>): string =>
  Object.entries(vars)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join("");
