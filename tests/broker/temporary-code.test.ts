import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { confirmQuoteAccess } from "#shared/calls/quote/confirm-quote-access.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { logout } from "#shared/calls/member/logout.ts";
import { requestQuoteAccess } from "#shared/calls/quote/request-quote-access.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { countMore } from "./rate-events.ts";
import { makeCaller, useBroker } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import {
  codeConfirmation,
  codeRequest,
  lastCode,
  makePhone,
  makeQuote,
  nationalNumber,
  registeredNumber,
  quoteInput,
  verify,
} from "./journey.ts";
import { logIn, makeMember, makePerson, registerPerson } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const request = (caller: Caller, phone: string) =>
  broker.call(requestCode, codeRequest(phone), caller);
const confirm = (caller: Caller, phone: string, code: string) =>
  broker.call(confirmCode, codeConfirmation(phone, code), caller);
const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

// Specification 3.8, 3.9, 7.7, 7.8
test("a code arrives as a WebOTP message, is confirmed once and verifies the phone", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  const asked = await request(caller, phone);
  expect(asked.data).toEqual({ resendAfterSeconds: 60, expiresInSeconds: 180, isSent: true });
  const [sms] = await broker.outbox(`0${phone}`);
  expect(sms).toMatchObject({ channel: "sms", to: phone });
  expect(sms?.text).toMatch(/kodunuz: (\d{6})\. Girerseniz [^\n]+\n@site\.test #\1$/);

  const code = await lastCode(broker, phone);
  const first = await confirm(caller, phone, code);
  expect(first).toMatchObject({ success: true, statusCode: statusCodes.changeSuccess });
  expect(await confirm(makeCaller(), phone, code)).toMatchObject({ success: false, status: 422 });
  const input = { queryType: "trafik", nationalNumber: registeredNumber, phone } as const;
  const identity = await broker.call(checkIdentity, input, caller);
  expect(identity).toMatchObject({ success: true, statusCode: flowCodes.success });
  expect(identity.data?.cityCode).toMatch(/^\d{2}$/);
});

test("a second request within 60 seconds sends nothing and says how long to wait", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await request(caller, phone);
  const again = await request(caller, phone);
  expect(again.success).toBe(true);
  expect(again.data?.resendAfterSeconds).toBeGreaterThan(50);
  expect(await broker.outbox(phone)).toHaveLength(1);
});

test("five wrong tries kill a code", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await request(caller, phone);
  const code = await lastCode(broker, phone);
  for (const left of [4, 3, 2, 1]) {
    const answer = await confirm(caller, phone, wrongFor(code));
    expect(answer).toMatchObject({ status: 422, statusCode: flowCodes.wrongInfo });
    expect(answer.message).toBe(`Kod hatalı. Kalan deneme hakkınız: ${left}.`);
  }
  const usedUp = "Bu kod için deneme hakkınız kalmadı; yeni bir kod isteyebilirsiniz.";
  expect((await confirm(caller, phone, wrongFor(code))).message).toBe(usedUp);
  // The right one comes too late, and hears why.
  expect((await confirm(caller, phone, code)).message).toBe(usedUp);
});

test("parallel guesses cannot take more than five tries", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await request(caller, phone);
  const code = await lastCode(broker, phone);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => confirm(caller, phone, wrongFor(code))),
  );
  const left = answers.flatMap(({ message }) => /hakkınız: (\d)/.exec(message ?? "")?.[1] ?? []);
  expect(left.toSorted()).toEqual(["1", "2", "3", "4"]);
  expect((await confirm(caller, phone, code)).success).toBe(false);
});

describe("a code is spent once", () => {
  const none = { openDataAgreement: false, privacyPolicy: false, advertisementAgreement: false };
  const agreed = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
  /** Whoever is told a code of the kind, and how they confirm it. */
  async function asked(queryType: "trafik" | "giris" | "profil" | "erisim") {
    const [caller, phone] = [makeCaller(), makePhone()];
    if (queryType === "erisim") {
      const { phone: of, quoteId } = await makeQuote(broker);
      await broker.call(requestQuoteAccess, { quoteId }, caller);
      const ask = (by: Caller) => broker.call(requestQuoteAccess, { quoteId }, by);
      const enter = (by: Caller, code: string) =>
        broker.call(confirmQuoteAccess, { quoteId, code }, by);
      return { caller, phone: of, ask, enter };
    }
    const query = { phone, queryType, ...(queryType === "trafik" ? agreed : none) };
    const ask = (by: Caller) => broker.call(requestCode, query, by);
    const enter = (by: Caller, code: string) => broker.call(confirmCode, { ...query, code }, by);
    if (queryType === "giris") await registerPerson(broker, makePerson({ caller, phone }));
    await ask(caller);
    return { caller, phone, ask, enter };
  }

  test.each(["trafik", "giris", "profil", "erisim"] as const)(
    "of the kind %s, also by five at once, and the id from before has nothing of it",
    async (queryType) => {
      const { caller, phone, ask, enter } = await asked(queryType);
      const code = await lastCode(broker, phone);
      const five = Array.from({ length: 5 }, () => ({ ...caller }));
      const answers = await Promise.all(five.map((each) => enter(each, code)));
      expect(answers.map(({ success }) => success).filter(Boolean)).toHaveLength(1);
      const winner = five.find(({ visitor }) => visitor !== caller.visitor)!;
      expect(five.filter(({ visitor }) => visitor === caller.visitor)).toHaveLength(4);
      const late = await enter({ ...caller }, code);
      expect(late).toMatchObject({ status: 422, statusCode: flowCodes.temporaryCodeRequired });

      // Sent again with the first answer's cookie, the form is told that all is done, and opens nothing anew.
      const again = { ...winner };
      expect((await enter(again, code)).success).toBe(true);
      expect(again.visitor).toBe(winner.visitor);
      // Whose answer got lost proves the phone once more, and is who the first answer made them.
      const left = { ...caller };
      expect((await ask(left)).success).toBe(true);
      expect((await enter(left, await lastCode(broker, phone))).success).toBe(true);
      expect(left.visitor).toBe(winner.visitor);
    },
  );

  test("and a membership begun afterwards wants a code of its own", async () => {
    const { caller, phone, enter } = await asked("giris");
    const code = await lastCode(broker, phone);
    expect((await enter(caller, code)).success).toBe(true);
    await registerPerson(broker, makePerson({ caller, phone }));
    expect((await enter(caller, code)).statusCode).toBe(flowCodes.temporaryCodeRequired);
  });
});

test("the public calls tell of no number whether a shared quote's code went to it", async () => {
  const { phone: owners, quoteId } = await makeQuote(broker);
  const caller = makeCaller();
  await broker.call(requestQuoteAccess, { quoteId }, caller);
  const consents = { OpenDataAgreement: true, PrivacyPolicy: true, AdvertisementAgreement: false };
  const answersTo = async (phone: string) => {
    const fields = { ...consents, QueryType: "erisim", SmsActivationCode: "000000" };
    const numbers = { Gsm: phone, Phone: phone };
    return Promise.all(
      [confirmCode, requestCode].map((call) =>
        broker.raw(call as never, { ...fields, ...numbers }, { ...caller }),
      ),
    );
  };
  const told = await answersTo(owners);
  expect(told.map(({ status }) => status)).toEqual([422, 422]);
  expect(await answersTo(makePhone())).toEqual(told);
});

test("a visitor confirms sixty codes an hour", async () => {
  const caller = stranger();
  expect((await confirm(caller, makePhone(), "000000")).status).toBe(422);
  await countMore(broker, "confirmation-visitor", 58);
  expect((await confirm(caller, makePhone(), "000000")).status).toBe(422);
  expect((await confirm(caller, makePhone(), "000000")).status).toBe(429);
});

test("a code is worth nothing to another visitor, and nothing after three minutes", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await request(caller, phone);
  const code = await lastCode(broker, phone);
  expect((await confirm(makeCaller(), phone, code)).success).toBe(false);
  await broker.query(`UPDATE sms_codes SET expires_at = ${Date.now()} WHERE used_at IS NULL`);
  expect((await confirm(caller, phone, code)).message).toContain("süresi doldu");
});

const minute = 60_000;
/** Lets minutes pass for every code and counter. */
const pass = async (minutes: number) => {
  const ms = minutes * minute;
  await broker.query(
    `UPDATE sms_codes SET created_at = created_at - ${ms}, expires_at = expires_at - ${ms}`,
  );
  await broker.query(`UPDATE rate_events SET created_at = created_at - ${ms}`);
};
let addresses = 0;
/** Somebody at an address of their own. */
const stranger = (): Caller => ({ ...makeCaller(), ip: `203.0.112.${addresses++}` });
const delayed = { status: 429, success: false, statusCode: statusCodes.tooManyRequests };

describe("whoever has codes sent to somebody else's number", () => {
  test("does not keep its holder from getting a code of their own, nor can use it", async () => {
    const [thief, holder, phone] = [stranger(), stranger(), makePhone()];
    await request(thief, phone);
    const theirs = await lastCode(broker, phone);
    const asked = await request(holder, phone);
    expect(asked.data).toEqual({ resendAfterSeconds: 60, expiresInSeconds: 180, isSent: true });
    const own = await lastCode(broker, phone);
    expect(own).not.toBe(theirs);
    expect((await confirm(thief, phone, own)).success).toBe(false);
    expect((await confirm(holder, phone, own)).success).toBe(true);
  });

  test("has five sent alone, whatever they are for and whoever they pose as", async () => {
    const [{ ip = "" }, phone] = [stranger(), makePhone()];
    const flags = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
    const answers = [];
    for (const queryType of ["trafik", "giris", "profil", "kasko", "seyahat", "dask"] as const) {
      const input = { phone, queryType, ...flags };
      answers.push((await broker.call(requestCode, input, { ...makeCaller(), ip })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    for (let asked = 0; asked < 2; asked++) {
      expect((await request(stranger(), phone)).success).toBe(true);
    }
    expect(await broker.outbox(phone)).toHaveLength(7);
  });
});

/** Uses up both lanes that are open to anybody. */
async function useUp(phone: string): Promise<void> {
  const first = Array.from({ length: 15 }, stranger);
  for (const { ip = "" } of [...first, ...first.slice(0, 6)]) {
    await request({ ...makeCaller(), ip }, phone);
  }
  expect(await broker.outbox(phone)).toHaveLength(21);
}

/** Asks for a code and confirms it. */
async function prove(caller: Caller, phone: string): Promise<void> {
  await request(caller, phone);
  expect((await confirm(caller, phone, await lastCode(broker, phone))).success).toBe(true);
}

describe("turns of a number to be sent a code", () => {
  const flags = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };

  test.each(["giris", "trafik"] as const)(
    "twelve addresses that ask for %s as often as they can keep nobody else from the first code",
    async (queryType) => {
      const phone = makePhone();
      const ask = (caller: Caller) =>
        broker.call(requestCode, { phone, queryType, ...flags }, caller);
      const thieves = Array.from({ length: 12 }, stranger);
      for (let round = 0; round < 3; round++) {
        const asked = thieves.flatMap(({ ip = "" }) => [
          ask({ ...makeCaller(), ip }),
          request({ ...makeCaller(), ip }, phone),
        ]);
        for (const { status, retryAfterSeconds = 0 } of await Promise.all(asked)) {
          expect([200, 429]).toContain(status);
          expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
        }
      }
      const sent = (await broker.outbox(phone)).length;
      expect(sent).toBeLessThanOrEqual(18);
      const owner = stranger();
      expect((await ask(owner)).data).toEqual({
        resendAfterSeconds: 60,
        expiresInSeconds: 180,
        isSent: true,
      });
      expect(await broker.outbox(phone)).toHaveLength(sent + 1);
      const code = await lastCode(broker, phone);
      const input = { phone, queryType, code, ...flags };
      expect((await broker.call(confirmCode, input, owner)).success).toBe(true);
    },
  );

  test("whoever has proved the number within a year never waits for others", async () => {
    const [holder, phone] = [stranger(), makePhone()];
    await prove(holder, phone);
    // The verification is over long before; and who else signs in here is another visitor with the same lane.
    await broker.query(`UPDATE phone_verifications SET expires_at = ${Date.now()}`);
    await broker.query("DELETE FROM rate_events");
    await broker.query(`DELETE FROM outbox`);
    await useUp(phone);
    for (const asked of [holder, { ...holder, ip: "198.18.8.222" }]) {
      expect((await request(asked, phone)).data?.resendAfterSeconds).toBe(60);
      await pass(2);
    }
    expect(await request(stranger(), phone)).toMatchObject(delayed);
    await broker.query(`UPDATE proved_phones SET expires_at = ${Date.now()}`);
    await pass(3);
    expect(await request(holder, phone)).toMatchObject(delayed);
  });

  test("a lane is of the number alone, goes along with every proof, and goes when the browser is left", async () => {
    const [holder, phone, other] = [stranger(), makePhone(), makePhone()];
    await prove(holder, phone);
    await prove(holder, other);
    const lanes = (visitor: string) =>
      broker.query<{ lane_id: string }>(
        `SELECT lane_id FROM proved_phones WHERE visitor = '${visitor}' ORDER BY lane_id`,
      );
    const before = await lanes(holder.visitor);
    expect(before).toHaveLength(2);
    const left = holder.visitor;
    await broker.query("UPDATE sms_codes SET created_at = created_at - 61000");
    await prove(holder, phone);
    expect(await lanes(holder.visitor)).toEqual(before);
    expect(await lanes(left)).toEqual([]);
    // Of somebody who has proved another number: nothing.
    const third = makePhone();
    await useUp(third);
    expect(await request(holder, third)).toMatchObject(delayed);
    await broker.call(logout, { everywhere: false }, holder);
    expect(await broker.query("SELECT * FROM proved_phones WHERE visitor = ''")).toEqual([]);
    expect(await lanes(holder.visitor)).toEqual([]);
  });

  test("whoever has proved it once has a number sent four more at once and one an hour, whoever they become", async () => {
    const [holder, phone] = [await makeMember(broker), makePhone()];
    await prove(holder.caller, phone);
    await broker.query("DELETE FROM rate_events");
    await broker.query("DELETE FROM outbox");
    await useUp(phone);
    for (let asked = 0; asked < 8; asked++) {
      await logIn(broker, holder);
      await request(holder.caller, phone);
      await broker.query("UPDATE sms_codes SET created_at = created_at - 61000");
    }
    expect(await broker.outbox(phone)).toHaveLength(21 + 4);
  });

  test("when all is used up there is a wait, for a time that is told and no longer", async () => {
    const phone = makePhone();
    await useUp(phone);
    const holder = stranger();
    const answer = await request(holder, phone);
    expect(answer).toMatchObject(delayed);
    expect(answer.message).toBe(
      "Bu numaraya kısa sürede çok sayıda kod istendi. Yeni bir kodu 15 dakika sonra isteyebilirsiniz.",
    );
    const seconds = answer.retryAfterSeconds ?? 0;
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    await pass(14);
    expect((await request(holder, phone)).retryAfterSeconds).toBeLessThanOrEqual(60);
    await pass(1);
    expect((await request(holder, phone)).success).toBe(true);
    expect((await confirm(holder, phone, await lastCode(broker, phone))).success).toBe(true);
  });
});

test("strangers have a number sent 25 codes in an hour at most, by however many at once", async () => {
  const phone = makePhone();
  for (let passed = 0; passed < 60; passed += 15) {
    const asked = Array.from({ length: passed === 0 ? 24 : 3 }, () => request(stranger(), phone));
    await Promise.all(asked);
    await pass(15);
  }
  expect((await broker.outbox(phone)).length).toBeLessThanOrEqual(25);
});

test("while a code lives, asking for more counts down to the next and loses nothing", async () => {
  const [caller, phone] = [stranger(), makePhone()];
  for (let sent = 0; sent < 5; sent++) {
    expect((await request(caller, phone)).status).toBe(200);
    await pass(61 / 60);
  }
  const again = await request(caller, phone);
  expect(again.data?.resendAfterSeconds).toBeGreaterThan(10 * 60);
  expect(again.data?.expiresInSeconds).toBeLessThanOrEqual(120);
  expect(await broker.outbox(phone)).toHaveLength(5);
  expect((await confirm(caller, phone, await lastCode(broker, phone))).success).toBe(true);
});

test("a visitor asks for at most fifteen codes an hour", async () => {
  const caller = stranger();
  for (let sent = 0; sent < 15; sent++) {
    expect((await request(caller, makePhone())).status).toBe(200);
  }
  expect(await request(caller, makePhone())).toMatchObject({ status: 429 });
  expect((await request(makeCaller(), makePhone())).status).toBe(200);
});

test("an address sends at most sixty codes an hour", async () => {
  const ip = "198.18.8.9";
  const send = () => request({ visitor: randomUUID(), ip }, makePhone());
  expect((await send()).success).toBe(true);
  await countMore(broker, "code-address", 58);
  expect((await send()).success).toBe(true);
  expect(await request({ visitor: randomUUID(), ip }, makePhone())).toMatchObject({ status: 429 });
});

// Specification 5.6, 5.7
test("without the two consents no code is sent", async () => {
  const phone = makePhone();
  const input = { ...codeRequest(phone), privacyPolicy: false, openDataAgreement: false };
  const answer = await broker.call(requestCode, input, makeCaller());
  expect(answer).toMatchObject({ status: 422, statusCode: flowCodes.validationError });
  expect(answer.errors).toEqual({
    PrivacyPolicy: ["Lütfen gizlilik politikasını ve kullanım koşullarını kabul ediniz."],
    OpenDataAgreement: ["Lütfen aydınlatma metnini onaylayınız."],
  });
  expect(await broker.outbox(phone)).toEqual([]);
});

test("a quote needs a phone verified within the last eight hours", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  const refused = { status: 403, statusCode: flowCodes.temporaryCodeRequired };
  expect(await broker.call(trafik.quoteCall, quoteInput(phone), caller)).toMatchObject(refused);
  await verify(broker, caller, phone);
  expect((await broker.call(trafik.quoteCall, quoteInput(phone), caller)).success).toBe(true);
  const other = makeCaller();
  expect(await broker.call(trafik.quoteCall, quoteInput(phone), other)).toMatchObject(refused);
  await broker.query(`UPDATE phone_verifications SET expires_at = ${Date.now()}`);
  expect(await broker.call(trafik.quoteCall, quoteInput(phone), caller)).toMatchObject(refused);
});

test("nothing of a phone or code is readable in the database or the log", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await request(caller, phone);
  const code = await lastCode(broker, phone);
  await confirm(caller, phone, wrongFor(code));
  const tables = ["outbox", "sms_codes", "phone_verifications", "rate_events"];
  const rows = await Promise.all(tables.map((table) => broker.query(`SELECT * FROM ${table}`)));
  expect(JSON.stringify(rows)).not.toContain(phone);
  expect(broker.logs.join("\n")).not.toContain(phone);
  expect(broker.logs.join("\n")).not.toContain(nationalNumber);
});
