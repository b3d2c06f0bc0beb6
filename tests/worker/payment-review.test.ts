import { beforeAll, expect, test } from "vitest";
import { offersCopy } from "#client/quote/offers/offers-copy.ts";
import { orderCopy } from "#client/quote/payment/order-copy.ts";
import { accessCopy } from "#client/quote/sharing/access-copy.ts";
import { endpoints } from "#shared/routes.ts";
import { changeDatabase } from "#tests/local-database.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import { buyPathOf, makeVerified, post, quoted, startPayment } from "./quote-forms.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

test("a visitor whose payment is looked at reads so, and has the policy once it is accepted", async () => {
  const { client } = await makeVerified(server.url);
  const offers = await quoted(client);
  const buyPath = await buyPathOf(client, offers);
  const bank = await startPayment(client, buyPath, "4132111111111116");
  const code = /class="code">(\d{6})</.exec(await (await client.fetch(bank)).text())?.[1] ?? "";
  const left = await (await post(client, bank, { action: "approve", code })).text();
  const result = Object.fromEntries(
    [...left.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
  await post(client, endpoints.paymentReturn, result);

  const order = `${new URL(offers, server.url).pathname}/siparis`;
  const page = async () => (await client.fetch(order)).text();
  await expect.poll(page).toContain(orderCopy.reviewing);
  expect(await page()).toContain(orderCopy.states.reviewing);
  const again = await post(client, buyPath, { intent: "pay" });
  expect(again.headers.get("Location") ?? (await again.text())).not.toContain("/banka/3d/");

  const aged = "UPDATE bank_ledger SET created_at = created_at - 60000 WHERE payment_id = ?";
  await changeDatabase(server.dataDirectory, aged, result["paymentId"]!);
  await expect.poll(page, { timeout: 60_000 }).toContain(orderCopy.pdf);

  // Then nothing else of the quote is for sale, and another browser is asked whose the policy is.
  const list = new URL(offers, server.url).pathname;
  const boxes = [
    ...(await (await client.fetch(list)).text()).matchAll(/name="teklif"[^>]* value="([^"]+)"/g),
  ];
  const chosen = boxes.slice(0, 2).map(([, id = ""]): [string, string] => ["teklif", id]);
  const comparison = await client.fetch(`${list}/karsilastir?${new URLSearchParams(chosen)}`);
  const compared = await comparison.text();
  expect(compared).toContain(offersCopy.purchased);
  expect(compared).not.toContain(offersCopy.buy);
  const elsewhere = createEdgeClient(server.url, fetchFromAnywhere);
  expect(await (await elsewhere.fetch(`${list}/police`)).text()).toContain(accessCopy.policy.title);
});
