import { brotliCompressSync } from "node:zlib";
import { minifySync, type Plugin } from "vite";

/** A source in the browser's half. */
interface Module {
  readonly id: string;
  readonly chunk: string;
  /** Minified, brotli, alone: together they are less. */
  readonly bytes: number;
  readonly importers: readonly string[];
}

const shown = 20;
const shownImporters = 3;

/** Weighs the sources of the build that the plugin takes part in. */
export function moduleWeights(): { plugin: Plugin; heaviest: typeof heaviestIn } {
  let modules: readonly Module[] = [];
  const heaviestIn = (scripts: readonly string[]) => heaviest(modules, scripts);
  return {
    heaviest: heaviestIn,
    plugin: {
      name: "yelkovan:module-weights",
      applyToEnvironment: ({ name }) => name === "client",
      generateBundle(_, bundle) {
        modules = Object.values(bundle).flatMap((chunk) => {
          if (chunk.type === "asset") return [];
          return Object.entries(chunk.modules).map(([id, { code }]) => ({
            id,
            chunk: `/${chunk.fileName}`,
            bytes: weigh(code ?? ""),
            importers: this.getModuleInfo(id)?.importers ?? [],
          }));
        });
      },
    },
  };
}

function weigh(code: string): number {
  const minified = minifySync("module.js", code, { module: false });
  return minified.code === "" ? 0 : brotliCompressSync(minified.code).byteLength;
}

/** The heaviest sources in these scripts, and which others in them ask for each. */
function heaviest(modules: readonly Module[], scripts: readonly string[]) {
  const loaded = modules.filter(({ chunk }) => scripts.includes(chunk));
  const ids = new Set(loaded.map(({ id }) => id));
  return loaded
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, shown)
    .map(({ id, chunk, bytes, importers }) => {
      const askers = importers.filter((importer) => ids.has(importer)).map(shortName);
      const others = askers.length > shownImporters ? ` +${askers.length - shownImporters}` : "";
      return {
        module: shortName(id),
        "KB alone": (bytes / 1000).toFixed(1),
        script: chunk.replace("/assets/", "").replace(/-.{8}\.js$/, ""),
        "asked for by": `${askers.slice(0, shownImporters).join(" ")}${others}`,
      };
    });
}

const shortName = (id: string) =>
  id.replace(`${process.cwd()}/`, "").replace(/^.*node_modules\//, "");
