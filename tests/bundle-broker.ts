import { build } from "esbuild";
import type { Plugin } from "esbuild";
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
    write: false,
  });
  return outputFiles[0]!.text;
}
