import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWhole } from "#scripts/data/write-whole.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "yelkovan-write-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test("a file is replaced as a whole and is its owner's alone", async () => {
  const file = path.join(directory, "secrets.json");
  await writeFile(file, "older and longer", { mode: 0o644 });
  await writeWhole(file, "new");
  expect(await readFile(file, "utf8")).toBe("new");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(directory)).toEqual(["secrets.json"]);
});

test("a write that fails leaves what was there, and nothing beside it", async () => {
  const file = path.join(directory, "secrets.json");
  await mkdir(path.join(file, "kept"), { recursive: true });
  await expect(writeWhole(file, "new")).rejects.toThrow(/EISDIR|ENOTEMPTY/);
  expect(await readdir(directory)).toEqual(["secrets.json"]);
  expect(await readdir(file)).toEqual(["kept"]);
});
