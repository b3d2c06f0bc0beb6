import { execFile, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { objectFile } from "#scripts/data/local-files.ts";
import { pausedCopy } from "#scripts/serve/copy.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { makeDataDirectory, startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { buyPathOf, makeVerified, quoted, startPayment } from "./quote-forms.ts";

/** The directory of an installation whose first start of all was broken off after its secrets. */
let installed: string;
let server: TestServer;
/** The secrets of the start that was broken off. */
let firstSecrets: string;
/** Path of the order's process inside it. */
let orderFile: string;

const databaseFolder = "v3/d1/miniflare-D1DatabaseObject";
const ordersFolder = "v3/do/yelkovan-OrderProcess";
const nameOf = (folder: string) =>
  readdirSync(path.join(installed, folder)).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))!;

beforeAll(async () => {
  installed = await makeDataDirectory();
  rmSync(path.join(installed, "v3"), { recursive: true });
  rmSync(path.join(installed, "installation.json"));
  firstSecrets = readFileSync(path.join(installed, "secrets.json"), "utf8");
  server = await startServer({ dataDirectory: installed, isWhole: true });
});
afterAll(async () => {
  await server.kill();
  await rm(installed, { recursive: true, force: true });
});

async function crash(): Promise<void> {
  const { client } = await makeVerified(server.url);
  const buyPath = await buyPathOf(client, await quoted(client));
  expect(await startPayment(client, buyPath)).toMatch(/^\/banka\/3d\//);
  const [order] = queryDatabase(installed, "SELECT quote_id FROM orders");
  orderFile = objectFile(ordersFolder, String(order?.["quote_id"]));
  expect(existsSync(path.join(installed, orderFile))).toBe(true);
  await server.kill();
}
let crashed: Promise<void> | undefined;
/** With an order at the bank the server is killed, before the runtime has put the order's object away. */
const untilCrashed = () => (crashed ??= crash());

interface Start {
  readonly code: number | null;
  readonly said: string;
}

/** Starts a server that is to end by itself. */
async function startInVain(
  dataDirectory: string,
  ports: Readonly<Record<string, number>> = { PORT: 0 },
): Promise<Start> {
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      SKIP_BUILD: "1",
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      DATA_DIR: dataDirectory,
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, said: Buffer.concat(output).toString() };
}

async function copied<T>(use: (directory: string) => Promise<T>): Promise<T> {
  await untilCrashed();
  const directory = await mkdtemp(path.join(tmpdir(), "yelkovan-state-"));
  try {
    await cp(installed, directory, { recursive: true });
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Files and directories that somebody else than their owner may read, write or enter. */
const openToOthers = (directory: string): string[] =>
  ["", ...readdirSync(directory, { recursive: true, encoding: "utf8" })].filter(
    (name) => (statSync(path.join(directory, name)).mode & 0o077) !== 0,
  );

test("a first start that was broken off after its secrets is begun again with them, and what it writes belongs to its owner alone", () => {
  expect(readFileSync(path.join(installed, "secrets.json"), "utf8")).toBe(firstSecrets);
  expect(openToOthers(installed)).toEqual([]);
});

/** What a fault is: one line, no stack, nothing built or started after it. */
function expectFault({ code, said }: Start, what: RegExp | string): void {
  expect(said).toMatch(what);
  expect(said.trim().split("\n")).toHaveLength(1);
  expect(said).not.toMatch(/\bat \w|node:internal|Error:/);
  expect(code).toBe(1);
}

describe("beside a server", () => {
  test("another does not start on the same data", async () => {
    expectFault(await startInVain(server.dataDirectory), /^Another server runs on .*DATA_DIR=/);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test("it is not ready while a secret is not the one the data were written with", async () => {
    const readiness = async () => {
      const response = await fetch(`${server.url}/readyz`);
      return [response.status, await response.json()];
    };
    const change = (from: string, to: string) =>
      changeDatabase(
        server.dataDirectory,
        "UPDATE key_canaries SET value = REPLACE(value, ?, ?) WHERE name = 'INDEX_KEY'",
        from,
        to,
      );
    const [written] = queryDatabase(
      server.dataDirectory,
      "SELECT value FROM key_canaries WHERE name = 'INDEX_KEY'",
    );
    const value = String(written!["value"]);
    await change(value, "another");
    expect(await readiness()).toEqual([503, { status: "unavailable", unfit: ["INDEX_KEY"] }]);
    await change("another", value);
    expect(await readiness()).toEqual([200, { status: "ready" }]);
  });

  test.each([["PORT"], ["INSPECTOR_PORT"]])(
    "another does not start with its %s",
    async (variable) => {
      const taken = { PORT: 0, [variable]: Number(new URL(server.url).port) };
      const start = await startInVain(path.join(server.dataDirectory, "other"), taken);
      expectFault(start, /^Port \d+ is already in use\. Stop what runs there, or choose another/);
      expect(start.said).toContain(`: ${variable}=`);
    },
  );
});

type Damage = (directory: string) => void | Promise<void>;

const remove =
  (...files: (() => string)[]): Damage =>
  (directory) => {
    for (const file of files) rmSync(path.join(directory, file()), { force: true });
  };
const garble =
  (file: () => string, text: string | Buffer = randomBytes(9000)): Damage =>
  (directory) => {
    for (const log of ["-wal", "-shm"]) rmSync(path.join(directory, file() + log), { force: true });
    writeFileSync(path.join(directory, file()), text);
  };
/** Cuts a database in half, after all of it was written to it. */
const cut =
  (file: () => string): Damage =>
  (directory) => {
    const whole = path.join(directory, file());
    const database = new DatabaseSync(whole);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    database.close();
    truncateSync(whole, Math.floor(readFileSync(whole).length / 8192) * 4096);
  };
const secrets = () => "secrets.json";
const database = () => path.join(databaseFolder, nameOf(databaseFolder));
const orderObject = () => orderFile;
const alarms = () => path.join(ordersFolder, "metadata.sqlite");
const logOf = (file: () => string) => () => `${file()}-wal`;

/** Changes single secrets; undefined takes one away. */
const changeSecrets =
  (change: Record<string, string | undefined>): Damage =>
  (directory) => {
    const file = path.join(directory, secrets());
    const known = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    writeFileSync(file, JSON.stringify({ ...known, ...change }));
  };
const otherKey = () => randomBytes(32).toString("base64");

const faults: readonly (readonly [name: string, damage: Damage, says: RegExp])[] = [
  ["no secrets", remove(secrets), /secrets\.json is missing, and without it/],
  ["half of the secrets", garble(secrets, '{"LINK_KEY": "abc'), /secrets\.json is damaged and can/],
  ["empty secrets", garble(secrets, ""), /secrets\.json is damaged and cannot be read/],
  ["no data keys", changeSecrets({ DATA_KEYS: undefined }), /secrets\.json lacks DATA_KEYS/],
  ["no link key", changeSecrets({ LINK_KEY: undefined }), /secrets\.json lacks LINK_KEY/],
  ["a damaged key", changeSecrets({ INDEX_KEY: "%" }), /secrets\.json is damaged: INDEX_KEY/],
  ["a damaged ring", changeSecrets({ SESSION_KEYS: "{}" }), /is damaged: SESSION_KEYS/],
  ["another index key", changeSecrets({ INDEX_KEY: otherKey() }), /another INDEX_KEY than/],
  [
    "another data key",
    changeSecrets({ DATA_KEYS: JSON.stringify({ current: "k1", keys: { k1: otherKey() } }) }),
    /secrets\.json has another DATA_KEYS\.k1 than the data/,
  ],
  [
    "nothing but its secrets and its note",
    (directory) => rmSync(path.join(directory, "v3"), { recursive: true }),
    /d1\/.*\.sqlite is missing/,
  ],
  ["no database", remove(database, logOf(database)), /d1\/.*\.sqlite is missing/],
  ["a database of garbage", garble(database), /[0-9a-f]{64}\.sqlite is damaged/],
  ["half a database", cut(database), /[0-9a-f]{64}\.sqlite is damaged/],
  ["a database without its log", remove(logOf(database)), /[0-9a-f]{64}\.sqlite has lost what/],
  [
    "no object of an order",
    remove(orderObject, logOf(orderObject)),
    /OrderProcess\/[0-9a-f]{64}\.sqlite is mis/,
  ],
  ["an order of garbage", garble(orderObject), /OrderProcess\/[0-9a-f]{64}\.sqlite is damaged/],
  [
    "an order without its log",
    remove(logOf(orderObject)),
    /OrderProcess\/[0-9a-f]{64}\.sqlite has lost/,
  ],
  [
    "no object of a cancellation",
    (directory) =>
      changeDatabase(
        directory,
        "INSERT INTO cancellations (cancellation_id, order_id, quote_id, policy_number, ground, state, ends_on, refund_kurus, asked_at, updated_at) SELECT order_id || ':c1', order_id, quote_id, '1', 'sold', 'sending', '2026-11-25', 0, 0, 0 FROM orders",
      ),
    /CancellationProcess\/[0-9a-f]{64}\.sqlite is missing/,
  ],
  ["no alarms", remove(alarms, logOf(alarms)), /OrderProcess\/metadata\.sqlite is missing/],
  ["alarms of garbage", garble(alarms), /OrderProcess\/metadata\.sqlite is damaged/],
  [
    "a damaged note of what there is",
    garble(() => "installation.json", "{"),
    /installation\.json is/,
  ],
];

/** What the start says of directories before it builds or writes anything, each in turn. */
const looking = `
  import { openInstallation } from "./scripts/data/local-installation.ts";
  import { faultOf } from "./scripts/data/local-fault.ts";
  for (const directory of process.argv.slice(1)) {
    const fault = await openInstallation(directory).catch((error) => faultOf(error, directory));
    console.log(fault?.message);
  }
`;

/** Names of what is in a directory. */
const inside = (directory: string) => readdirSync(directory, { recursive: true }).map(String);
const isMade = (name: string) => !/-(?:wal|shm)$|server\.lock/.test(name);

function expectWayOut(said: string, says: RegExp, directory: string): void {
  expect(said).toMatch(says);
  expect(said).toContain(directory);
  expect(said).toContain("Restore");
  expect(said).toContain("DATA_DIR=");
}

test("whatever of an installation is missing, damaged or another's is named with the way out, and nothing is made anew in its place", async () => {
  await untilCrashed();
  const place = await mkdtemp(path.join(tmpdir(), "yelkovan-faults-"));
  try {
    const damaged = faults.map((_, at) => path.join(place, String(at)));
    for (const [at, [, damage]] of faults.entries()) {
      await cp(installed, damaged[at]!, { recursive: true });
      await damage(damaged[at]!);
    }
    const before = damaged.map(inside);
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--input-type=module",
      "--eval",
      looking,
      ...damaged,
    ]);
    const said = stdout.trim().split("\n");
    expect(said).toHaveLength(faults.length);
    for (const [at, [, , says]] of faults.entries()) {
      expectWayOut(said[at]!, says, damaged[at]!);
      const after = inside(damaged[at]!);
      expect(after.filter(isMade).toSorted()).toEqual(before[at]!.filter(isMade).toSorted());
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
});

test.each(shareOf(faults, 7))(
  "a start with %s stops at it and says the way out",
  async (_name, damage, says) => {
    await copied(async (directory) => {
      await damage(directory);
      const before = inside(directory);
      const start = await startInVain(directory);
      expectFault(start, says);
      expectWayOut(start.said, says, directory);
      const after = inside(directory);
      expect(after.filter(isMade).toSorted()).toEqual(before.filter(isMade).toSorted());
    });
  },
);

test("a directory that is a file is said to be none", async () => {
  await copied(async (directory) => {
    const file = path.join(directory, secrets(), "data");
    expectFault(await startInVain(file), /data cannot be written to/);
  });
});

/** A place that a small disk may be mounted at. */
const disk = await mkdtemp(path.join(tmpdir(), "yelkovan-disk-"));

/** Takes a file away from everybody, root too, where the file system knows how. */
const setImmutable = (file: string, isImmutable: boolean): boolean =>
  spawnSync("chattr", [isImmutable ? "+i" : "-i", file]).status === 0;
const canSetImmutable = setImmutable(disk, true);
setImmutable(disk, false);

test.runIf(canSetImmutable)("an immutable file is named at once", async () => {
  await untilCrashed();
  for (const name of [database(), orderObject()]) {
    await copied(async (directory) => {
      const file = path.join(directory, name);
      setImmutable(file, true);
      const start = await startInVain(directory);
      setImmutable(file, false);
      expectFault(start, `${file} cannot be written to. It is immutable or somebody else's.`);
    });
  }
});

/** A small disk of its own, which needs the right to mount one. */
const mount = () =>
  process.platform === "linux" &&
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=48m", "tmpfs", disk]).status === 0;
// A runtime that was killed may hold it a moment longer.
const unmount = () => spawnSync("umount", ["--lazy", disk]);
const canMount = mount();
unmount();
afterAll(() => rm(disk, { recursive: true, force: true }));

describe("started again", () => {
  const dataDirectory = path.join(disk, "data");
  const notes = `${databaseFolder}/metadata.sqlite`;
  let started: TestServer | undefined;
  const start = async () => {
    await untilCrashed();
    await cp(installed, dataDirectory, { recursive: true });
    for (const name of ["", "v3", database()]) chmodSync(path.join(dataDirectory, name), 0o755);
    garble(() => "v3/cache/miniflare-CacheObject/metadata.sqlite")(dataDirectory);
    garble(() => notes)(dataDirectory);
    changeSecrets({ SESSION_KEYS: undefined })(dataDirectory);
    writeFileSync(path.join(dataDirectory, "secrets.json.1.tmp"), '{"LINK_KEY": "ab');
    return startServer({ dataDirectory });
  };
  /** A server on what is left after the crash, some of which an earlier version left open and some of which is damaged. */
  const untilStarted = async () => (started ??= await start());
  const ballast = path.join(disk, "ballast");
  /** Leaves no more room than so much. */
  const fill = (leftBytes: number) => {
    rmSync(ballast, { force: true });
    const { stdout } = spawnSync("df", ["--output=avail", "-B1", disk]);
    const free = Number(stdout.toString().split("\n")[1]);
    writeFileSync(ballast, Buffer.alloc(free - leftBytes));
  };
  beforeAll(() => void (canMount && mount()));
  afterAll(async () => {
    await started?.kill();
    if (canMount) unmount();
  });

  test.runIf(canMount).each([0, 1_000_000])(
    "nothing is, on a full disk with %i bytes left",
    async (left) => {
      fill(left);
      const vain = await startInVain(path.join(disk, "none"));
      expectFault(vain, /^The disk of \S+ is full\. Make room there, or choose .*DATA_DIR=/);
      rmSync(ballast);
    },
  );

  test("what an earlier version left open is closed, and what costs nothing that lasts is made anew: caches, secrets no data rest on, the rest of a write", async () => {
    const site = await untilStarted();
    expect(site.log()).toContain(`${notes} was damaged and is made anew`);
    expect(openToOthers(dataDirectory)).toEqual([]);
    const [order] = queryDatabase(dataDirectory, "SELECT state FROM orders");
    expect(order).toEqual({ state: "awaiting-bank" });
  });

  test.runIf(canMount)(
    "a full disk pauses a running site, which goes on by itself once there is room",
    async () => {
      const site = await untilStarted();
      const readiness = async () => {
        const response = await fetch(`${site.url}/readyz`);
        return [response.status, await response.json()];
      };
      for (const left of [4_000_000, 0]) {
        fill(left);
        await expect.poll(readiness).toEqual([503, { status: "unavailable", reason: "disk-full" }]);
        const page = await fetch(site.url);
        expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "30"]);
        expect(await page.text()).toContain(pausedCopy.text);
        expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
        rmSync(ballast);
        await expect.poll(readiness).toEqual([200, { status: "ready" }]);
      }
      const events = site.log().match(/"event":"disk-[\w-]+"/g);
      expect(events?.slice(0, 2)).toEqual(['"event":"disk-full"', '"event":"disk-has-room"']);
      // It writes again.
      await makeVerified(site.url);
    },
  );
});
