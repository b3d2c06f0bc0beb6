import { createHash, createHmac } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Where what is of a local installation. */
export const localFiles = (directory: string) => ({
  secrets: path.join(directory, "secrets.json"),
  /** What was there when it was last prepared. */
  installation: path.join(directory, "installation.json"),
  lock: path.join(directory, "server.lock"),
  /** Where the server that runs is asked (`ask-server.ts`). */
  server: path.join(directory, "server.json"),
  database: path.join(directory, "v3/d1/miniflare-D1DatabaseObject"),
  objects: path.join(directory, "v3/do"),
  /** What is made anew when it is gone. */
  caches: [path.join(directory, "v3/cache"), path.join(directory, "v3/ratelimit")],
});

/** Alarms of a folder's objects. */
export const metadataFile = "metadata.sqlite";

const named = /^[0-9a-f]{64}\.sqlite$/;

/** Databases and objects in a folder, by their paths. */
export const storesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => named.test(name))
        .map((name) => path.join(folder, name))
    : [];

/** Folders of kinds of Durable Object. */
export const kindsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/** Folder of a kind of Durable Object, named by its class. */
export const kindIn = (folder: string, className: string): string | undefined =>
  kindsIn(folder).find((kind) => kind.endsWith(`-${className}`));

/** File of the object of a name: workerd names it by an HMAC of the name under its folder's name, and one of that. */
export function objectFile(kind: string, name: string): string {
  const key = createHash("sha256").update(path.basename(kind)).digest();
  const hmac = (value: string | Buffer) =>
    createHmac("sha256", key).update(value).digest().subarray(0, 16);
  const id = hmac(name);
  return path.join(kind, `${Buffer.concat([id, hmac(id)]).toString("hex")}.sqlite`);
}
