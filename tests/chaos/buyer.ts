import { seenIn, ticks } from "#tests/purchase-form.ts";
import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "#shared/routes.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import type { Iyzico } from "#tests/iyzico-server.ts";
import type { MessageServices } from "#tests/message-services.ts";
import { makeErrand } from "./errands.ts";
import type { Random } from "./random.ts";

/** What a buyer buys in. */
export interface World {
  readonly url: string;
  readonly iyzico: Iyzico;
  readonly services: MessageServices;
  /** As a browser asks. */
  readonly ask: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether the run is over, and everybody goes home from where they are. */
  isOver(): boolean;
  /** Whether the next one pays with a card that the bank refuses after a look at it. */
  isRejectionWanted(): boolean;
  /** Told who buys, by the quote, before anything is paid. */
  meet(quoteId: string, person: TestPerson): void;
  /** Told of a payment whose payer the bank has authenticated, before it says so. */
  approve(paymentId: string): void;
  count(what: string): void;
}

/** A buyer who does not get on and leaves. */
export class GivenUp extends Error {}

/** Who is on the card; nobody but the bank is told. */
export const cardHolder = "Haldun Kartalcan";
export const cardCvc = "739";
export const cardNumbers = {
  good: ["5528790000000008", "5526080000000006", "5400360000000003"],
  poor: ["4111111111111129"],
  reviewed: ["4132111111111116", "4133111111111115"],
} as const;

const mostTries = 15;
const stepMs = 25_000;

/** Tries a step until it leads somewhere, whatever happens to the server meanwhile. */
async function patiently<T>(world: World, step: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < mostTries && !world.isOver(); tries++) {
    const late = pause(stepMs, undefined, { ref: false });
    const led = await Promise.race([step(), late]).catch(() => undefined);
    if (led !== undefined) return led;
    await pause(700);
  }
  throw new GivenUp();
}

const post = (client: EdgeClient, path: string, fields: Record<string, string>) =>
  client.fetch(path, { method: "POST", body: new URLSearchParams(fields) });

/** Where a form led. */
async function ledTo(client: EdgeClient, path: string, fields: Record<string, string>) {
  const response = await post(client, path, fields);
  await response.arrayBuffer();
  return response.headers.get("Location") ?? undefined;
}

const textOf = async (client: EdgeClient, path: string) => {
  const response = await client.fetch(path);
  const text = await response.text();
  return response.status === 200 ? text : undefined;
};

/** Somebody with a proved phone, and the offers they have been made; the address of those. */
async function askOffers(world: World, random: Random) {
  const client = createEdgeClient(world.url, world.ask);
  const { line, path: form, person, fields: typed } = makeErrand(random);
  world.count(`asked: ${line}`);
  const { phone } = person;
  const fields = { intent: "next", ...typed };
  await patiently(world, () => ledTo(client, form, fields));
  const smsCode = await patiently(world, async () => {
    const [sent] = await world.services.outbox(phone);
    return /\b(\d{6})\b/.exec(sent?.text ?? "")?.[1];
  });
  await patiently(world, () => ledTo(client, form, { intent: "code", smsCode }));
  const isOffers = (path = "") => /^\/teklif\/[0-9a-f-]{36}\./.test(path);
  const offers = await patiently(world, async () => {
    const first = await ledTo(client, form, fields);
    const led = isOffers(first) ? first : await ledTo(client, form, { intent: "quote" });
    return isOffers(led) ? led : undefined;
  });
  world.count(`offers: ${line}`);
  world.meet(offers.slice("/teklif/".length).split(".")[0]!, person);
  return { client, person, offers };
}

type Asked = Awaited<ReturnType<typeof askOffers>>;

/** Presses "pay" for an offer; yields the order id of the session at the bank. */
async function pay({ client, person }: Asked, offer: string, card: string, parts = "1") {
  const review = await textOf(client, offer);
  const seen = seenIn(review ?? "");
  if (seen.acceptedKurus === "") return undefined;
  const led = await ledTo(client, offer, {
    intent: "pay",
    cardNumber: card,
    cardHolder,
    cardExpiry: "12/30",
    cardCvc,
    instalmentCount: parts,
    paymentEmail: person.email,
    ...seen,
    ...ticks,
  });
  return /^\/banka\/3d\/([0-9a-f-]+-\d+)$/.exec(led ?? "")?.[1];
}

/** What the bank's page posts, by a browser that carries no cookie of ours; yields what it is to bring on, and where. */
async function land(world: World, paymentId: string, isApproved: boolean, change = {}) {
  const { url, body } = world.iyzico.bankResult(paymentId, isApproved, change);
  const landed = await world.ask(url, { method: "POST", body });
  const page = await landed.text();
  if (landed.status >= 500) return undefined;
  const fields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  return {
    action: /action="([^"]+)"/.exec(page)?.[1],
    fields: Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value])),
  };
}

/** Somebody says to the bank's return, and to ours, that a payment was approved. */
async function forge(world: World, paymentId: string, orderId: string): Promise<void> {
  world.count("forged return");
  await land(world, paymentId, true, { signature: "0".repeat(64) });
  const fields = {
    orderId,
    paymentId,
    status: "success",
    mdStatus: "1",
    signature: "0".repeat(64),
  };
  const body = new URLSearchParams(fields);
  await (await world.ask(world.url + endpoints.paymentReturn, { method: "POST", body })).text();
}

/** The payer at the bank: approves, fails or leaves; comes back once, more than once or never. */
async function visitBank(world: World, random: Random, orderId: string): Promise<void> {
  const paymentId = world.iyzico.paymentOf(orderId);
  if (paymentId === "") return;
  if (random.chance(0.2)) await forge(world, paymentId, orderId).catch(() => undefined);
  if (random.chance(0.08)) return world.count("abandoned at the bank");
  const isApproved = random.chance(0.93);
  if (isApproved) world.approve(paymentId);
  const landed = await patiently(world, () => land(world, paymentId, isApproved));
  if (landed.action === undefined) return;
  if (random.chance(0.1)) return world.count("never came back");
  const { action, fields } = landed;
  const bring = async () => {
    const body = new URLSearchParams(fields);
    const brought = await world.ask(action, { method: "POST", body });
    await brought.arrayBuffer();
    return brought.status < 500 ? true : undefined;
  };
  const times = random.pick([1, 1, 2, 4]);
  if (times > 1) world.count("return repeated");
  await Promise.all(Array.from({ length: times }, () => patiently(world, bring)));
}

const rejectedCard = cardNumbers.reviewed[1];
function cardsOf(random: Random): readonly string[] {
  if (random.chance(0.8)) return cardNumbers.good;
  return random.chance(0.5) ? cardNumbers.poor : cardNumbers.reviewed;
}

/** Presses once, twice, in two tabs or with another card after the first; yields every session there is then. */
async function press(world: World, random: Random, asked: Asked, offer: string): Promise<string[]> {
  const card = world.isRejectionWanted() ? rejectedCard : random.pick(cardsOf(random));
  const way = random.pick(["once", "once", "once", "twice", "second tab", "another card"] as const);
  const isInParts = random.chance(0.3);
  const first = await patiently(world, async () => {
    const presses = [pay(asked, offer, card, isInParts ? "3" : "1")];
    if (way === "twice") presses.push(pay(asked, offer, card));
    const sessions = await Promise.all(presses);
    return sessions.find((session) => session !== undefined) ?? pay(asked, offer, card);
  });
  if (way !== "once") world.count(`pressed: ${way}`);
  if (way === "once" || way === "twice") return [first];
  const other = way === "second tab" ? card : random.pick(cardNumbers.good);
  const second = await pay(asked, offer, other).catch(() => undefined);
  return [...new Set([first, ...(second === undefined ? [] : [second])])];
}

/** One visitor from the plate to the policy, by the forms of the site, or as far as they come. */
export async function buy(world: World, random: Random): Promise<void> {
  const asked = await askOffers(world, random);
  const links = await patiently(world, async () => {
    const page = (await textOf(asked.client, asked.offers)) ?? "";
    const found = [...page.matchAll(/href="(\/teklif\/[^"]+\/satin-al\/[^"]+)"/g)];
    return found.length === 0 ? undefined : found.map(([, path = ""]) => path);
  });
  for (let attempt = 0; attempt < 2; attempt++) {
    const sessions = await press(world, random, asked, random.pick(links.slice(0, 5)));
    world.count("purchase");
    // The session that was given up is approved, too.
    for (const session of sessions) await visitBank(world, random, session);
    for (let looks = random.pick([0, 0, 1, 6]); looks > 0 && !world.isOver(); looks--) {
      await textOf(asked.client, `${asked.offers}/siparis`).catch(() => undefined);
      await pause(500);
    }
    // Whoever has paid by now is refused.
    if (!random.chance(0.4)) return;
    world.count("bought again");
  }
}
