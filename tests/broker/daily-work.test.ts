import type { D1Database } from "@cloudflare/workers-types";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { until } from "./journey.ts";

let broker: TestBroker;
beforeEach(async () => {
  broker = await startBroker();
});
afterEach(() => broker.stop());

/** So long after it was last saved a draft is kept. */
const draftLifeMs = 30 * 86_400_000;

const drafts = () => broker.query<{ draft_id: string }>("SELECT draft_id FROM drafts");

/** Keeps a draft that is over and one that is not, before anybody asks the back office anything. */
async function keepDrafts(): Promise<void> {
  const key = new Uint8Array(32).fill(5);
  const vault = createVault({ current: "k1", keys: { k1: key } });
  const database = (await broker.database()) as unknown as D1Database;
  const store = createStore(database, vault, createBlindIndex(key));
  const now = Date.now();
  const draft = { visitor: "v", productId: "trafik", content: "{}", campaign: null };
  await store.drafts.save({ ...draft, draftId: "over" }, now - draftLifeMs - 1);
  await store.drafts.save({ ...draft, draftId: "kept" }, now - draftLifeMs + 60_000);
  expect(await drafts()).toHaveLength(2);
}

async function expectDeleted(): Promise<void> {
  expect((await broker.fetch("/dev/outbox.json")).status).toBe(200);
  const left = await until(drafts, (rows) => rows.length === 1);
  expect(left).toEqual([{ draft_id: "kept" }]);
}

test("a back office that no clock calls deletes what is over once anybody asks it anything", async () => {
  await keepDrafts();
  await expectDeleted();
});

test("a reconciliation that a crash has cut short keeps nothing from being deleted", async () => {
  await keepDrafts();
  await broker.query(
    `INSERT INTO reconciliations (started_at, compared, mended, differing, unanswered) VALUES (${Date.now()}, 0, 0, 0, 0)`,
  );
  await expectDeleted();
});
