import type { D1Database } from "@cloudflare/workers-types";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import * as schema from "#worker/broker/store/schema.ts";
import type { FirmAnswer } from "#worker/broker/store/answer-repository.ts";
import { createStore } from "#worker/broker/store/store.ts";
import type { Store } from "#worker/broker/store/store.ts";
import { startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-20T09:00:00Z");
const key = new Uint8Array(32).fill(5);

let broker: TestBroker;
let store: Store;
beforeAll(async () => {
  broker = await startBroker();
  const database = (await broker.database()) as unknown as D1Database;
  const vault = createVault({ current: "k1", keys: { k1: key } });
  store = createStore(database, vault, createBlindIndex(key));
});
afterAll(() => broker.stop());

test.each(Object.entries(schema as Record<string, SQLiteTable>))(
  "the migrations make the table of %s",
  async (_name, table) => {
    const { name, columns } = getTableConfig(table);
    const rows = await broker.query<{ name: string; notnull: number }>(
      `PRAGMA table_info(${name})`,
    );
    const made = rows.map((row) => row.name).toSorted();
    expect(made).toEqual(columns.map((column) => column.name).toSorted());
  },
);

const quote = (quoteId: string, createdAt: number) => ({
  quoteId,
  visitor: "v",
  productId: "trafik",
  phoneIndex: "i",
  phone: "5321234567",
  content: {
    name: "Ayşe",
    surname: "Yılmaz",
    cityName: "İstanbul",
    county: "Kadıköy",
    isManual: true,
    request: {
      productId: "trafik" as const,
      holder: { kind: "person" as const, nationalNumber: "10000000146", provinceCode: "34" },
      vehicle: {
        plate: "34ABC123",
        provinceCode: "34",
        usage: "hususi-otomobil",
        brand: "Ford",
        model: "Focus",
        modelYear: 2020,
        fuel: "benzin" as const,
        seats: 5,
        engineNumber: "ABC123456",
        chassisNumber: "NM0ABCDEFGH123456",
        firstRegistration: "2020-06-15",
      },
      step: 4 as const,
      startDate: "2026-11-20",
      isFleet: false,
    },
  },
  subject: "34 *** 123",
  vehicle: "Ford Focus 2020",
  policyStart: "2026-11-20",
  previousPolicyEnd: null,
  isEarlyRenewal: false,
  firmIds: ["ardic"],
  createdAt,
  deadline: createdAt + 70_000,
});

const waiting: FirmAnswer = { firmId: "ardic", sequence: 1, state: "timeout" };

test("what is kept no longer is deleted with everything that hangs on it, the rest stays", async () => {
  await store.quotes.add(quote("old", now - 91 * day), "{}");
  await store.quotes.add(quote("bought", now - 91 * day), "{}");
  await store.quotes.add(quote("young", now - 89 * day), "{}");
  for (const id of ["old", "bought", "young"]) await store.answers.save(id, waiting, now);
  await store.quotes.markPurchased("bought", now - 90 * day);
  const draft = { visitor: "v", productId: "trafik", content: "{}" };
  await store.drafts.save({ ...draft, draftId: "old" }, now, now - 1);
  await store.drafts.save({ ...draft, draftId: "young" }, now, now + 1);
  const message = { channel: "sms", to: "5321234567", subject: "", text: "x" };
  await store.outbox.add({ ...message, at: now - 31 * day }, undefined);
  await store.outbox.add({ ...message, at: now - 29 * day }, undefined);

  await store.deleteExpired(now);

  const ids = async (table: string, column = "quote_id") =>
    (await broker.query<Record<string, string>>(`SELECT ${column} FROM ${table}`))
      .map((row) => row[column])
      .toSorted();
  expect(await ids("quotes")).toEqual(["bought", "young"]);
  expect(await ids("answers")).toEqual(["bought", "young"]);
  expect(await ids("attributions")).toEqual(["bought", "young"]);
  expect(await ids("drafts", "draft_id")).toEqual(["young"]);
  expect(await store.outbox.list(undefined, 10)).toHaveLength(1);
});

test("a quote comes back as it was stored, and lies unreadable", async () => {
  await store.quotes.add(quote("q", now), undefined);
  expect(await store.quotes.open("q")).toEqual({ ...quote("q", now), purchasedAt: null });
  const rows = JSON.stringify(await broker.query("SELECT * FROM quotes"));
  expect(rows).not.toMatch(/5321234567|10000000146|34ABC123|Ayşe|Yılmaz/);
});

test("an older answer never replaces a newer one", async () => {
  await store.answers.save("order", { ...waiting, sequence: 5 }, now);
  await store.answers.save("order", { ...waiting, sequence: 4, state: "decline" }, now);
  expect(await store.answers.list("order")).toEqual([{ ...waiting, sequence: 5 }]);
});

test("an owner's grant belongs to one quote and one visitor", async () => {
  await store.quotes.grant("young", "friend", now);
  expect((await store.quotes.view("young", "friend"))?.isOwner).toBe(true);
  expect((await store.quotes.view("young", "stranger"))?.isOwner).toBe(false);
  expect((await store.quotes.view("bought", "friend"))?.isOwner).toBe(false);
});

test("parallel bookings under one key are one booking", async () => {
  const entry = { idempotencyKey: "capture:p", paymentId: "p", kind: "capture", amountKurus: 1 };
  await Promise.all([1, 2, 3].map((at) => store.bank.book({ ...entry, createdAt: at })));
  expect(await store.bank.ledger(["p"])).toHaveLength(1);
});

test("a repeated message key is kept once", async () => {
  const message = { channel: "email", to: "a@ornek.example", subject: "s", text: "t", at: now };
  await store.outbox.add(message, "policy:1");
  await store.outbox.add(message, "policy:1");
  expect(await store.outbox.list("a@ornek.example", 10)).toEqual([message]);
});

test("a counter admits up to its limit within the window", async () => {
  const limits = [{ counterKey: "k", limit: 2 }];
  const admit = (at: number) => store.rates.admit(limits, at, at - 1000);
  expect([await admit(1), await admit(2), await admit(3)]).toEqual([true, true, false]);
  expect(await admit(1002)).toBe(true);
});
