// What a server finds that was killed, and started again on what it had stored.
import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { buyPathOf, makeVerified, quoted } from "./quote-forms.ts";

const dayMs = 86_400_000;

let server: TestServer;
/** Somebody with offers, and the way to buy one of them. */
let client: EdgeClient;
let buyPath: string;
beforeAll(async () => {
  server = await startServer();
  ({ client } = await makeVerified(server.url));
  buyPath = await buyPathOf(client, await quoted(client));
  await until(isComing);
  const insert = `INSERT INTO drafts (draft_id, visitor, product_id, content_sealed, created_at, expires_at)
    VALUES ('over', 'v', 'trafik', 'x', ?, ?)`;
  const expired = Date.now() - dayMs;
  await changeDatabase(server.dataDirectory, insert, expired, expired);
  await startAgain(insurersAway);
});
afterAll(() => server?.close());

const filesOf = (name: string) => {
  const folder = path.join(server.dataDirectory, "v3/do", name);
  const files = readdirSync(folder).filter((file) => file.endsWith(".sqlite"));
  return files.map((file) => new DatabaseSync(path.join(folder, file), { timeout: 5000 }));
};

/** Where the runtime keeps alarms, in nanoseconds: once for its clock, once beside the object's own storage. */
const alarmColumns = [
  ["_cf_ALARM", "scheduled_time", "1 = 1"],
  ["_cf_METADATA", "value", "key = 1"],
] as const;

/** The housekeeper's alarms as they are stored, epoch ms; each moved by so many ms first. */
function alarms(movedBy = 0): number[] {
  return filesOf("yelkovan-Housekeeper").flatMap((database) => {
    const found = alarmColumns.flatMap(([table, column, where]) => {
      const names = database.prepare("SELECT name FROM sqlite_master WHERE name = ?").all(table);
      if (names.length === 0) return [];
      const nanoseconds = movedBy * 1_000_000;
      database.exec(`UPDATE ${table} SET ${column} = ${column} + ${nanoseconds} WHERE ${where}`);
      const rows = database
        .prepare(`SELECT ${column} / 1000000 AS at FROM ${table} WHERE ${where}`)
        .all();
      return rows.map((row) => Number(row["at"]));
    });
    database.close();
    return found;
  });
}

async function until(look: () => boolean): Promise<void> {
  const deadline = Date.now() + 40_000;
  while (!look()) {
    if (Date.now() > deadline) throw new Error(`waited in vain:\n${server.log()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const isComing = () => {
  const all = alarms();
  return all.length > 0 && all.every((at) => at > Date.now() && at <= Date.now() + dayMs);
};

const insurersAway = {
  INSURER_SETTINGS: JSON.stringify({
    speed: 0,
    outages: Object.fromEntries(insurerProfiles.map(({ id }) => [id, "error"])),
  }),
};

/** Kills the server; meanwhile something is done, and it is started again where it was. */
async function startAgain(
  variables: Readonly<Record<string, string>> = {},
  meanwhile = () => {},
): Promise<void> {
  await server.kill();
  meanwhile();
  const { dataDirectory, url } = server;
  server = await startServer({ dataDirectory, variables, port: Number(new URL(url).port) });
}

test("an offer whose insurer is away leads to asking again, to the next offer and to a call", async () => {
  const page = await client.fetch(buyPath);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Fiyat şu anda doğrulanamadı");
  expect(html).toMatch(new RegExp(`<a href="${buyPath}"[^>]*>Fiyatı yeniden sor`));
  const [, next = ""] = /href="([^"]+)"[^>]*>Sıradaki teklif: [^<]+,\d\d TL/.exec(html) ?? [];
  expect(next).toMatch(/\/satin-al\//);
  expect(next).not.toBe(buyPath);
  const [, call = ""] = /href="([^"]+)"[^>]*>Sizi Arayalım/.exec(html) ?? [];
  expect((await client.fetch(call)).status).toBe(200);
  expect((await client.fetch(next)).status).toBe(200);
});

test("after a crash and days without a server, what is over is deleted as soon as there is one again", async () => {
  const isThere = () =>
    queryDatabase(server.dataDirectory, "SELECT * FROM drafts WHERE draft_id = 'over'").length ===
    1;
  await until(isComing);
  expect(isThere()).toBe(true);
  await startAgain({}, () => {
    const before = alarms(-3 * dayMs);
    expect(before.every((at) => at < Date.now())).toBe(true);
  });
  await until(() => !isThere());
  await until(isComing);
});
