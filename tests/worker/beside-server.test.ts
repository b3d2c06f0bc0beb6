import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import { officeAccounts } from "#tests/office.ts";
import { isWhole } from "#tests/share-of-cases.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { makeVerified } from "./quote-forms.ts";

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

const rounds = isWhole ? 2 : 1;

/** What somebody of operations does; in a whole run several times. */
async function operate(name: string): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    expect(await officeAccounts(server, "add", name)).toContain("is invited");
    expect(await ledger()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("reconciled"),
    });
    expect(await officeAccounts(server, "remove", name)).toContain("is removed");
  }
}

/** Visitors who prove their phones, which writes, one after the other until nobody needs them any more. */
async function visit(isOver: () => boolean): Promise<number> {
  let visitors = 0;
  for (; !isOver(); visitors += 1) await makeVerified(server.url);
  return visitors;
}

const failures = () =>
  server
    .log()
    .split("\n")
    .filter((line) => /"status":5\d\d|SQLITE|"level":"error"/.test(line));

test("commands and a server that is used do not get in each other's way", async () => {
  let isOver = false;
  const visiting = [visit(() => isOver), visit(() => isOver)];
  await Promise.all([operate("ayse"), operate("mehmet")]).finally(() => (isOver = true));
  const visitors = await Promise.all(visiting);
  expect(Math.min(...visitors)).toBeGreaterThan(0);
  expect(failures()).toEqual([]);
  const audit = "SELECT count(*) AS n FROM office_audit WHERE action IN ('invited', 'removed')";
  expect(queryDatabase(server.dataDirectory, audit)).toEqual([{ n: 4 * rounds }]);
});

const book = (orderId: string, kind: string, account: string, kurus: number) =>
  changeDatabase(
    server.dataDirectory,
    "INSERT INTO ledger_entries VALUES (?, ?, ?, ?, ?, 'x', 1)",
    `${orderId}:${kind}`,
    orderId,
    kind,
    account,
    kurus,
  );
const order = (orderId: string, state: string, paidKurus: number) =>
  changeDatabase(
    server.dataDirectory,
    "INSERT INTO orders VALUES (?, 'q', 'o', 'f', ?, ?, 1, 1, 1, NULL, NULL, NULL, NULL, NULL)",
    orderId,
    state,
    paidKurus,
  );
const policy = (orderId: string, kurus: number) =>
  changeDatabase(
    server.dataDirectory,
    `INSERT INTO policies (policy_id, order_id, quote_id, firm_id, policy_number, gross_kurus, paid_kurus, instalment_count,
       issued_at) VALUES (?, ?, 'q', 'f', 'x', ?, ?, 1, 1)`,
    orderId,
    orderId,
    kurus,
    kurus,
  );

describe("the ledger", () => {
  test("`npm run ledger` tells what the accounts stand at, and fails when an order does not balance", async () => {
    // The server's own first comparison would raise what is booked here.
    const ended = "SELECT 1 FROM reconciliations WHERE finished_at IS NOT NULL";
    await expect.poll(() => queryDatabase(server.dataDirectory, ended).length).toBe(1);
    await order("a-1", "done", 1_000_000);
    await policy("a-1", 1_000_000);
    await book("a-1", "capture", "card", 1_000_000);
    await book("a-1", "premium", "insurer", -900_000);
    await book("a-1", "commission", "commission", -100_000);
    await order("b-1", "issuing", 250_000);
    await book("b-1", "capture", "card", 250_000);
    const balanced = await ledger();
    expect(balanced.code).toBe(0);
    expect(balanced.stdout.split("\n").filter((line) => line !== "")).toEqual([
      "card  capture  2  12.500,00 TL",
      "commission  commission  1  -1.000,00 TL",
      "insurer  premium  1  -9.000,00 TL",
      "open  1 orders  2.500,00 TL",
      expect.stringMatching(/^reconciled /),
    ]);

    await order("c-1", "refunded", 5000);
    await book("c-1", "capture", "card", 5000);
    const unbalanced = await ledger();
    expect(unbalanced.code).toBe(1);
    expect(unbalanced.stderr).toContain("UNBALANCED  c-1  refunded  50,00 TL");
    expect(unbalanced.stderr).not.toContain("b-1");
  });

  test("it tells when the ledger was last held against bank and insurers, and in what they differ", async () => {
    const change = (sql: string) => changeDatabase(server.dataDirectory, sql);
    await change("DELETE FROM orders");
    await change("DELETE FROM ledger_entries");
    // Later than the server's own.
    const startedAt = Date.parse("2099-11-22T00:17:00Z");
    await change(`INSERT INTO reconciliations VALUES (${startedAt}, NULL, 12, 1, 2, 3)`);
    const counts = "12 compared  1 mended  3 unanswered";
    expect((await ledger()).stdout).toContain(
      `reconciled  2099-11-22 00:17:00 UTC, goes on  ${counts}`,
    );
    await change("UPDATE reconciliations SET finished_at = started_at");
    await change("DELETE FROM policies");
    await order("d-1", "declined", 1);
    const agreed = await ledger();
    expect(agreed).toMatchObject({ code: 0, stderr: "" });
    expect(agreed.stdout).toContain(`reconciled  2099-11-22 00:17:00 UTC  ${counts}`);
    await change("UPDATE orders SET difference = 'policy-number premium'");
    const different = await ledger();
    expect(different.code).toBe(1);
    expect(different.stderr).toContain("DIFFERENT  d-1  policy-number premium");
    await change("DELETE FROM day_lists");
    await change(`INSERT INTO day_lists VALUES ('chargebacks', 'unsupported', '2026-11-01', '2026-11-01', '2026-11-01', 1),
    ('payments', 'unanswered', '2026-11-01', '2026-11-02', '2026-11-02', 1), ('policies:ilgaz', 'listed', '2026-11-01', '2026-11-03', '2026-11-03', 1)`);
    await change("INSERT INTO strays VALUES ('policies:ilgaz', 'nobody-1', 123400, 1)");
    const stray = await ledger();
    expect(stray.stderr).toContain("STRAY  nobody-1  policies:ilgaz  1.234,00 TL  no order stands");
    expect(stray.stdout.split("\n").filter((line) => line.startsWith("not compared"))).toEqual([
      "not compared  chargebacks  it cannot be listed by day",
      "not compared  payments  unanswered since 2026-11-02",
    ]);
  });

  test("it knows two environments beside the local one", async () => {
    const said = await ledger("--env", "elsewhere");
    expect(said.code).toBe(1);
    expect(said.stderr).toContain("--env staging|production");
  });
});

test("without a server they are done on its files", async () => {
  await server.kill();
  await officeAccounts(server, "add", "zeynep");
  expect(await officeAccounts(server, "list")).toBe(
    "zeynep  requests,money,campaigns,accounts  invited\n",
  );
  await expect(officeAccounts(server, "remove", "nobody")).rejects.toMatchObject({
    stdout: expect.stringContaining("There is no account"),
  });
});
