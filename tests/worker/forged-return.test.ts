import { expect, test } from "vitest";
import { endpoints } from "#shared/routes.ts";
import { queryDatabase } from "#tests/local-database.ts";
import { useSharedServer } from "#tests/desk.ts";
import { buyPathOf, makeVerified, quoted, startPayment } from "./quote-forms.ts";

test("a forged callback of the bank changes nothing", async () => {
  const { url, dataDirectory } = await useSharedServer();
  const { client } = await makeVerified(url);
  const bank = await startPayment(client, await buyPathOf(client, await quoted(client)));
  const paymentId = bank.split("/").at(-1)!;
  const query = (sql: string) => queryDatabase(dataDirectory, sql, paymentId);
  const [order] = query("SELECT order_id FROM bank_payments WHERE payment_id = ?");
  const body = new URLSearchParams({
    orderId: String(order!["order_id"]),
    paymentId,
    status: "success",
    mdStatus: "1",
    signature: "0".repeat(64),
  });
  const answer = await fetch(url + endpoints.paymentReturn, {
    method: "POST",
    body,
    redirect: "manual",
  });
  expect(answer.headers.get("Location")).toBe("/404");
  expect(query("SELECT kind FROM bank_ledger WHERE payment_id = ?")).toEqual([]);
});
