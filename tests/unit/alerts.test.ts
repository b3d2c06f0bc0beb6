import { globSync, readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { tableOf } from "#scripts/reports/markdown-table.ts";
import type { AlertName } from "#shared/alerts.ts";
import { alertFields, alerts } from "#shared/alerts.ts";
import type { EdgeContext } from "#worker/context.ts";
import { unexpectedError } from "#worker/handlers/unexpected-error.ts";
import { alert } from "#worker/broker/log.ts";
import { readLists } from "#worker/broker/reconciliation/read-lists.ts";
import type { ReconciliationServices } from "#worker/broker/reconciliation/services.ts";
import { sweepOrders } from "#worker/broker/order/sweep-orders.ts";
import type { OrderServices } from "#worker/broker/order/services.ts";

const names = Object.keys(alerts) as AlertName[];
const operations = readFileSync("docs/operations.md", "utf8");
const textOf = (pattern: string) =>
  globSync(pattern, { exclude: ["tests/unit/alerts.test.ts"] })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
const sources = textOf("{worker,scripts}/**/*.ts");
const tests = `${textOf("tests/{unit,broker,worker}/**/*.test.ts")}\n${readFileSync(import.meta.filename, "utf8")}`;

/** The lines that something writes as errors. */
async function errorsOf(act: () => unknown): Promise<unknown[]> {
  const lines: unknown[] = [];
  const spy = vi
    .spyOn(console, "error")
    .mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  await act();
  spy.mockRestore();
  return lines;
}

test("docs/operations.md holds the table of alerts", () => {
  const titles = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title);
  const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");
  const rows = names.map((name) => {
    const { severity, task, see } = alerts[name];
    const title = titles.find((each) => slugOf(each) === see);
    return [`\`${name}\``, severity, task, `[${title}](#${see})`];
  });
  expect(operations).toContain(
    tableOf([["`alert`", "`severity`", "`task`", "`see`"], ...rows]).join("\n"),
  );
});

test.each(names)("%s is raised by the code, in one way, and by a test", (name) => {
  expect(sources).toMatch(new RegExp(`alert(Fields)?\\(\\s*"${name}"`));
  expect(sources).not.toMatch(new RegExp(`log\\(\\s*"error",\\s*"${name}"`));
  expect(tests).toMatch(new RegExp(`["']+(event":")?${name}["']`));
});

test("an alert is an error with its severity, what to do and where that stands, before its own fields", async () => {
  expect(await errorsOf(() => alert("order-stuck", { orderId: "q-1" }))).toEqual([
    {
      level: "error",
      event: "order-stuck",
      part: "broker",
      alert: "order-stuck",
      severity: "now",
      task: alerts["order-stuck"].task,
      see: "docs/operations.md#when-something-is-wrong",
      orderId: "q-1",
    },
  ]);
});

test("what nobody expected is an alert with the request's id, and a page", async () => {
  const app = new Hono<EdgeContext>();
  app.use((context, next) => {
    context.set("requestId", "r-1");
    context.set("deps", {
      env: { site: { name: "Yelkovan" } },
    } as EdgeContext["Variables"]["deps"]);
    return next();
  });
  app.get("/", () => {
    throw new TypeError("private");
  });
  app.onError(unexpectedError);
  let status = 0;
  const lines = await errorsOf(async () => ({ status } = await app.request("/")));
  expect(lines).toMatchObject([{ alert: "unexpected", requestId: "r-1" }]);
  expect(JSON.stringify(lines)).not.toContain("private");
  expect(status).toBe(500);
});

test("an order whose object does not answer the sweep is an alert, and the others are looked at", async () => {
  const looked: string[] = [];
  const services = {
    now: () => 0,
    store: {
      orders: {
        listUnfinished: async () =>
          ["a", "b"].map((quoteId) => ({ quoteId, orderId: `${quoteId}-1` })),
      },
    },
    orders: {
      status: async (quoteId: string) => {
        looked.push(quoteId);
        if (quoteId === "a") throw new Error("no answer");
      },
    },
  } as unknown as OrderServices;
  expect(await errorsOf(() => sweepOrders(services))).toMatchObject([
    { ...alertFields("order-sweep-failed"), orderId: "a-1" },
  ]);
  expect(looked).toEqual(["a", "b"]);
});

test("what our own entries name and no order stands for is an alert, once", async () => {
  const entry = { orderId: "nobody", kurus: 100 };
  const servicesWith = (strays: readonly object[]) =>
    ({
      now: () => 0,
      sources: [],
      payment: {
        movements: async () => ({ ok: true, value: { kind: "unsupported" } }),
        chargebacks: async () => ({ ok: true, value: { kind: "unsupported" } }),
      },
      store: {
        lists: {
          states: async () => [],
          strays: async () => strays,
          rowless: async () => [entry],
          oldestOrder: async () => undefined,
          unnoted: async () => [],
          ordersOf: async () => [],
        },
      },
    }) as unknown as ReconciliationServices;
  expect(await errorsOf(() => readLists(servicesWith([])))).toMatchObject([
    { ...alertFields("reconciliation-stray"), list: "ledger", orderId: "nobody" },
  ]);
  const known = [{ ...entry, list: "ledger", foundAt: 0 }];
  expect(await errorsOf(() => readLists(servicesWith(known)))).toEqual([]);
});
