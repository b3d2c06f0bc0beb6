import { beforeAll, expect, test } from "vitest";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
import {
  answerBank,
  cheapest,
  makeQuote,
  purchaseInput,
  returnFields,
  startBuying,
  statusOf,
  untilState,
} from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const post = (url: string, fields: Record<string, string>) =>
  broker.fetch(url, { method: "POST", body: new URLSearchParams(fields) });

test("the page shows merchant, amount and masked card, and runs no script but its own", async () => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer);
  const response = await broker.fetch(url);
  const page = await response.text();
  expect(page).toContain("Yelkovan");
  expect(page).toContain((await cheapest(broker, buyer)).grossPremiumTL);
  expect(page).toContain("Mastercard •••• 0008");
  expect(page).not.toContain("<script");
  const policy = response.headers.get("Content-Security-Policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe-inline");
  const [sms] = await broker.outbox(buyer.phone);
  expect(sms?.text).toContain(/class="code">(\d{6})</.exec(page)?.[1]);
});

test("the right code is taken as it is copied, with a space in its middle", async () => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer);
  const [, code] = /class="code">(\d{6})</.exec(await (await broker.fetch(url)).text())!;
  const answer = await post(url, {
    action: "approve",
    code: ` ${code!.slice(0, 3)} ${code!.slice(3)}`,
  });
  expect(returnFields(await answer.text())).toMatchObject({ status: "success", mdStatus: "1" });
});

test("the third wrong code ends the session, and a reload says the same", async () => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer);
  for (const left of [2, 1]) {
    const wrong = await post(url, { action: "approve", code: "not it" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain(`Kod hatalı. Kalan deneme hakkınız: ${left}.`);
  }
  const last = returnFields(await (await post(url, { action: "approve", code: "" })).text());
  expect(last).toMatchObject({ status: "wrong-code", mdStatus: "0" });
  expect(returnFields(await (await broker.fetch(url)).text())).toEqual(last);
  await broker.call(finishPayment, last, buyer.caller);
  expect((await statusOf(broker, buyer)).reason).toContain("üç kez hatalı");
});

test.each([
  ["4129111111111111", "Bankanız işlemi onaylamadı."],
  ["4125111111111115", "Kartın süresi dolmuş."],
  ["4124111111111116", "Güvenlik kodu (CVC) hatalı."],
  ["4127111111111113", "Bankanız bu kartla işleme izin vermiyor."],
  ["4121111111111119", "Bankanız işlemi güvenlik nedeniyle durdurdu."],
  ["4131111111111117", "3D Secure doğrulaması tamamlanamadı."],
  ["4141111111111115", "Kart 3D Secure doğrulamasına açık değil."],
])("card %s is declined: %s", async (cardNumber, reason) => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer, { cardNumber });
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  const declined = await untilState(broker, buyer, "declined");
  expect(declined.state === "declined" ? declined.reason : "").toBe(
    `${reason} Kartınızdan çekim yapılmadı.`,
  );
});

test("a bank that opens no session declines at once", async () => {
  const buyer = await makeQuote(broker);
  const offer = await cheapest(broker, buyer);
  const input = purchaseInput(buyer.quoteId, offer, { cardNumber: "4151111111111112" });
  const answer = await broker.call(startPurchase, input, buyer.caller);
  expect(answer.status).toBe(422);
  expect(answer.message).toContain("3D Secure sayfası açılamadı.");
  expect((await statusOf(broker, buyer)).state).toBe("declined");
});

test("a result that was changed on its way is refused and changes nothing", async () => {
  const buyer = await makeQuote(broker);
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "cancel" });
  const forged = { ...result, status: "success", mdStatus: "1" };
  expect((await broker.call(finishPayment, forged, buyer.caller)).status).toBe(403);
  expect((await statusOf(broker, buyer)).state).not.toBe("done");
});

test("card data and ticks are checked field by field", async () => {
  const buyer = await makeQuote(broker);
  const offer = await cheapest(broker, buyer);
  const input = purchaseInput(buyer.quoteId, offer, {
    cardNumber: "4111111111111112",
    cardExpiry: "01/20",
    cardCvc: "1",
    distanceContract: false,
  });
  const answer = await broker.call(startPurchase, input, buyer.caller);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.errors).toSorted()).toEqual(
    ["CardCvc", "CardExpiry", "CardNumber", "DistanceContract"].toSorted(),
  );
});

test("no card number reaches the database or the log", async () => {
  const tables = await broker.query<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  );
  const rows = await Promise.all(tables.map(({ name }) => broker.query(`SELECT * FROM ${name}`)));
  const everything = JSON.stringify(rows) + broker.logs.join("\n");
  expect(everything).toContain("0008");
  expect(everything).not.toMatch(/5528790000000008|4129111111111111/);
});

test("an unknown session is not found", async () => {
  expect((await broker.fetch(`/banka/3d/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await post("/banka/donus/none-1", {})).status).toBe(404);
});
