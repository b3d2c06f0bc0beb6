import { seenIn, ticks } from "#tests/purchase-form.ts";
import { expect } from "vitest";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { isUnplated } from "#shared/schemas/vehicle/plate.ts";
import { begunQuery, href } from "#shared/routes.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";

/** The forms from plate to purchase as a browser without scripts posts them. */
export const quotePath = href("trafikQuote");

export const post = (client: EdgeClient, path: string, fields: Record<string, string>) =>
  client.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

/** As far as the code's window. */
export async function toCode(client: EdgeClient, person: TestPerson): Promise<void> {
  const { nationalNumber, phone, email, plate } = person;
  const consents = { privacyPolicy: "on", openDataAgreement: "on" };
  const fields = { nationalNumber, phone, email, plate, ...consents };
  const asked = await post(client, quotePath, { intent: "next", ...fields });
  expect(asked.status).toBe(302);
}

export const codeFieldsOf = async (url: string, { phone }: TestPerson) => ({
  intent: "code",
  sentTo: `0${phone}`,
  smsCode: await readCode(url, phone),
});

/**
 * Somebody whose phone is verified, before the vehicle is asked for.
 *
 * @param outboxUrl where messages are read, when the back office is elsewhere
 */
export async function makeVerified(url: string, outboxUrl = url) {
  const [client, person] = [createEdgeClient(url, fetchFromAnywhere), makePerson()];
  await toCode(client, person);
  const confirmed = await post(client, quotePath, await codeFieldsOf(outboxUrl, person));
  expect(confirmed.status).toBe(302);
  return { client, person };
}

/** The address of the offers. A vehicle that is known by now is not looked up again. */
export async function quoted(client: EdgeClient, plate = "", startsInDays = 0): Promise<string> {
  const policyStart = formatDate(addDays(todayInIstanbul(Date.now()), startsInDays));
  const papers = isUnplated(plate)
    ? { asbisNumber: "1234567890123456780" }
    : { document: "FP373221" };
  const found = await post(client, quotePath, { intent: "next", ...papers, policyStart });
  const first = await ledTo(found);
  if (first.startsWith("/teklif/")) return first;
  const offers = await ledTo(await post(client, quotePath, { intent: "quote" }));
  expect(offers).toContain("/teklif/");
  return offers;
}

/** Where an answer leads, by its head or, where the site had to wait for it, by its page; empty where nowhere. */
async function ledTo(answer: Response): Promise<string> {
  const html = await answer.text();
  const late = /<meta http-equiv="refresh" content="0;url=([^"]*)"/.exec(html)?.[1];
  return answer.headers.get("Location") ?? late ?? "";
}

/** The address of the first offer's purchase. */
export const buyPathOf = async (client: EdgeClient, offers: string) =>
  /href="(\/teklif\/[^"]+\/satin-al\/[^"]+)"/.exec(
    await (await client.fetch(offers)).text(),
  )?.[1] ?? "";

/** Starts the payment of an offer; yields the bank's page. */
export async function startPayment(
  client: EdgeClient,
  buyPath: string,
  cardNumber = "5528790000000008",
): Promise<string> {
  const review = await (await client.fetch(buyPath)).text();
  const started = await post(client, buyPath, {
    intent: "pay",
    cardNumber,
    cardHolder: "Ayşe Örnek",
    cardExpiry: "12/30",
    cardCvc: "987",
    instalmentCount: "1",
    paymentEmail: "ayse@ornek.example",
    ...seenIn(review),
    ...ticks,
  });
  const led = started.headers.get("Location") ?? "";
  return led.includes(`&${begunQuery.at}=`) ? untilBank(client, led) : led;
}

/** The bank's page, to which an order's leads on that was led to meanwhile. */
async function untilBank(client: EdgeClient, order: string): Promise<string> {
  const waiting = await client.fetch(order);
  await waiting.text();
  const to = waiting.headers.get("Location");
  if (to === null) return untilBank(client, order);
  expect(to).toContain("/banka/3d/");
  return to;
}

/** Approves at the practice bank, with `ask` where the site shows its page; yields what that posts to the site, and where. */
export async function approve(
  bankUrl: string,
  page: string,
  code: string,
  ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
) {
  const form = new URLSearchParams({ action: "approve", code });
  const answered = await ask(bankUrl + page, { method: "POST", body: form });
  const html = await answered.text();
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]): [string, string] => [name, value],
  );
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? "";
  return { action, fields: Object.fromEntries(fields) };
}
