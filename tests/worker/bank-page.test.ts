import { seenIn, ticks } from "#tests/purchase-form.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEdgeClient } from "#tests/edge-client.ts";
import { apiKey, bankHtml, secretKey, startIyzico } from "#tests/iyzico-server.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { buyPathOf, makeVerified, post, quoted, startPayment } from "./quote-forms.ts";

let iyzico: Awaited<ReturnType<typeof startIyzico>>;
let server: TestServer;
beforeAll(async () => {
  iyzico = await startIyzico();
  const variables = {
    PAYMENT_PROVIDER: "iyzico",
    IYZICO_URL: iyzico.url,
    IYZICO_API_KEY: apiKey,
    IYZICO_SECRET_KEY: secretKey,
  };
  server = await startServer({ variables });
});
afterAll(async () => {
  await server.close();
  await iyzico.stop();
});

test("a foreign bank's page is shown to its buyer only, sandboxed, under an address of ours", async () => {
  const { client } = await makeVerified(server.url);
  const offers = await quoted(client);
  const buyPath = await buyPathOf(client, offers);
  const page = await startPayment(client, buyPath);
  expect(page).toMatch(/^\/banka\/3d\/[0-9a-f-]{36}-1$/);

  const shown = await client.fetch(page);
  expect([shown.status, await shown.text()]).toEqual([200, bankHtml]);
  const policy = shown.headers.get("Content-Security-Policy");
  expect(policy).toMatch(/^sandbox allow-forms allow-scripts;/);
  expect(policy).not.toContain("allow-same-origin");
  expect(shown.headers.get("Cache-Control")).toBe("no-store");

  // Somebody who was given the offers' link, somebody who names the visitor, and the provider's own number.
  const guest = createEdgeClient(server.url);
  expect((await guest.fetch(offers)).status).toBe(200);
  const visitor = "00000000-0000-4000-8000-000000000000";
  for (const ask of [
    () => guest.fetch(page),
    () => guest.fetch(page, { headers: { "X-Visitor": visitor, Authorization: "Bearer x" } }),
    () => client.fetch(`/banka/3d/${iyzico.paymentOf(page.split("/").at(-1) ?? "")}`),
  ]) {
    const refused = await ask();
    expect([refused.status, refused.headers.get("Location")]).toEqual([302, "/404"]);
  }
});

test("a card that is the holder's own bears the registered name, which nobody is shown", async () => {
  const { client } = await makeVerified(server.url);
  const buyPath = await buyPathOf(client, await quoted(client));
  const review = await (await client.fetch(buyPath)).text();
  expect(review).toContain("Kart bana ait");
  const filled = {
    isOwnCard: "on",
    cardHolder: "",
    cardNumber: "5528790000000008",
    cardExpiry: "12/30",
    cardCvc: "987",
    instalmentCount: "1",
    paymentEmail: "ayse@ornek.example",
    ...seenIn(review),
    ...ticks,
  };
  for (const acceptedKurus of ["", "0", "-5", "1e99", "abc"]) {
    const forged = await post(client, buyPath, { ...filled, acceptedKurus });
    expect([forged.status, await forged.text()]).toEqual([
      422,
      expect.stringContaining("Onayladığınız fiyatı okuyamadık."),
    ]);
  }
  const before = iyzico.calls.length;
  const started = await post(client, buyPath, filled);
  expect(started.headers.get("Location")).toMatch(/^\/banka\/3d\//);
  const [asked] = iyzico.calls.slice(before);
  const card = (asked?.body["paymentCard"] ?? {}) as { readonly cardHolderName?: string };
  const name = card.cardHolderName ?? "";
  expect(name).toMatch(/^\p{Lu}{2,}( \p{Lu}{2,})+$/u);
  for (const page of [review, await (await client.fetch(buyPath)).text()]) {
    expect(page.toLocaleUpperCase("tr-TR")).not.toContain(name);
  }
});
