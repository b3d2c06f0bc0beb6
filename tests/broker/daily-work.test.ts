import type { D1Database } from "@cloudflare/workers-types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { until } from "./journey.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.stop());

const drafts = () => broker.query<{ draft_id: string }>("SELECT draft_id FROM drafts");

test("a back office that no clock calls deletes what is over once anybody asks it anything", async () => {
  const key = new Uint8Array(32).fill(5);
  const vault = createVault({ current: "k1", keys: { k1: key } });
  const database = (await broker.database()) as unknown as D1Database;
  const store = createStore(database, vault, createBlindIndex(key));
  const now = Date.now();
  const draft = { visitor: "v", productId: "trafik", content: "{}" };
  await store.drafts.save({ ...draft, draftId: "over" }, now, now - 1);
  await store.drafts.save({ ...draft, draftId: "kept" }, now, now + 60_000);
  expect(await drafts()).toHaveLength(2);
  expect((await broker.fetch("/dev/outbox.json")).status).toBe(200);
  const left = await until(drafts, (rows) => rows.length === 1);
  expect(left).toEqual([{ draft_id: "kept" }]);
});
