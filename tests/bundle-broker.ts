import { build } from "esbuild";

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
    write: false,
  });
  return outputFiles[0]!.text;
}
