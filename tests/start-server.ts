import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { localFiles } from "#scripts/data/local-files.ts";
import { endpoints } from "#shared/routes.ts";
import { askDesk } from "./desk.ts";
import { testPasswordCost } from "./password-cost.ts";

export interface TestServer {
  readonly url: string;
  readonly dataDirectory: string;
  /** Of the process; the runtime is a child of it. */
  readonly processId: number;
  /** Everything written to its output so far. */
  log(): string;
  /** As a crash or a power cut: nothing gets a chance to tidy up. State stays. */
  kill(): Promise<void>;
  /** Kills the server and deletes its state. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Variables over those of wrangler.toml; insurers answer at once unless told otherwise. */
  readonly variables?: Readonly<Record<string, string>>;
  /** State to go on with; absent: that after a first start. */
  readonly dataDirectory?: string;
  /** Prepares the database as every `npm start` does: also where that has been done, and from nothing where there is no state. */
  readonly isWhole?: boolean;
  readonly port?: number;
  /** Of one that will not be ready, as it sells nothing or its back office is no whole one: it is waited for until it lives. */
  readonly isReady?: false;
  /** `npm start`, `npm run start:node` or `npm run dev`; the back office runs in workerd either way. */
  readonly runtime?: keyof typeof scripts;
  /** A build other than production's, for `workerd` alone. */
  readonly buildDirectory?: string;
}

const scripts = {
  workerd: "scripts/start.ts",
  node: "scripts/start-node.ts",
  dev: "scripts/dev.ts",
} as const;

const startWithinMs = 180_000;

const emptyDirectory = () => mkdtemp(path.join(tmpdir(), "yelkovan-test-"));

/** A data directory after its first start, with other secrets where some are given; prepared once for all suites of a run. */
export async function makeDataDirectory(
  secrets?: Readonly<Record<string, string>>,
): Promise<string> {
  const directory = await emptyDirectory();
  const prepared = await askDesk("data");
  if (prepared !== undefined) await cp(prepared, directory, { recursive: true });
  if (secrets === undefined) return directory;
  const { secrets: file } = localFiles(directory);
  const made = existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as object) : {};
  await writeFile(file, JSON.stringify({ ...made, ...secrets }));
  return directory;
}

/** Starts the production build the way `npm start` does, on a port and in a directory of its own. Builds nothing. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const port = options.port ?? (await freePort());
  const { isWhole = false } = options;
  const dataDirectory =
    options.dataDirectory ?? (await (isWhole ? emptyDirectory() : makeDataDirectory()));
  const isReady = existsSync(localFiles(dataDirectory).installation) && !isWhole;
  const script = scripts[options.runtime ?? "workerd"];
  const build = options.buildDirectory === undefined ? [] : [options.buildDirectory];
  const child = spawn(process.execPath, [script, ...build], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      SKIP_BUILD: "1",
      SKIP_PREPARATION: isReady ? "1" : "0",
      PORT: String(port),
      DATA_DIR: dataDirectory,
      INSURER_SETTINGS: '{"speed":0}',
      // A busy machine is no silent back office: what a suite reads is the page itself.
      FRAME_PATIENCE_MS: "5000",
      PASSWORD_COST: String(testPasswordCost),
      ...options.variables,
    },
  });
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const url = `http://localhost:${port}`;
  // With the last of its output, and that of the runtime.
  const exited = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const killGroup = () => {
    try {
      // The runtime is a child of the server.
      process.kill(-child.pid!, "SIGKILL");
    } catch {
      // Already gone.
    }
  };
  // Whoever started it may be stopped before it is.
  process.on("exit", killGroup);
  const kill = async () => {
    process.off("exit", killGroup);
    killGroup();
    await exited;
  };
  const isServing = await untilAnswered(
    url + (options.isReady === false ? endpoints.health : endpoints.ready),
    () => child.exitCode !== null,
    // Another server may have got the port that was free a moment ago.
    () => output.join("").includes(url),
  );
  if (!isServing) {
    const { exitCode } = child;
    await kill();
    throw new Error(`The server did not start (exit code ${exitCode}):\n${output.join("")}`);
  }
  return {
    url,
    dataDirectory,
    processId: child.pid!,
    log: () => output.join(""),
    kill,
    async close() {
      await kill();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function untilAnswered(
  url: string,
  isOver: () => boolean,
  isThere: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + startWithinMs;
  while (Date.now() < deadline && !isOver()) {
    const response = isThere() ? await fetch(url).catch(() => undefined) : undefined;
    if (response?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
