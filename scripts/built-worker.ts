import { readdirSync } from "node:fs";
import path from "node:path";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { productionDirectory } from "./production-directory.ts";

export interface BuiltWorkerOptions {
  /** Variables and secrets over those of wrangler.toml. */
  readonly variables: Readonly<Record<string, string>>;
  /** The build, as `outDir` names it; absent: that of production. */
  readonly buildDirectory?: string | undefined;
  /** Where local state lives; the same layout as that of `npm start`. */
  readonly dataDirectory: string;
  /** Absent: any free one. */
  readonly port?: number;
  /** Takes the worker's log lines; absent: they go to this process's output. */
  readonly handleLog?: (line: string) => void;
}

/** The built worker in a local runtime, bindings and state included. */
export function runBuiltWorker(options: BuiltWorkerOptions): Miniflare {
  const { handleLog, buildDirectory = productionDirectory } = options;
  const directory = path.resolve(buildDirectory, "yelkovan");
  const config = unstable_readConfig({ config: path.join(directory, "wrangler.json") });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  const { modulesRules: _rules, ...worker } = workerOptions;
  return new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: path.join(options.dataDirectory, "v3"),
      ...(options.port === undefined ? {} : { port: options.port }),
      ...(handleLog === undefined
        ? {}
        : { handleStructuredLogs: ({ message }) => handleLog(message) }),
      workers: [
        {
          ...worker,
          name: "yelkovan",
          rootPath: directory,
          modules: builtModules(directory),
          // The configuration's own variables: a `.dev.vars` file beside it belongs to another server.
          bindings: { ...config.vars, ...options.variables },
        },
      ],
    }),
  );
}

/** Every script of the build, the entry first. */
function builtModules(directory: string): { type: "ESModule"; path: string }[] {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const scripts = files.filter((file) => file.endsWith(".js") && file !== "index.js");
  return ["index.js", ...scripts].map((file) => ({
    type: "ESModule",
    path: path.join(directory, file),
  }));
}
