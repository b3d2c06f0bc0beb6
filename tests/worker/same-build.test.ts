import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepBuild, lastBuild } from "#scripts/build/build-folders.ts";
import { productionDirectory } from "#scripts/build/production-directory.ts";

const root = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

/** What a build is made of, packages beside. */
const sources = ["client", "shared", "worker", "public", "scripts"].concat(
  readdirSync(root).filter((name) => /\.(?:ts|toml|json)$/.test(name)),
);

/** A page's own copy, a word of it and another that is as long. */
const changed = {
  file: "client/pages/contact/copy.ts",
  word: "Mesajınız bize ulaştı",
  other: "Mesajınız bize ulaşsa",
};

let place: string;
let [former, present] = ["", ""];

/** A tree like this one at a path of another length. Packages are links where they can be: there are many. */
async function copyTree(name: string): Promise<string> {
  const tree = path.join(place, name);
  for (const source of sources)
    cpSync(path.join(root, source), path.join(tree, source), { recursive: true });
  await run("cp", ["-Rl", path.join(root, "node_modules"), tree]);
  return tree;
}

/** Builds a tree with its own packages, in a process that is none of the tests'; yields the build's folder. */
async function build(tree: string): Promise<string> {
  const { CLOUDFLARE_ENV: _environment, ...env } = process.env;
  const vite = path.join(tree, "node_modules/vite/bin/vite.js");
  const production = { cwd: tree, env: { ...env, NODE_ENV: "production" } };
  await run(process.execPath, [vite, "build", "--logLevel", "error"], production);
  return path.join(tree, lastBuild(productionDirectory));
}

/** The production build; anew where a source is younger than it. */
async function productionBuild(): Promise<string> {
  const folder = keepBuild(productionDirectory);
  const begun = statSync(path.join(folder, "lock")).mtimeMs;
  const isYounger = (file: string) => statSync(file).mtimeMs > begun;
  const within = (file: string) =>
    statSync(file).isFile()
      ? [file]
      : readdirSync(file, { recursive: true, encoding: "utf8" }).map((name) =>
          path.join(file, name),
        );
  const isOld = sources.some((source) => within(path.join(root, source)).some(isYounger));
  return isOld ? build(await copyTree("as-it-is")) : folder;
}

beforeAll(async () => {
  mkdirSync(path.join(root, "tests/.artifacts"), { recursive: true });
  place = await mkdtemp(path.join(root, "tests/.artifacts/builds-"));
  const tree = await copyTree("with another word");
  const file = path.join(tree, changed.file);
  const text = readFileSync(file, "utf8");
  expect(text.split(changed.word)).toHaveLength(2);
  writeFileSync(file, text.replace(changed.word, changed.other));
  [former, present] = await Promise.all([productionBuild(), build(tree)]);
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Files of a half of a build, with their bytes as text. */
function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(found.map((name) => [name, readFileSync(path.join(folder, name), "latin1")]));
}

/** What tells of the content in a file's name. */
const hash = /-[\w-]{8}(?=\.(?:js|css|woff2))/g;
const asBytes = (text: string) => Buffer.from(text).toString("latin1");

/** Files by their names and bytes, as they would be with the word of before and no hash in any name. */
function likeBefore(files: ReadonlyMap<string, string>): string[] {
  const [word, other] = [asBytes(changed.word), asBytes(changed.other)];
  return [...files]
    .map(([name, bytes]) =>
      [name.replace(hash, ""), bytes.replace(hash, "").replaceAll(other, word)].join("\n"),
    )
    .toSorted();
}

test.each(["client", "yelkovan"])(
  "two builds of a tree have the same bytes in %s, wherever it stands",
  (half) => {
    const [before, after] = [former, present].map((folder) => filesIn(path.join(folder, half)));
    // The first names its tree, and is read where the build was made; the second is written there by `npm run dev`, if it has run; the
    // worker's own manifest, whose lists stand in any order, is read and uploaded by nobody.
    const ofNobody = half === "client" ? [] : [".vite/manifest.json"];
    for (const files of [before, after])
      for (const name of ["wrangler.json", ".dev.vars", ...ofNobody]) files!.delete(name);
    expect(before!.size).toBeGreaterThan(80);
    const [first, second] = [likeBefore(before!), likeBefore(after!)];
    const differing = first.flatMap((file, index) =>
      file === second[index] ? [] : [nameOf(file)],
    );
    expect([differing, second.length]).toEqual([[], first.length]);
  },
);

const nameOf = (file: string) => file.slice(0, file.indexOf("\n"));

test("a word of a page renames the one script that has it, and no other file of the site changes", () => {
  const [before, after] = [former, present].map((folder) => filesIn(path.join(folder, "client")));
  const has = (files: ReadonlyMap<string, string>, word: string) =>
    [...files].flatMap(([name, bytes]) => (bytes.includes(asBytes(word)) ? [name] : []));
  const lost = [...before!.keys()].filter((name) => !after!.has(name));
  const gained = [...after!.keys()].filter((name) => !before!.has(name));
  expect(lost).toHaveLength(1);
  expect(lost).toEqual(has(before!, changed.word));
  expect(gained).toEqual(has(after!, changed.other));
  const others = [...before!].filter(([name]) => after!.has(name));
  const differing = others.flatMap(([name, bytes]) => (after!.get(name) === bytes ? [] : [name]));
  expect(differing.filter((name) => !name.startsWith(".vite/"))).toEqual([]);
});
