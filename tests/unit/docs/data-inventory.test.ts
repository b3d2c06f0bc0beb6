import { readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { inventory, inventoryFile } from "#scripts/reports/inventory.ts";
import type { Keeping } from "#worker/broker/domain/keeping.ts";
import { keeping } from "#worker/broker/domain/keeping.ts";
import * as campaign from "#worker/broker/store/campaign-schema.ts";
import * as member from "#worker/broker/store/member-schema.ts";
import * as message from "#worker/broker/store/message-schema.ts";
import * as office from "#worker/broker/store/office-schema.ts";
import * as order from "#worker/broker/store/order-schema.ts";
import * as paper from "#worker/broker/store/paper-schema.ts";
import * as policy from "#worker/broker/store/policy-schema.ts";
import * as base from "#worker/broker/store/schema.ts";

/** Tables without anything of a customer, or with what the books, the session or the practice services keep. */
const notPersonal = new Set(
  `key_canaries password_keys member_sessions support_file_chunks
  orders ledger_entries ledger_beginnings day_lists strays order_touches
  office_accounts office_sessions office_devices campaign_links campaign_days
  bank_payments bank_ledger insurer_policies iyzico_payments iyzico_parts`.split(/\s+/),
);

const kinds: readonly Keeping[] = Object.values(keeping);

test("docs/data-inventory.md is what the table of times says: run `npm run docs`", () => {
  expect(readFileSync(inventoryFile, "utf8")).toBe(inventory());
});

test("every table of the database has its time, or holds nothing of a customer", () => {
  const all = [base, member, message, office, order, paper, policy, campaign]
    .flatMap((schema) => Object.values(schema) as unknown[])
    .flatMap((value) => (is(value, SQLiteTable) ? getTableName(value) : []));
  const kept = new Set(kinds.flatMap(({ tables }) => tables));
  expect([...new Set(all)].filter((name) => !kept.has(name) && !notPersonal.has(name))).toEqual([]);
  expect([...kept, ...notPersonal].filter((name) => !all.includes(name))).toEqual([]);
});

test("nothing is kept less than it has to be", () => {
  const wrong = kinds.filter(({ leastDays = 0, mostDays = Infinity }) => leastDays > mostDays);
  expect(wrong).toEqual([]);
});

test("the disclosure text tells how long every kind is kept that a customer has", () => {
  const text = readFileSync("worker/broker/content/agreements/lightingContract.md", "utf8");
  const untold = Object.keys(keeping).filter(
    (id) => id !== "outbox" && !text.includes(`{{keeping.${id}}}`),
  );
  expect(untold).toEqual([]);
});
