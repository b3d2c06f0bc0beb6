import { afterAll, beforeAll, expect, test } from "vitest";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import type { ReminderKind } from "#shared/calls/quote/reminder-fields.ts";
import { getWithdrawal } from "#shared/calls/quote/get-withdrawal.ts";
import { setReminder } from "#shared/calls/quote/set-reminder.ts";
import { textQuoteLink } from "#shared/calls/quote/text-quote-link.ts";
import { withdraw } from "#shared/calls/quote/withdraw.ts";
import { statusCodes } from "#shared/codes.ts";
import type { Withdrawable } from "#shared/calls/quote/withdrawal-fields.ts";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { smsParts } from "#worker/broker/notification/sms-length.ts";
import type { Caller, TestBroker } from "./harness.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  askQuote,
  makeVisitor,
  startBuying,
  until,
  untilState,
  plateOf,
} from "./journey.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterAll(() => broker.stop());

const minuteMs = 60_000;
const withdrawUrl = "http://site.test/k/20123456789ABCDEG";
const shortUrl = "http://site.test/k/20123456789ABCDEF";

/** A quote whose prices hold for a whole day, whatever the hour. */
async function ask(): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const policyStart = addDays(todayInIstanbul(Date.now()), 5);
  return askQuote(broker, caller, phone, { policyStart });
}

async function buy(buyer: Buyer) {
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  return untilState(broker, buyer, "done");
}

const addresses = ({ quoteId }: Pick<Buyer, "quoteId">) => ({
  quoteId,
  url: `http://site.test/teklif/${quoteId}.x`,
  shortUrl,
  withdrawUrl,
});

const set = (
  { quoteId, caller }: Buyer,
  kind: ReminderKind,
  isWanted = true,
  by: Caller = caller,
) => broker.call(setReminder, { ...addresses({ quoteId }), kind, isWanted }, by);

const shown = async ({ quoteId, caller }: Buyer, by: Caller = caller) =>
  (await broker.call(listOffers, { quoteId }, by)).data?.quote.reminder;

const kept = () => broker.query<{ quote_id: string; kind: string }>("SELECT * FROM reminders");
const lapseTexts = async (phone: string) =>
  (await broker.outbox(phone)).filter(({ text }) => text.includes("geçerliliğini yitirecek"));

/** The same broker, its clock moved to an instant. */
const goTo = (instant: number) => broker.moveClock(instant - Date.now());

const takeBack = (quoteId: string, what: Withdrawable[], by: Caller, isByMessage = true) =>
  broker.call(withdraw, { quoteId, isByMessage, what }, by);

test("whoever allowed it is reminded before the prices lapse and before the policy ends, once", async () => {
  const [waiting, bought, backedOut, silent] = [await ask(), await ask(), await ask(), await ask()];
  const refusing = await ask();
  expect(await shown(waiting)).toMatchObject({ isSet: false });
  expect(await shown(waiting, makeCaller())).toBeUndefined();
  expect((await set(waiting, "quote-lapse", true, makeCaller())).status).toBe(403);
  expect((await set(waiting, "policy-end")).status).toBe(404);

  const lapse = await set(waiting, "quote-lapse");
  const lapseAt = lapse.data?.at ?? 0;
  expect(lapseAt).toBeGreaterThan(Date.now());
  expect(new Date(lapseAt + 3 * 60 * minuteMs).getUTCHours()).toSatisfy(
    (hour: number) => hour >= 9 && hour <= 20,
  );
  expect(await shown(waiting)).toEqual({ at: lapseAt, isSet: true, channels: ["sms"] });
  await set(bought, "quote-lapse");
  await set(backedOut, "quote-lapse");
  await set(backedOut, "quote-lapse", false);
  await set(refusing, "quote-lapse");
  expect(await shown(backedOut)).toMatchObject({ isSet: false });

  const policy = await buy(bought);
  expect(policy.state === "done" && policy.reminder).toMatchObject({ isSet: false });
  const nowhere = await broker.call(
    setReminder,
    { ...addresses(bought), kind: "policy-end", isWanted: true, channels: [] },
    bought.caller,
  );
  expect([nowhere.status, Object.keys(nowhere.errors)]).toEqual([422, ["Channels"]]);
  const end = await set(bought, "policy-end");
  const endAt = end.data?.at ?? 0;
  expect(await untilState(broker, bought, "done")).toMatchObject({
    subject: plateOf(bought.phone),
    reminder: { at: endAt, isSet: true, channels: ["sms", "email"] },
  });
  const consents = await broker.query<{ texts: string }>(
    `SELECT texts FROM consents WHERE subject_id = '${backedOut.quoteId}' AND texts LIKE '%reminder%'`,
  );
  expect(consents.map(({ texts }) => texts)).toEqual([
    expect.stringContaining('"given":true'),
    expect.stringContaining('"given":false'),
  ]);
  expect(await kept()).toHaveLength(4);
  // A citizen's own word at the register, which is fetched before anything leaves.
  const body = new URLSearchParams({ receiver: `0${refusing.phone}`, channel: "sms" });
  const at = "/dev/iys";
  expect((await broker.fetch(at, { method: "POST", body, redirect: "manual" })).status).toBe(303);
  const wrong = new URLSearchParams({ receiver: "ayşe", channel: "sms" });
  expect((await broker.fetch(at, { method: "POST", body: wrong })).status).toBe(422);

  await goTo(lapseAt + minuteMs);
  const [text] = await until(
    () => lapseTexts(waiting.phone),
    (texts) => texts.length > 0,
  );
  expect(text?.text).toContain(`${plateOf(waiting.phone)} plakalı aracınız için teklifleriniz`);
  expect(text?.text).toContain(shortUrl);
  expect(text?.text).toContain(`Ret: ${withdrawUrl}`);
  expect(smsParts(text?.text ?? "")).toBeLessThanOrEqual(2);
  // The one that was bought meanwhile is settled too, without a word.
  const left = await until(kept, (rows) => rows.length === 1);
  expect(left).toMatchObject([{ quote_id: bought.quoteId, kind: "policy-end" }]);
  for (const { phone } of [bought, backedOut, silent, refusing])
    expect(await lapseTexts(phone)).toEqual([]);

  await goTo(endAt + minuteMs);
  await until(kept, (rows) => rows.length === 0);
  const day = formatDate(policy.endsAt ?? 0);
  const [sms] = await broker.outbox(bought.phone);
  expect(sms?.text).toContain(`${day} günü sona eriyor`);
  expect(smsParts(sms?.text ?? "")).toBeLessThanOrEqual(2);
  const [mail] = await broker.outbox("odeme@ornek.example");
  expect(mail?.subject).toContain(day);
  expect(mail?.text).toContain(policy.policyNumber);
  expect(mail?.text).toContain("http://site.test/trafik/teklif");
  expect(mail?.text).toContain(withdrawUrl);
  const html = await broker.fetch(mail?.html ?? "");
  expect(await html.text()).toContain(policy.policyNumber);
});

test.each([
  { channels: ["email"], texts: 0, mails: 1 },
  { channels: ["sms"], texts: 1, mails: 0 },
] as const)(
  "the end of a policy is told by $channels alone",
  async ({ channels, texts, mails }) => {
    await broker.moveClock(0);
    const buyer = await ask();
    const { policyNumber = "" } = await buy(buyer);
    const wish = { ...addresses(buyer), kind: "policy-end", isWanted: true } as const;
    const { data } = await broker.call(
      setReminder,
      { ...wish, channels: [...channels] },
      buyer.caller,
    );
    const reminder = { at: data?.at ?? 0, isSet: true, channels };
    expect(data).toEqual(reminder);
    expect(await untilState(broker, buyer, "done")).toMatchObject({ reminder });
    await goTo(reminder.at + minuteMs);
    await until(kept, (rows) => rows.every((row) => row.quote_id !== buyer.quoteId));
    const toPhone = await broker.outbox(buyer.phone);
    const toMailbox = await broker.outbox("odeme@ornek.example");
    const withWayOut = ({ text }: { text: string }) => text.includes(withdrawUrl);
    expect(toPhone.filter(withWayOut)).toHaveLength(texts);
    expect(
      toMailbox.filter((mail) => withWayOut(mail) && mail.text.includes(policyNumber)),
    ).toHaveLength(mails);
  },
);

test("a quote's short address is texted to its own phone, three times a day", async () => {
  await broker.moveClock(0);
  const buyer = await ask();
  const { quoteId, caller, phone } = buyer;
  const send = (by: Caller = caller) => broker.call(textQuoteLink, { quoteId, shortUrl }, by);
  expect((await send(makeCaller())).status).toBe(403);
  for (const _ of [1, 2, 3]) expect((await send()).success).toBe(true);
  expect((await send()).status).toBe(429);
  const texts = (await broker.outbox(phone)).filter(({ text }) => text.includes(shortUrl));
  expect(texts).toHaveLength(3);
  expect(smsParts(texts[0]?.text ?? "")).toBe(1);
});

test("what was given is taken back by the link of a message, by whoever has it, its owner is told, and it stays so", async () => {
  await broker.moveClock(0);
  const { caller, phone } = await makeVisitor(broker);
  const allowed = {
    marketingSms: true,
    marketingCall: true,
    policyStart: addDays(todayInIstanbul(Date.now()), 5),
  };
  const buyer = await askQuote(broker, caller, phone, allowed);
  const { quoteId } = buyer;
  await set(buyer, "quote-lapse");
  const byLink = makeCaller();
  const shownTo = async (by: Caller, isByMessage: boolean) =>
    (await broker.call(getWithdrawal, { quoteId, isByMessage }, by)).data;
  const given = async () => (await shownTo(byLink, true))?.given;
  const rows = () =>
    broker.query<{ channel: string; is_given: number }>(
      "SELECT channel, is_given FROM marketing_permissions ORDER BY id",
    );
  const before = (await rows()).length;
  expect(await given()).toEqual(["sms", "call", "quote-lapse"]);
  expect(await shownTo(byLink, false)).toMatchObject({ given: [], needsOwner: true });
  expect((await takeBack(quoteId, ["sms"], byLink, false)).statusCode).toBe(statusCodes.forbidden);
  expect(await shownTo(caller, false)).toMatchObject({ needsOwner: false });
  expect(await given()).toEqual(["sms", "call", "quote-lapse"]);
  const told = async () =>
    (await broker.outbox(phone)).filter(({ text }) => text.includes("izinlerinizi geri aldı"));
  const atOnce = await Promise.all(
    [1, 2, 3].map(() => takeBack(quoteId, ["sms", "quote-lapse"], byLink)),
  );
  for (const { data } of atOnce) expect(data).toEqual({ isDeleted: false });
  const [sms, ...others] = await told();
  expect(others).toEqual([]);
  expect(sms?.text).toContain("SMS ile kampanya, teklif hatırlatması.");
  expect(smsParts(sms?.text ?? "")).toBeLessThanOrEqual(2);
  expect(await given()).toEqual(["call"]);
  expect((await kept()).filter(({ quote_id: id }) => id === quoteId)).toEqual([]);
  await takeBack(quoteId, ["sms"], byLink);
  expect((await rows()).slice(before)).toEqual([{ channel: "sms", is_given: 0 }]);
  const unaddressed = await askQuote(broker, caller, phone, {
    ...allowed,
    email: undefined,
    marketingEmail: true,
  });
  const givenOf = async (id: string) =>
    (await broker.call(getWithdrawal, { quoteId: id, isByMessage: true }, byLink)).data?.given;
  expect(await givenOf(unaddressed.quoteId)).toEqual(["sms", "call", "email"]);
  await takeBack(unaddressed.quoteId, ["sms", "email"], byLink);
  expect(await givenOf(unaddressed.quoteId)).toEqual(["call"]);
  // Another quote whose tick is left alone gives nothing back.
  await askQuote(broker, caller, phone, { ...allowed, marketingSms: false });
  expect(await given()).toEqual(["call"]);
  // The owner is not told of what they take back themselves.
  await takeBack(quoteId, ["call"], caller);
  expect(await given()).toEqual([]);
  expect(await told()).toHaveLength(2);
});

test("a company's permissions and their withdrawal go to the register as a company's", async () => {
  await broker.moveClock(0);
  const { caller, phone } = await makeVisitor(broker);
  const { quoteId } = await askQuote(broker, caller, phone, {
    nationalNumber: "1234567890",
    companyTitle: "Örnek Nakliyat A.Ş.",
    taxOffice: "Kadıköy",
    marketingSms: true,
  });
  const own = await makeVisitor(broker);
  await askQuote(broker, own.caller, own.phone, { marketingSms: true });
  await takeBack(quoteId, ["sms"], caller);
  const rows = await broker.query(
    "SELECT is_given, is_merchant FROM marketing_permissions ORDER BY id DESC LIMIT 3",
  );
  expect(rows).toEqual([
    { is_given: 0, is_merchant: 1 },
    { is_given: 1, is_merchant: 0 },
    { is_given: 1, is_merchant: 1 },
  ]);
});
