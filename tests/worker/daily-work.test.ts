import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryDatabase } from "#tests/local-database.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";

const dayMs = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
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

test("after a crash and days without a server, what is over is deleted as soon as there is one again", async () => {
  await until(isComing);
  const expired = Date.now() - dayMs;
  const insert = `INSERT INTO drafts (draft_id, visitor, product_id, content_sealed, created_at, expires_at)
    VALUES ('over', 'v', 'trafik', 'x', ?, ?)`;
  queryDatabase(server.dataDirectory, insert, expired, expired);
  const isThere = () => queryDatabase(server.dataDirectory, "SELECT * FROM drafts").length === 1;

  await server.kill();
  const { dataDirectory } = server;
  server = await startServer({ dataDirectory });
  await until(isComing);
  expect(isThere()).toBe(true);

  await server.kill();
  const before = alarms(-3 * dayMs);
  expect(before.every((at) => at < Date.now())).toBe(true);
  server = await startServer({ dataDirectory });
  await until(() => !isThere());
  await until(isComing);
});
