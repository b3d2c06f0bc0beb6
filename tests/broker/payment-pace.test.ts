import { beforeAll, expect, test } from "vitest";
import { oncePer } from "#shared/once-per.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { makeCaller, useBroker } from "./harness.ts";
import {
  answerBank,
  askQuote,
  bankPageOf,
  cheapest,
  makePhone,
  makeQuote,
  purchaseInput,
  statusOf,
  verify,
} from "./journey.ts";
import type { Buyer } from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

let cards = 0;
/** A Visa number nobody has tried, its last digit by Luhn. */
function makeCard(): string {
  const digits = `411111${String(cards++).padStart(9, "0")}`;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const offerOf = oncePer((buyer: Buyer) => cheapest(broker, buyer));

async function tryCard(buyer: Buyer, cardNumber = makeCard(), ip?: string) {
  const input = purchaseInput(buyer.quoteId, await offerOf(buyer), { cardNumber });
  const caller: Caller = { ...buyer.caller, ...(ip === undefined ? {} : { ip }) };
  return broker.call(startPurchase, input, caller);
}

const sessionsOf = async ({ quoteId }: Buyer) =>
  (await broker.query(`SELECT 1 FROM bank_payments WHERE order_id LIKE '${quoteId}-%'`)).length;
const pass = (minutes: number) =>
  broker.query(`UPDATE rate_events SET created_at = created_at - ${minutes * 60_000}`);
const paused = { status: 429, statusCode: statusCodes.tooManyRequests, data: null };

test("who tries one card after the other gets five to the bank, and then one in five minutes", async () => {
  const buyer = await makeQuote(broker);
  const answers = await Promise.all(Array.from({ length: 40 }, () => tryCard(buyer)));
  expect(answers.filter(({ success }) => success)).toHaveLength(5);
  const refused = answers.filter(({ success }) => !success);
  for (const answer of refused) expect(answer).toMatchObject(paused);
  expect(refused[0]?.message).toBe(
    "Kısa sürede çok sayıda ödeme denendi. Güvenliğiniz için 5 dakika sonra yeniden deneyebilirsiniz; bu denemede kartınızdan ücret alınmadı.",
  );
  const seconds = refused[0]?.retryAfterSeconds ?? 0;
  expect(seconds).toBeGreaterThan(4 * 60);
  expect(seconds).toBeLessThanOrEqual(5 * 60);
  expect(await sessionsOf(buyer)).toBe(5);
  // The last session that was opened stands.
  expect((await statusOf(broker, buyer)).state).toBe("awaiting-bank");
  await pass(5);
  expect((await tryCard(buyer)).success).toBe(true);
  expect(await tryCard(buyer)).toMatchObject(paused);
});

test("who gives up at the bank and starts again with the same card is no exception", async () => {
  const buyer = await makeQuote(broker);
  const card = makeCard();
  for (let given = 0; given < 5; given++) {
    const started = await tryCard(buyer, card);
    await answerBank(broker, await bankPageOf(broker, buyer, started), { action: "cancel" });
  }
  expect(await tryCard(buyer, card)).toMatchObject(paused);
  expect(await sessionsOf(buyer)).toBe(5);
});

test("the same card again while its session is open costs nothing", async () => {
  const buyer = await makeQuote(broker);
  const card = makeCard();
  for (let pressed = 0; pressed < 8; pressed++) {
    expect((await tryCard(buyer, card)).success).toBe(true);
  }
  expect(await sessionsOf(buyer)).toBe(1);
});

test("the refusal says how long as a header, too", async () => {
  const buyer = await makeQuote(broker);
  for (let tried = 0; tried < 5; tried++) await tryCard(buyer);
  const offer = await offerOf(buyer);
  const fields = startPurchase.request.encode(
    purchaseInput(buyer.quoteId, offer, { cardNumber: makeCard() }),
  ) as object;
  const { body, retryAfter } = await broker.raw(startPurchase as never, fields, buyer.caller);
  const wait = (body as { Data: { RetryAfterSeconds: number } }).Data.RetryAfterSeconds;
  expect(wait).toBeGreaterThan(0);
  expect(retryAfter).toBe(String(wait));
});

test("another quote of the same visitor is no way round, and neither is another visitor at the address", async () => {
  const ip = "198.18.9.50";
  const first = await makeQuote(broker);
  const second = await askQuote(broker, first.caller, first.phone);
  for (let tried = 0; tried < 5; tried++) await tryCard(first, makeCard(), ip);
  expect(await tryCard(second, makeCard(), ip)).toMatchObject(paused);
  for (let others = 0; others < 2; others++) {
    const [caller, phone] = [makeCaller(), makePhone()];
    await verify(broker, caller, phone);
    const other = await askQuote(broker, caller, phone);
    for (let tried = 0; tried < 5; tried++) {
      expect((await tryCard(other, makeCard(), ip)).success).toBe(true);
    }
  }
  const late = await makeQuote(broker);
  expect(await tryCard(late, makeCard(), ip)).toMatchObject(paused);
  expect((await tryCard(late, makeCard(), "198.18.9.51")).success).toBe(true);
});

test("pressing again with the same card joins its session, however often", async () => {
  const buyer = await makeQuote(broker);
  const cardNumber = makeCard();
  const urls = [];
  for (let pressed = 0; pressed < 8; pressed++) {
    const started = await tryCard(buyer, cardNumber, "198.18.9.52");
    urls.push(await bankPageOf(broker, buyer, started));
  }
  expect(new Set(urls).size).toBe(1);
  expect(await sessionsOf(buyer)).toBe(1);
});
