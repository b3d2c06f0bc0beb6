import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeBundle } from "./bundle-broker.ts";
import type { MadeOnce } from "./desk.ts";
import { fixtureDirectory } from "./fixture/fixture-directory.ts";
import { testPasswordCost } from "./password-cost.ts";
import { deskVariable, madeOnce } from "./desk.ts";
import { startServer } from "./start-server.ts";

type Makers = Readonly<Record<MadeOnce, (name: string) => Promise<string>>>;

interface Closable {
  close(): Promise<void>;
}

async function runScript(
  script: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, [script, ...words], { env, stdio: "inherit" });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error(`${script} failed.`);
}

const makersIn = (folder: string, servers: Closable[]): Makers => ({
  async bundle(entry) {
    const bundle = await mkdtemp(path.join(folder, "bundle-"));
    await writeBundle(bundle, entry || undefined);
    return bundle;
  },
  async storage() {
    const storage = path.join(folder, "storage");
    await runScript("tests/make-storage.ts", [storage]);
    return storage;
  },
  async data() {
    const data = path.join(folder, "data");
    await mkdir(data);
    const cost = { PASSWORD_COST: String(testPasswordCost) };
    await runScript("scripts/data/prepare-local.ts", [], { ...cost, DATA_DIR: data, PORT: "0" });
    return data;
  },
  async server(kind) {
    const server = await startServer(
      kind === "fixture" ? { buildDirectory: fixtureDirectory } : {},
    );
    servers.push(server);
    return JSON.stringify({ url: server.url, dataDirectory: server.dataDirectory });
  },
  async gallery() {
    // Only the browser's suites want it, and it loads the bundler.
    const { startGallery } = await import("./e2e/gallery/server.ts");
    const gallery = await startGallery();
    servers.push(gallery);
    return gallery.url;
  },
});

/** Opens the desk before the first suite of a run, and clears away after the last what was made. */
export default async function openDesk(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "yelkovan-run-"));
  const servers: Closable[] = [];
  const makers = makersIn(folder, servers);
  const made = new Map<string, Promise<string>>();
  const desk = createServer((request, response) => {
    const address = request.url!;
    const [what = "", name = ""] = address.slice(1).split("?");
    const maker = makers[madeOnce.find((each) => each === what)!];
    const answer = made.get(address) ?? maker(decodeURIComponent(name));
    made.set(address, answer);
    answer.then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  desk.listen(0, "127.0.0.1");
  await once(desk, "listening");
  // For every process of this and later runs, the servers under test among them.
  process.env["NODE_COMPILE_CACHE"] ??= path.resolve("node_modules/.cache/compiled");
  process.env[deskVariable] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  return async () => {
    desk.close();
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  };
}
