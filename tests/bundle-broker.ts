import { readFile } from "node:fs/promises";
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

/** The broker alone as one script: that it bundles without the edge is part of what is tested. */
export async function bundleBroker(entry = "worker/broker/worker.ts"): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    target: "es2024",
    platform: "browser",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    loader: { ".ttf": "binary" },
    plugins: [texts],
    // A runtime is started many times, and each time takes as long as its script is large.
    minifySyntax: true,
    minifyWhitespace: true,
    charset: "utf8",
    write: false,
  });
  return outputFiles[0]!.text;
}

/** The broker as Miniflare takes it; bundled once in a run. */
export async function brokerModule(entry?: string) {
  const file = await askDesk("bundle", entry);
  const contents = file === undefined ? await bundleBroker(entry) : await readFile(file, "utf8");
  return { type: "ESModule", path: "/broker.js", contents } as const;
}
