import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alertFields } from "#shared/alerts.ts";
import { salesCopy } from "#client/frame/copy.ts";
import { runBuiltWorker } from "#scripts/serve/built-worker.ts";
import { keepBuild } from "#scripts/build/build-folders.ts";
import { frontHeader } from "#scripts/serve/local-door.ts";
import { localSecrets } from "#scripts/data/local-state.ts";
import { productionDirectory } from "#scripts/build/production-directory.ts";
import { errorPageCopy } from "#shared/copy/error-page.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { makeDataDirectory, startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { keptStates, readState, restoreState } from "#tests/states/kept-state.ts";
import type { KeptLink } from "#tests/states/kept-state.ts";
import { createVisitors, opened } from "./opened-link.ts";
import { post, quotePath } from "./quote-forms.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "yelkovan-configuration-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

interface Said {
  readonly code: number | null;
  readonly lines: readonly string[];
}

/** Runs a script that is to end by itself. */
async function run(
  script: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Said> {
  const env = { ...process.env, SKIP_BUILD: "1", PORT: "0", DATA_DIR: directory, ...variables };
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, lines: Buffer.concat(output).toString().trim().split("\n") };
}

test.each(["scripts/start.ts", "scripts/start-node.ts"])(
  "%s names what it cannot run with, one line each",
  async (script) => {
    const { code, lines } = await run(script, [], {
      SITE_PUBLICURL: "abc",
      SITE_EMIAL: "a@ornek.example",
      COMMON_API_URL: "ftp://x.example",
      PAYMENT_PROVIDER: "iyzico",
      INSURER_SETTINGS: "{",
      LINK_KEY: "not from here",
    });
    expect([code, ...lines.toSorted()]).toEqual([
      1,
      "COMMON_API_URL is no https address",
      "INSURER_SETTINGS is not JSON: nothing is sold",
      "IYZICO_API_KEY is missing: nothing is sold",
      "IYZICO_SECRET_KEY is missing: nothing is sold",
      "LINK_KEY is not read from the environment: secrets.json has it",
      "SITE_EMIAL is not known; is SITE_EMAIL meant?",
      "SITE_PUBLICURL is no address of a site",
    ]);
  },
);

test("a port that is none is said to be none", async () => {
  const { code, lines } = await run("scripts/start.ts", [], { PORT: "abc" });
  expect([code, lines]).toEqual([1, ["PORT is not a number up to 65535"]]);
});

/** Runs a deployment beside a Wrangler that knows these secrets and does nothing. */
async function deploy(secrets: readonly string[]): Promise<Said> {
  const stub = path.join(directory, "wrangler");
  const list = JSON.stringify(secrets.map((name) => ({ name, type: "secret_text" })));
  await writeFile(stub, `#!/bin/sh\n[ "$1 $2" = "secret list" ] && echo '${list}' || exit 9\n`);
  await chmod(stub, 0o755);
  const place = `${directory}${path.delimiter}${process.env["PATH"]}`;
  return run("scripts/deploy.ts", ["--env", "production"], { PATH: place });
}

test("a deployment asks Wrangler for the names of secrets, and ends where one is missing", async () => {
  const secrets = ["SESSION_KEYS", "LINK_KEY", "SITE_ACCESS_TOKEN", "DATA_KEYS", "INDEX_KEYS"];
  const { code, lines } = await deploy(secrets);
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      "INDEX_KEY is missing",
      "BANK_KEY is missing",
      "IYZICO_API_KEY is missing",
      "INDEX_KEYS is not known; is INDEX_KEY meant?",
      "DB has a database_id of nought",
      "SITE_PUBLICURL is an example address",
    ]),
  );
  expect(lines.filter((line) => /LINK_KEY|DATA_KEYS/.test(line))).toEqual([]);
  expect(lines.at(-1)).toContain("production is not deployed");
});

test("on the platform, a worker that cannot run says why in its log and to whom waits for it", async () => {
  const dataDirectory = await makeDataDirectory();
  const logged: string[] = [];
  const secret = "a secret of this test alone";
  const runtime = runBuiltWorker({
    build: keepBuild(productionDirectory),
    dataDirectory,
    secret,
    handleLog: (line) => void logged.push(line),
    variables: {
      ...(await localSecrets(dataDirectory)),
      SITE_PUBLICURL: "abc",
      SITE_PHONEE: "0216 000 00 00",
      LINK_KEY: "short",
    },
  });
  try {
    const url = await runtime.ready;
    const get = (at: string) => fetch(new URL(at, url), { headers: { [frontHeader]: secret } });
    const page = await get("/");
    expect(page.status).toBe(500);
    expect(await page.text()).toContain(errorPageCopy.text);
    const readiness = await get("/readyz");
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: "unavailable", lacks: ["LINK_KEY", "SITE_PUBLICURL"] },
    ]);
    const told = (level: "warn" | "error", name: string, what: string) => ({
      level,
      event: "environment",
      ...(level === "error" ? alertFields("environment") : {}),
      name,
      what,
    });
    await expect
      .poll(() => logged.map((line) => JSON.parse(line) as unknown))
      .toEqual([
        told("warn", "SITE_PHONEE", "is not known; is SITE_PHONE meant?"),
        told("error", "LINK_KEY", "is shorter than 16 characters"),
        told("error", "SITE_PUBLICURL", "is no address of a site"),
      ]);
  } finally {
    await runtime.dispose();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});

describe("a site that lacks what selling needs", () => {
  const kept = readState(keptStates().at(-1)!);
  const linkTo = (isWanted: (link: KeptLink) => boolean) => kept.links.find(isWanted)!;
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      dataDirectory: await restoreState(kept),
      isWhole: true,
      isReady: false,
      variables: { PAYMENT_PROVIDER: "iyzico", INSURER_SETTINGS: '{"speed":0,"outage":{}}' },
    });
  });
  afterAll(() => server?.close());

  const visit = () => createEdgeClient(server.url, fetchFromAnywhere);

  test("says why in its log, and to whoever waits for it to be ready", async () => {
    const readiness = await fetch(`${server.url}/readyz`);
    const lacks = ["IYZICO_API_KEY", "IYZICO_SECRET_KEY", "INSURER_SETTINGS.outage"];
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: "sales-stopped", lacks },
    ]);
    const lines = server
      .log()
      .split("\n")
      .filter((line) => line.includes('"event":"sales-stopped"'));
    const why =
      "IYZICO_API_KEY is missing; IYZICO_SECRET_KEY is missing; INSURER_SETTINGS.outage is not known";
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: "error",
        event: "sales-stopped",
        part: "broker",
        ...alertFields("sales-stopped"),
        why,
      },
    ]);
  });

  test("tells visitors, with whom to call, in place of what would lead to a sale", async () => {
    const client = visit();
    const read = async (at: string) => (await client.fetch(at)).text();
    // A busy machine may take longer for the first answer than a page waits for it.
    await expect.poll(() => read("/")).toContain(salesCopy.title);
    for (const at of ["/", quotePath]) expect(await read(at)).toContain(salesCopy.title);
    const form = await read(quotePath);
    expect(form).toContain('href="tel:+908500000002"');
    expect(form).not.toContain('name="nationalNumber"');
    const sent = await post(client, quotePath, { intent: "next", nationalNumber: "10000000146" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, quotePath]);
    const purchase = linkTo(({ path: at }) => at.includes("/satin-al/"));
    const { status, text } = await opened(client, server, purchase);
    expect(status).toBe(200);
    expect(text).toContain("poliçenizi 0850 000 00 02 numaralı telefondan bizi arayarak");
    expect(text).not.toContain('name="cardNumber"');
  });

  test("keeps serving policies, their papers, accounts and claims", async () => {
    const policies = kept.links.filter(
      ({ path: at, owner }) => owner !== undefined && /police\.|belge\.pdf|siparis$/.test(at),
    );
    expect(policies.length).toBeGreaterThan(6);
    const visitor = createVisitors(() => server);
    for (const link of policies) {
      const { status, text } = await opened(visitor(link), server, link);
      expect([link.path, status, text.includes(link.says)]).toEqual([link.path, 200, true]);
    }
    const client = visit();
    const demo = { phone: "5320000001", password: "Yelkenli-2026" };
    expect((await post(client, "/giris", demo)).status).toBe(302);
    for (const at of ["/hesabim?page=policelerim", "/hasar-aninda", "/iletisim"]) {
      expect([at, (await client.fetch(at)).status]).toEqual([at, 200]);
    }
  });
});
