// Scripts that a page needs before it can be used. What is dearer than here is found in `npm run bench -- weights`.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { lastBuild } from "#scripts/build/build-folders.ts";
import { productionDirectory } from "#scripts/build/production-directory.ts";
import { closure, manifestOf } from "#scripts/build/vite-client-assets.ts";

const client = path.join(lastBuild(productionDirectory), "client");
const manifest = await manifestOf(client);

const sizes = new Map<string, number>();
async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const { byteLength } = brotliCompressSync(await readFile(path.join(client, file)));
  sizes.set(file, byteLength);
  return byteLength;
}

/** Most files, and most KB as brotli at its best level (docs/performance.md). */
test.each([
  ["home", 7, 126],
  ["content", 6, 114],
  ["product", 8, 125],
  ["article", 7, 124],
  ["term", 6, 122],
  ["search", 6, 116],
  ["quote", 9, 162],
] as const)("%s starts with at most %i files of %i KB", async (page, mostFiles, mostKilobytes) => {
  const sources = ["client/entry.tsx", `client/pages/${page}/page.tsx`];
  const files = new Set(sources.flatMap((source) => closure(manifest, source)));
  const each = await Promise.all([...files].map(sizeOf));
  expect(files.size).toBeGreaterThan(3);
  expect(files.size).toBeLessThanOrEqual(mostFiles);
  expect(each.reduce((sum, bytes) => sum + bytes, 0) / 1000).toBeLessThanOrEqual(mostKilobytes);
});
