import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkIdentity } from "#shared/calls/check-identity.ts";
import { confirmCode } from "#shared/calls/confirm-code.ts";
import { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { requestCode } from "#shared/calls/request-code.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { Caller, TestBroker } from "./harness.ts";
import {
  codeConfirmation,
  codeRequest,
  lastCode,
  makePhone,
  nationalNumber,
  quoteInput,
  verify,
} from "./journey.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.stop());

const request = (caller: Caller, phone: string) =>
  broker.call(requestCode, codeRequest(phone), caller);
const confirm = (caller: Caller, phone: string, code: string) =>
  broker.call(confirmCode, codeConfirmation(phone, code), caller);
const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");

test("a code arrives as a WebOTP message, is confirmed once and verifies the phone", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  const asked = await request(caller, phone);
  expect(asked.data).toEqual({ resendAfterSeconds: 60, expiresInSeconds: 180 });
  const [sms] = await broker.outbox(`0${phone}`);
  expect(sms).toMatchObject({ channel: "sms", to: phone });
  expect(sms?.text).toMatch(/doğrulama kodunuz: (\d{6})\. [^\n]+\n@site\.test #\1$/);

  const code = await lastCode(broker, phone);
  const first = await confirm(caller, phone, code);
  expect(first).toMatchObject({ success: true, statusCode: statusCodes.changeSuccess });
  expect(await confirm(makeCaller(), phone, code)).toMatchObject({ success: false, status: 422 });
  const input = { queryType: "trafik", nationalNumber, phone } as const;
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
  await confirm(caller, phone, wrongFor(code));
  expect((await confirm(caller, phone, code)).message).toBe(
    "Kodun süresi doldu. Yeni bir kod isteyebilirsiniz.",
  );
});

test("parallel guesses cannot take more than five tries", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await request(caller, phone);
  const wrong = wrongFor(await lastCode(broker, phone));
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => confirm(caller, phone, wrong)),
  );
  const tried = answers.filter(({ statusCode }) => statusCode === flowCodes.wrongInfo);
  expect(tried).toHaveLength(5);
});

test("a code is worth nothing to another visitor, and nothing after three minutes", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await request(caller, phone);
  const code = await lastCode(broker, phone);
  expect((await confirm(makeCaller(), phone, code)).success).toBe(false);
  await broker.query(`UPDATE sms_codes SET expires_at = ${Date.now()} WHERE used_at IS NULL`);
  expect((await confirm(caller, phone, code)).message).toContain("süresi doldu");
});

test("a number gets at most ten codes an hour, a visitor asks for at most fifteen", async () => {
  const age = () => broker.query(`UPDATE sms_codes SET created_at = created_at - 61000`);
  const [caller, phone] = [makeCaller(), makePhone()];
  for (let sent = 0; sent < 10; sent++) {
    expect((await request(caller, phone)).status).toBe(200);
    await age();
  }
  expect(await request(caller, phone)).toMatchObject({ status: 429 });
  for (let sent = 0; sent < 5; sent++) {
    expect((await request(caller, makePhone())).status).toBe(200);
  }
  expect(await request(caller, makePhone())).toMatchObject({ status: 429 });
  expect((await request(makeCaller(), makePhone())).status).toBe(200);
});

test("an address sends at most sixty codes an hour", async () => {
  const ip = "203.0.113.9";
  for (let sent = 0; sent < 60; sent++) {
    await request({ visitor: randomUUID(), ip }, makePhone());
  }
  expect(await request({ visitor: randomUUID(), ip }, makePhone())).toMatchObject({ status: 429 });
});

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
  expect(await broker.call(createTrafficQuote, quoteInput(phone), caller)).toMatchObject(refused);
  await verify(broker, caller, phone);
  expect((await broker.call(createTrafficQuote, quoteInput(phone), caller)).success).toBe(true);
  const other = makeCaller();
  expect(await broker.call(createTrafficQuote, quoteInput(phone), other)).toMatchObject(refused);
  await broker.query(`UPDATE phone_verifications SET expires_at = ${Date.now()}`);
  expect(await broker.call(createTrafficQuote, quoteInput(phone), caller)).toMatchObject(refused);
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
