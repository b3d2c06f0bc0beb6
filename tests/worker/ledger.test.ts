import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryDatabase } from "#tests/local-database.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function ledger(...words: string[]): Promise<Said> {
  const env = { ...process.env, DATA_DIR: server.dataDirectory };
  const run = promisify(execFile)(process.execPath, ["scripts/ledger.ts", ...words], { env });
  return run.then(
    (said) => ({ ...said, code: 0 }),
    (error: unknown) => error as Said,
  );
}

const book = (orderId: string, kind: string, account: string, kurus: number) =>
  queryDatabase(
    server.dataDirectory,
    "INSERT INTO ledger_entries VALUES (?, ?, ?, ?, ?, 'x', 1)",
    `${orderId}:${kind}`,
    orderId,
    kind,
    account,
    kurus,
  );
const order = (orderId: string, state: string) =>
  queryDatabase(
    server.dataDirectory,
    "INSERT INTO orders VALUES (?, 'q', 'o', 'f', ?, 1, 1, 1, 1, NULL)",
    orderId,
    state,
  );

test("`npm run ledger` tells what the accounts stand at, and fails when an order does not balance", async () => {
  order("a-1", "done");
  book("a-1", "capture", "card", 1_000_000);
  book("a-1", "premium", "insurer", -900_000);
  book("a-1", "commission", "commission", -100_000);
  order("b-1", "issuing");
  book("b-1", "capture", "card", 250_000);
  const balanced = await ledger();
  expect(balanced.code).toBe(0);
  expect(balanced.stdout.split("\n").filter((line) => line !== "")).toEqual([
    "card  capture  2  12.500,00 TL",
    "commission  commission  1  -1.000,00 TL",
    "insurer  premium  1  -9.000,00 TL",
    "open  1 orders  2.500,00 TL",
  ]);

  order("c-1", "refunded");
  book("c-1", "capture", "card", 5000);
  const unbalanced = await ledger();
  expect(unbalanced.code).toBe(1);
  expect(unbalanced.stderr).toContain("UNBALANCED  c-1  refunded  50,00 TL");
  expect(unbalanced.stderr).not.toContain("b-1");
});

test("it knows two environments beside the local one", async () => {
  const said = await ledger("--env", "elsewhere");
  expect(said.code).toBe(1);
  expect(said.stderr).toContain("--env staging|production");
});
