import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin, Manifest } from "vite";
import { iconSheet, symbolsIn } from "./icons.ts";
import { readStyleSheet } from "./read-style-sheet.ts";
import { developmentIcons } from "./vite-icons.ts";

const virtualId = "virtual:client-assets";

/** The map of the scripts' names, in the client's folder. Of the build's own folder nothing is served. */
export const importMapFile = ".vite/importmap.json";

/**
 * What the server needs to know about the client build, as a module: the entry script, the style sheet and the icons in pieces, the
 * scripts each page wants preloaded and by which addresses scripts find each other. In development they are the sources; in
 * a build they come from the client manifest, which is why the client is built first. `outDir` is the folder of the build,
 * from the project's root; `iconPlaces` where names of icons stand beside the usual ones.
 */
export function clientAssets(outDir: string, iconPlaces: readonly string[] = []): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "yelkovan:client-assets",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    async load(id) {
      if (id !== `\0${virtualId}`) return null;
      const assets = isBuild
        ? await builtAssets(path.resolve(root, outDir, "client"))
        : { ...developmentAssets, icons: symbolsIn(iconSheet(root, iconPlaces)) };
      return `export const clientAssets = ${JSON.stringify(assets)};`;
    },
  };
}

const developmentAssets = {
  entry: "/client/entry.tsx",
  styles: [],
  styleSheet: "/__uno.css?direct",
  iconSheet: developmentIcons,
  preloads: {},
  importMap: "",
  font: "/assets/text.woff2",
};

async function builtAssets(clientDirectory: string) {
  const manifest = await manifestOf(clientDirectory);
  const entry = manifest[entrySource];
  if (entry === undefined) throw new Error("The client build has no entry.");
  const styleSheet = await onlyFile(clientDirectory, ".css");
  const icons = await onlyFile(clientDirectory, ".svg");
  return {
    entry: `/${entry.file}`,
    styles: readStyleSheet(await readFile(path.join(clientDirectory, styleSheet), "utf8")),
    styleSheet,
    icons: symbolsIn(await readFile(path.join(clientDirectory, icons), "utf8")),
    iconSheet: icons,
    preloads: preloadsOf(manifest),
    importMap: await readFile(path.join(clientDirectory, importMapFile), "utf8"),
    font: await onlyFile(clientDirectory, ".woff2"),
  };
}

/** What Vite says of the browser's files, by their sources. */
export const manifestOf = async (clientDirectory: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(clientDirectory, ".vite/manifest.json"), "utf8")) as Manifest;

const entrySource = "client/entry.tsx";

/**
 * Source → what has to be there before it runs: of the entry what it imports statically, of a page or a line its own script as
 * well, without the entry's.
 */
function preloadsOf(manifest: Manifest): Record<string, string[]> {
  const [, ...ofEntry] = closure(manifest, entrySource);
  const others = Object.keys(manifest).filter((source) =>
    /^(client\/pages\/.+\/page|shared\/lines\/.+)\.tsx?$/.test(source),
  );
  const preloads = others.map((source) => {
    const files = closure(manifest, source).filter((file) => !ofEntry.includes(file));
    return [source, files] as const;
  });
  const addresses = [[entrySource, ofEntry] as const, ...preloads].map(
    ([source, files]) => [source, files.map((file) => `/${file}`)] as const,
  );
  return Object.fromEntries(addresses);
}

/** The script of a source and all that it imports statically. */
export function closure(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const chunk = manifest[source];
  if (chunk === undefined) return [];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}

/** Address of the asset with this ending; there is one. */
async function onlyFile(clientDirectory: string, ending: string): Promise<string> {
  const files = await readdir(path.join(clientDirectory, "assets"));
  const [file, ...others] = files.filter((name) => name.endsWith(ending));
  if (file === undefined || others.length > 0) {
    throw new Error(`The client build has not one file “*${ending}”.`);
  }
  return `/assets/${file}`;
}
