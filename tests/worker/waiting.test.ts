import { seenIn, ticks } from "#tests/purchase-form.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { ageCodes } from "#tests/local-database.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import { fetchFrom } from "#tests/fetch-from.ts";
import {
  buyPathOf,
  codeFieldsOf,
  makeVerified,
  post,
  quotePath,
  quoted,
  startPayment,
  toCode,
} from "./quote-forms.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

/** All at one address, which nobody else has. */
const visit = () => createEdgeClient(server.url, fetchFrom("127.2.0.1"));
const flags = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
const ask = (client: EdgeClient, phone: string) =>
  client.call(requestCode, { phone, queryType: "trafik", ...flags });

/** Codes that one address may have sent to a number at once: its first one, and four more. */
const turns = 5;

/** A phone that has been sent as many. */
async function usedUp(): Promise<string> {
  const { phone } = makePerson();
  for (let sent = 0; sent < turns; sent++) await ask(visit(), phone);
  return phone;
}

const clock = new Intl.DateTimeFormat("tr-TR", { timeStyle: "short", timeZone: "Europe/Istanbul" });
/** The minutes a quarter of an hour from now, as the window may have seen it. */
const inAQuarter = () =>
  [14, 15, 16].map((minutes) => clock.format(Date.now() + minutes * 60_000).replace(":", "."));
const resendTime = (html: string) => /Kodu Tekrar Gönder \(saat (\S+) itibarıyla\)/.exec(html)?.[1];

describe("a number that was sent many codes", () => {
  test("is told how long to wait at the interface, in a header and in seconds", async () => {
    const phone = await usedUp();
    const response = await visit().fetch("/api/proxy?endpoint=/gecici-kod", {
      method: "POST",
      body: JSON.stringify(requestCode.request.encode({ phone, queryType: "trafik", ...flags })),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    expect(response.status).toBe(429);
    const answer = (await response.json()) as { Data: { RetryAfterSeconds: number } };
    expect(answer).toMatchObject({ Success: false, StatusCode: 429 });
    expect(answer.Data.RetryAfterSeconds).toBeGreaterThan(0);
    expect(response.headers.get("Retry-After")).toBe(String(answer.Data.RetryAfterSeconds));
  });

  test("is told so on the form of the quote, with what was typed", async () => {
    const { nationalNumber, email, plate } = makePerson();
    const consents = { privacyPolicy: "on", openDataAgreement: "on" };
    const typed = { nationalNumber, phone: await usedUp(), email, plate, ...consents };
    const answer = await post(visit(), quotePath, { intent: "next", ...typed });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Yeni bir kodu 15 dakika sonra isteyebilirsiniz.");
    expect(html).toContain(nationalNumber);
  });

  test("is counted down to in the code's window, whether the last code lives or not", async () => {
    const [client, person] = [visit(), makePerson()];
    await toCode(client, person);
    const resend = () => post(client, quotePath, { intent: "resend" });
    const early = await resend();
    expect(early.status).toBe(422);
    expect(await early.text()).toMatch(
      /Henüz yeni bir kod göndermedik; saat \d\d\.\d\d itibarıyla/,
    );
    for (let sent = 1; sent < turns; sent++) {
      await ageCodes(server.dataDirectory, person.phone, 61);
      expect((await resend()).status).toBe(302);
    }
    await ageCodes(server.dataDirectory, person.phone, 61);
    expect((await resend()).status).toBe(422);
    expect(resendTime(await (await client.fetch(quotePath)).text())).toBeOneOf(inAQuarter());
    await ageCodes(server.dataDirectory, person.phone, 180);
    const over = await (await resend()).text();
    expect(resendTime(over)).toBeOneOf(inAQuarter());
    expect(over).toContain("Yeni bir kodu 15 dakika sonra isteyebilirsiniz.");
  });
});

test("a payment that has to pause says for how long and keeps everything typed but the card", async () => {
  const { client } = await makeVerified(server.url);
  const buyPath = await buyPathOf(client, await quoted(client));
  const review = await (await client.fetch(buyPath)).text();
  const card = { cardHolder: "Sabırlı Müşteri", cardExpiry: "12/30", cardCvc: "987" };
  const rest = { instalmentCount: "1", paymentEmail: "sabirli@ornek.example", ...seenIn(review) };
  const pay = (cardNumber: string) =>
    post(client, buyPath, { intent: "pay", cardNumber, ...card, ...rest, ...ticks });
  const tried = [
    "5528790000000008",
    "5526080000000006",
    "5400360000000003",
    "9792030394440796",
    "5890040000000016",
  ];
  for (const cardNumber of tried) {
    const started = await pay(cardNumber);
    expect(started.headers.get("Location")).toContain("/banka/3d/");
  }
  const paused = await pay("4111111111111129");
  expect([paused.status, paused.headers.get("Location")]).toEqual([429, null]);
  const html = await paused.text();
  expect(html).toContain("Güvenliğiniz için 5 dakika sonra yeniden deneyebilirsiniz");
  expect(html).toContain(card.cardHolder);
  expect(html).toContain(rest.paymentEmail);
  // One person is insured: nobody is declared for.
  const { isAuthorityDeclared: _others, ...shown } = ticks;
  for (const name of Object.keys(shown)) {
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*\\bchecked)`));
  }
  for (const secret of ["4111111111111129", "4111 1111", card.cardCvc]) {
    expect(html).not.toContain(`value="${secret}`);
  }
  // With scripts the same, as data.
  const form = new URLSearchParams({ intent: "pay", ...card, ...rest, ...ticks });
  form.set("cardNumber", "4129111111111111");
  const headers = { "X-Page-Data": "1" };
  const data = await client.fetch(buyPath, { method: "POST", body: form, headers });
  expect(data.status).toBe(429);
  expect(await data.text()).toContain("5 dakika sonra");
});

test("an e-mail address given at a payment stands in the next quote's, and nothing agreed to with it does", async () => {
  const client = visit();
  const person = { ...makePerson(), email: "" };
  await toCode(client, person);
  await post(client, quotePath, await codeFieldsOf(server.url, person));
  const first = await buyPathOf(client, await quoted(client));
  expect(await (await client.fetch(first)).text()).not.toContain("ayse@ornek.example");
  await startPayment(client, first);
  const next = await buyPathOf(client, await quoted(client, "", 1));
  const html = await (await client.fetch(next)).text();
  expect(html).toMatch(/<input(?=[^>]*name="paymentEmail")(?=[^>]*value="ayse@ornek\.example")/);
  expect(html).not.toMatch(/<input(?=[^>]*name="preInformation")(?=[^>]*\bchecked)/);
});
