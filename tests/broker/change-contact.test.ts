import type { D1Database } from "@cloudflare/workers-types";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeContact } from "#shared/calls/policy/change-contact.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { prepareCancellation } from "#shared/calls/policy/prepare-cancellation.ts";
import { requestContactCode } from "#shared/calls/policy/request-contact-code.ts";
import { requestPolicyAccess } from "#shared/calls/policy/request-policy-access.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { lastCode, makePhone, until } from "./journey.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { makeCaller, startBroker, testVars } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { buyOwnDamage, leave } from "./policy.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterAll(() => broker.stop());

const textsTo = async (to: string) => (await broker.outbox(to)).map(({ text }) => text);
const changesOf = (quoteId: string) =>
  broker.query<{ kind: string }>(
    `SELECT kind FROM contact_changes WHERE order_id = '${quoteId}-1' ORDER BY changed_at`,
  );

test("a phone follows its code alone; the old one is told, its reminders end, and the new one finds the policy", async () => {
  const { caller, phone: old, quoteId } = await buyOwnDamage(broker);
  const phone = makePhone();
  const same = await broker.call(requestContactCode, { quoteId, phone: old }, caller);
  expect(same.errors["Gsm"]).toEqual(["Poliçenizin telefonu zaten bu numara."]);
  const bare = await broker.call(changeContact, { quoteId, phone }, caller);
  expect(bare.errors["SmsActivationCode"]).toEqual(["Lütfen SMS kodunu giriniz."]);
  const early = await broker.call(changeContact, { quoteId, phone, code: "000000" }, caller);
  expect(early.success).toBe(false);
  const stranger = makeCaller();
  const foreign = await broker.call(requestContactCode, { quoteId, phone }, stranger);
  expect(foreign.statusCode).toBe(403);

  const consents = await broker.query(
    `SELECT id FROM consents WHERE subject_id = '${quoteId}' ORDER BY id`,
  );
  await broker.query(
    `INSERT INTO reminders (quote_id, kind, content_sealed, due_at, expires_at, created_at)
      VALUES ('${quoteId}', 'policy-end', 'x', 9999999999998, 9999999999999, 1)`,
  );
  await broker.call(requestContactCode, { quoteId, phone }, caller);
  const code = await lastCode(broker, phone);
  const changed = await broker.call(changeContact, { quoteId, phone, code }, caller);
  expect(changed.data?.maskedPhone).toBe(maskPhone(phone));
  expect((await textsTo(old)).some((text) => text.includes("telefonu değişti"))).toBe(true);
  expect(await broker.query(`SELECT 1 FROM reminders WHERE quote_id = '${quoteId}'`)).toEqual([]);
  expect(
    await broker.query(`SELECT id FROM consents WHERE subject_id = '${quoteId}' ORDER BY id`),
  ).toEqual(consents);
  const { policyNumber = "", contact } =
    (await broker.call(getPolicy, { quoteId }, caller)).data ?? {};
  expect(contact?.maskedPhone).toBe(maskPhone(phone));
  expect(await changesOf(quoteId)).toEqual([{ kind: "phone" }]);
  await broker.call(requestPolicyAccess, { policyNumber, phone: old }, makeCaller());
  expect((await textsTo(old))[0]).toContain("sorulan numarada bir poliçe yok");
  await broker.call(requestPolicyAccess, { policyNumber, phone }, makeCaller());
  expect((await textsTo(phone))[0]).toContain("kodunuz");
  // Whoever has changed the phone may not be the holder: for a day the policy is not ended with it.
  const leaving = { quoteId, ground: "withdrawal", hasClaim: false } as const;
  const soon = await broker.call(prepareCancellation, leaving, caller);
  expect([soon.status, Object.keys(soon.errors)]).toEqual([422, ["Ground"]]);
  await broker.moveClock(24 * 3_600_000 + 1000);
  expect((await broker.call(prepareCancellation, leaving, caller)).errors).toEqual({});
  await broker.moveClock(0);
});

test("an e-mail address changes at once; the old one is told, and what comes goes to the new one", async () => {
  const buyer = await buyOwnDamage(broker);
  const { caller, quoteId, phone } = buyer;
  const email = `yeni-${quoteId}@ornek.example`;
  const nothing = await broker.call(changeContact, { quoteId }, caller);
  expect(nothing.success).toBe(false);
  const changed = await broker.call(changeContact, { quoteId, email }, caller);
  expect(changed.data?.maskedEmail).toBe("y***@ornek.example");
  const again = await broker.call(changeContact, { quoteId, email }, caller);
  expect(again.success).toBe(false);
  expect(await changesOf(quoteId)).toEqual([{ kind: "email" }]);
  expect((await textsTo(phone))[0]).toContain("e-posta adresi değişti");
  expect((await textsTo(email))[0]).toContain("bundan sonra bu adrese gelecek");
  await leave(broker, buyer, { ground: "withdrawal" });
  await until(
    () => textsTo(email),
    (texts) => texts.some((text) => text.includes("sona erdi")),
  );
});

test("of five posts at once one changes an e-mail address or a place; the others hear what a repeated one does", async () => {
  const { caller, quoteId, phone } = await buyOwnDamage(broker);
  const { policyNumber = "" } = (await broker.call(getPolicy, { quoteId }, caller)).data ?? {};
  const email = `bir-${quoteId}@ornek.example`;
  for (const [moved, change] of [
    [{ email }, "e-posta adresi değişti"],
    [{ cityCode: "35", county: "Bornova" }, "ikamet adresiniz değişti"],
  ] as const) {
    const post = () => broker.call(changeContact, { quoteId, ...moved }, caller);
    const answers = await Promise.all(Array.from({ length: 5 }, post));
    const repeated = await post();
    expect(repeated.status).toBe(422);
    const [done, ...others] = answers.toSorted((one, other) => one.status - other.status);
    expect(done?.status).toBe(200);
    expect(others).toEqual(others.map(() => repeated));
    const told = (await broker.outbox()).filter(
      ({ text }) => text.includes(change) && text.includes(policyNumber),
    );
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(["email", "sms"]);
    await broker.query("DELETE FROM rate_events");
  }
  const greeted = (await textsTo(email)).filter((text) => text.includes("bundan sonra"));
  expect(greeted).toHaveLength(1);
  expect(await changesOf(quoteId)).toEqual([{ kind: "email" }, { kind: "address" }]);

  const others = [`iki-${quoteId}@ornek.example`, `uc-${quoteId}@ornek.example`];
  const both = await Promise.all(
    others.map((each) => broker.call(changeContact, { quoteId, email: each }, caller)),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const left = await Promise.all(
    [email, ...others].map(async (each) =>
      (await textsTo(each)).some((text) => text.includes("e-posta adresi değişti")),
    ),
  );
  // One of the two came after the other, whose mailbox was told of it.
  expect(left.filter(Boolean)).toHaveLength(2);
  expect((await textsTo(phone)).filter((text) => text.includes("e-posta adresi"))).toHaveLength(3);
});

test("whoever has proved a new phone moves it from the one that they saw alone", async () => {
  const { quoteId } = await buyOwnDamage(broker);
  const { DATA_KEYS, INDEX_KEY } = v.parse(StorageKeysSchema, testVars);
  const database = (await broker.database()) as unknown as D1Database;
  const blindIndex = createBlindIndex(INDEX_KEY);
  const store = createStore(database, createVault(DATA_KEYS), blindIndex);
  const { phone: before = "", phoneIndex = "" } = (await store.quotes.open(quoteId)) ?? {};
  // Between the look at the phone and the change two devices cannot be held by calls.
  const moveTo = async (after: string) => {
    const change = { kind: "phone", before, after, orderId: `${quoteId}-1` } as const;
    return store.contactChanges.movePhone(
      quoteId,
      { ...change, changeId: crypto.randomUUID(), changedAt: Date.now() },
      { phoneIndex },
      { phoneIndex: await blindIndex.of("phone", after), visitor: crypto.randomUUID() },
    );
  };
  const phones = [makePhone(), makePhone()];
  const moved = await Promise.all(phones.map(moveTo));
  expect(moved.toSorted()).toEqual([false, true]);
  expect((await store.quotes.open(quoteId))?.phone).toBe(phones[moved.indexOf(true)]);
  expect(await changesOf(quoteId)).toEqual([{ kind: "phone" }]);
});

test("a place of residence changes at once, is one there is, and the old phone is told", async () => {
  const { caller, quoteId, phone } = await buyOwnDamage(broker);
  const before = (await broker.call(getPolicy, { quoteId }, caller)).data?.contact?.residence;
  for (const [place, field] of [
    [{ cityCode: "99", county: "Bornova" }, "CityCode"],
    [{ cityCode: "35" }, "County"],
    [{ cityCode: "35", county: "Kadıköy" }, "County"],
    [{ county: "Bornova" }, "CityCode"],
  ] as const) {
    const refused = await broker.call(changeContact, { quoteId, ...place }, caller);
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]]);
  }
  const place = { quoteId, cityCode: "35", county: "Bornova" };
  expect((await broker.call(changeContact, place, makeCaller())).statusCode).toBe(403);
  const changed = await broker.call(changeContact, place, caller);
  expect(changed.data?.residence).toBe("İzmir / Bornova");
  const again = await broker.call(changeContact, place, caller);
  expect(again.errors["County"]).toEqual(["Kayıtlı adresiniz zaten burası."]);
  expect(before).not.toBe("İzmir / Bornova");
  const { contact } = (await broker.call(getPolicy, { quoteId }, caller)).data ?? {};
  expect(contact?.residence).toBe("İzmir / Bornova");
  expect(await changesOf(quoteId)).toEqual([{ kind: "address" }]);
  expect((await textsTo(phone))[0]).toContain("ikamet adresiniz değişti");
});
