import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { unstable_getMiniflareWorkerOptions } from "wrangler";

type WorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>["workerOptions"];

const fileIn = (directory: string) => path.join(directory, "local-runtime.json");

/**
 * Writes down what the local runtime has to be told of a built worker, from the configuration in its directory. Once, at the
 * build: Wrangler takes half a second and 130 MB of whoever loads it.
 */
export async function writeLocalRuntime(directory: string): Promise<void> {
  const wrangler = await import("wrangler");
  const config = wrangler.unstable_readConfig({ config: path.join(directory, "wrangler.json") });
  const { workerOptions } = wrangler.unstable_getMiniflareWorkerOptions(config);
  const { modulesRules: _rules, rootPath: _root, ...options } = workerOptions;
  // Paths are the reader's to know: a build is the same wherever it is made.
  const assets = { ...(options.assets as object), directory: undefined };
  // The configuration's own variables: a `.dev.vars` file beside it belongs to another server.
  const runtime = { ...options, assets, bindings: config.vars };
  writeFileSync(fileIn(directory), JSON.stringify(runtime));
}

/** Reads it; the directory may have moved meanwhile. */
export function readLocalRuntime(directory: string): WorkerOptions {
  const runtime = JSON.parse(readFileSync(fileIn(directory), "utf8")) as WorkerOptions;
  const { assets } = runtime;
  return {
    ...runtime,
    rootPath: directory,
    assets: { ...(assets as object), directory: path.resolve(directory, "../client") },
  };
}
