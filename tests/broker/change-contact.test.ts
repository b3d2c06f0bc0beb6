import { afterAll, beforeAll, expect, test } from "vitest";
import { changeContact } from "#shared/calls/policy/change-contact.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { prepareCancellation } from "#shared/calls/policy/prepare-cancellation.ts";
import { requestContactCode } from "#shared/calls/policy/request-contact-code.ts";
import { requestPolicyAccess } from "#shared/calls/policy/request-policy-access.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { lastCode, makePhone, until } from "./journey.ts";
import { makeCaller, startBroker } from "./harness.ts";
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
