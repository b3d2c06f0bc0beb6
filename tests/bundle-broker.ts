import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "esbuild";
import { askDesk } from "#tests/desk.ts";
import { textsId, textsModule } from "#scripts/texts/read-texts.ts";

const texts: Plugin = {
  name: "texts",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: new RegExp(`^${textsId}$`) }, ({ path }) => ({ path, namespace: "texts" }));
    onLoad({ filter: /^/, namespace: "texts" }, () => ({ contents: textsModule() }));
  },
};

export interface BrokerModule {
  readonly type: "ESModule" | "Data";
  readonly path: string;
  readonly contents: Uint8Array;
}

const folder = "/broker";
const main = "broker.js";

/** First the module that is started. */
const modulesOf = (files: readonly { name: string; contents: Uint8Array }[]): BrokerModule[] =>
  files
    .toSorted((one, other) => Number(other.name === main) - Number(one.name === main))
    .map(({ name, contents }) => ({
      type: name.endsWith(".js") ? "ESModule" : "Data",
      path: join(folder, name),
      contents,
    }));

/** The broker alone, without the edge. What it loads when it is needed stands apart: a start takes as long as what it reads. */
async function bundleFiles(entry = "worker/broker/worker.ts") {
  const { outputFiles } = await build({
    entryPoints: { broker: entry },
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2024",
    platform: "browser",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    loader: { ".ttf": "copy" },
    plugins: [texts],
    minifySyntax: true,
    minifyWhitespace: true,
    charset: "utf8",
    outdir: folder,
    write: false,
  });
  return outputFiles.map((file) => ({ name: basename(file.path), contents: file.contents }));
}

/** Bundles the broker into an empty folder. */
export async function writeBundle(directory: string, entry?: string): Promise<void> {
  const files = await bundleFiles(entry);
  for (const { name, contents } of files) await writeFile(join(directory, name), contents);
}

/** The broker as Miniflare takes it; bundled once in a run. */
export async function brokerModules(entry?: string): Promise<BrokerModule[]> {
  const directory = await askDesk("bundle", entry);
  if (directory === undefined) return modulesOf(await bundleFiles(entry));
  const names = await readdir(directory);
  const read = names.map(async (name) => ({
    name,
    contents: await readFile(join(directory, name)),
  }));
  return modulesOf(await Promise.all(read));
}
