import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryDatabase } from "#tests/local-database.ts";
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

const ledger = () =>
  promisify(execFile)(process.execPath, ["scripts/ledger.ts"], {
    env: { ...process.env, DATA_DIR: server.dataDirectory },
  });

const rounds = isWhole ? 2 : 1;

/** What somebody of operations does; in a whole run several times. */
async function operate(name: string): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    expect(await officeAccounts(server, "add", name)).toContain("is invited");
    expect((await ledger()).stdout).toContain("reconciled");
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
