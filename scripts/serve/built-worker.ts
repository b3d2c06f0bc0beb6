import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { doorModule } from "./local-door.ts";
import { readLocalRuntime } from "../build/local-runtime.ts";

/**
 * The runtime is some fifteen workers, and V8 lets each heap grow before it looks for garbage, which here holds streams and
 * buffers outside of it as well: a gigabyte after 30,000 requests. Small spaces are looked through early.
 */
const v8Flags = "--min-semi-space-size=1 --max-semi-space-size=2 --initial-old-space-size=4";

export interface BuiltWorkerOptions {
  /** Variables and secrets over those of wrangler.toml. */
  readonly variables: Readonly<Record<string, string>>;
  /** Folder of the build, which is kept (`keepBuild`): files are read from it when they are asked for. */
  readonly build: string;
  /** What a request shows to be answered (`local-door.ts`); absent: none is, and only the bindings are of use. */
  readonly secret?: string;
  /** Where local state lives; the same layout as that of `npm start`. */
  readonly dataDirectory: string;
  /** Absent: any free one. */
  readonly port?: number;
  /** Whether files are left out, and with them the local router that every request passes here and none on the platform. */
  readonly isWithoutFiles?: true;
  /** Takes the worker's log lines; absent: they go to this process's output. */
  readonly handleLog?: (line: string) => void;
  /** Port of the worker's inspector; absent: it has none. */
  readonly inspectorPort?: number | undefined;
}

/** The built worker in a local runtime, bindings and state included. */
export function runBuiltWorker(options: BuiltWorkerOptions): Miniflare {
  const { handleLog } = options;
  process.env["MINIFLARE_WORKERD_V8_FLAGS"] ??= v8Flags;
  const directory = path.join(options.build, "yelkovan");
  const worker = readLocalRuntime(directory);
  if (options.isWithoutFiles === true) delete worker.assets;
  const door = doorModule("./index.js", options.secret ?? randomBytes(32).toString("base64url"));
  return new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: path.join(options.dataDirectory, "v3"),
      ...(options.port === undefined ? {} : { port: options.port }),
      ...(options.inspectorPort === undefined ? {} : { inspectorPort: options.inspectorPort }),
      ...(handleLog === undefined
        ? {}
        : { handleStructuredLogs: ({ message }) => handleLog(message) }),
      workers: [
        {
          ...worker,
          name: "yelkovan",
          modules: [
            { type: "ESModule", path: path.join(directory, "door.js"), contents: door },
            ...builtModules(directory),
          ],
          bindings: { ...(worker.bindings as object), ...options.variables },
        },
      ],
    }),
  );
}

/** Every script of the build. */
function builtModules(directory: string): { type: "ESModule"; path: string }[] {
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const scripts = files.filter((file) => file.endsWith(".js"));
  return scripts.map((file) => ({ type: "ESModule", path: path.join(directory, file) }));
}
