import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepBuild, lastBuild } from "#scripts/build/build-folders.ts";
import { productionDirectory } from "#scripts/build/production-directory.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";

const mark = "favicon.svg";

/** What a build does with folders; its files are those of the production build, and one that tells it from others. */
const building = `
  import { cpSync, writeFileSync } from "node:fs";
  import path from "node:path";
  import { beginBuild, ownFolder, publishBuild } from "./scripts/build/build-folders.ts";
  const [directory, files, name] = process.argv.slice(1);
  const folder = ownFolder(directory);
  beginBuild(folder);
  for (const part of ["client", "yelkovan"]) cpSync(path.join(files, part), path.join(folder, part), { recursive: true });
  writeFileSync(path.join(folder, "client/${mark}"), name);
  publishBuild(folder);
`;

let directory: string;
let files: string;
const servers: TestServer[] = [];
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "yelkovan-builds-"));
  files = keepBuild(productionDirectory);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await rm(directory, { recursive: true, force: true });
});

const build = (name: string) =>
  promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    building,
    directory,
    files,
    name,
  ]);

async function start(): Promise<TestServer> {
  const server = await startServer({ buildDirectory: directory });
  servers.push(server);
  return server;
}

const buildOf = async ({ url }: TestServer) => (await fetch(`${url}/${mark}`)).text();
const folders = () => readdirSync(directory).filter((name) => /^\d/.test(name));
const namesIn = (folder: string) => readdirSync(folder, { recursive: true }).toSorted();

/** A share of the pages for search engines and every file, and how they are answered. */
async function statusesOf({ url }: TestServer): Promise<[string, number][]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = ""]) => page);
  const assets = readdirSync(path.join(files, "client/assets")).map(
    (name) => `${url}/assets/${name}`,
  );
  expect([pages.length > 10, assets.length > 50]).toEqual([true, true]);
  return Promise.all(
    [...shareOf(pages, 5), ...assets].map(async (address) => {
      const answer = await fetch(address);
      await answer.arrayBuffer();
      return [address, answer.status] as [string, number];
    }),
  );
}

test("a server goes on with its own build whatever is built meanwhile; the next one has the last", async () => {
  await build("first");
  const running = await start();
  const [first = ""] = folders();

  await Promise.all([build("second"), build("third")]);
  const last = lastBuild(directory);
  expect(["second", "third"]).toContain(readFileSync(path.join(last, "client", mark), "utf8"));
  for (const part of ["client", "yelkovan"])
    expect(namesIn(path.join(last, part))).toEqual(namesIn(path.join(files, part)));

  await build("fourth");
  expect((await statusesOf(running)).filter(([, status]) => status !== 200)).toEqual([]);
  expect(await buildOf(running)).toBe("first");
  const next = await start();
  expect(await buildOf(next)).toBe("fourth");
  expect(folders()).toHaveLength(2);
  expect(folders()).toContain(first);

  await running.kill();
  await build("fifth");
  expect(folders()).toHaveLength(2);
  expect(folders()).not.toContain(first);
  expect(await buildOf(next)).toBe("fourth");
});
