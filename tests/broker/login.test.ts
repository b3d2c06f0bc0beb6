import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { login } from "#shared/calls/member/login.ts";
import { logout } from "#shared/calls/member/logout.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { requestKey } from "#shared/calls/member/request-key.ts";
import { setMfa } from "#shared/calls/member/set-mfa.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { encryptWithSalt } from "#shared/crypto/aes-cbc.ts";
import { usualCost } from "#worker/broker/crypto/password-hash.ts";
import { makeCaller, startBroker, useBroker } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { countMore } from "./rate-events.ts";
import { askQuote, codeRequest, lastCode, makePhone, verify } from "./journey.ts";
import {
  logIn,
  makeMember,
  makePerson,
  makeSignedIn,
  registerPerson,
  seal,
  signIn,
  takeKey,
} from "./member.ts";
import type { Person } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const wrongCredentials = {
  success: false,
  status: 422,
  statusCode: statusCodes.loginWrongCredentials,
  message: "Kullanıcı adı veya şifre hatalı.",
  messages: ["Kullanıcı adı veya şifre hatalı."],
  errors: {},
  data: null,
};
const badKey = {
  status: 422,
  statusCode: flowCodes.tokenControlError,
  message: "Güvenlik anahtarının süresi doldu. Lütfen yeniden deneyin.",
};

const claims = (caller: Caller) => broker.call(getUserClaims, {}, caller);
const isOwner = async (caller: Caller, quoteId: string) =>
  (await broker.call(listOffers, { quoteId }, caller)).data?.quote.isOwner;

// Specification 3.3, 3.4, 4.10, 7.10
test("the right password opens a session that knows who it is", async () => {
  const person = await makeMember(broker);
  const answer = await logIn(broker, person);
  expect(answer).toMatchObject({ status: 200, success: true, statusCode: 2000 });
  expect(answer.data).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    name: "Çağrı",
    surname: "Şimşekoğlu",
    usedOneTimePassword: false,
    uId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const token = answer.data?.token ?? "";
  const { data } = await claims({ ...person.caller, token });
  expect(data).toMatchObject({
    name: "Çağrı",
    phone: person.phone,
    email: "uye@ornek.example",
    maskedNationalNumber: expect.stringMatching(/^1\*{8}\d\d$/),
    mfaEnabled: false,
  });
  const rows = await broker.query("SELECT * FROM member_sessions");
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("every login is a session of its own", async () => {
  const person = await makeMember(broker);
  const [one, other] = [await signIn(broker, person), await signIn(broker, person)];
  expect(one.member.token).not.toBe(other.member.token);
});

// Specification 4.15
test("a wrong password, an unknown phone and a locked member are told nothing apart", async () => {
  const person = await makeMember(broker);
  expect(await logIn(broker, makePerson())).toEqual(wrongCredentials);
  for (let failure = 0; failure < 5; failure++) {
    expect(await logIn(broker, { ...person, password: "yanlış" })).toEqual(wrongCredentials);
  }
  expect(await logIn(broker, person)).toEqual(wrongCredentials);
  await broker.query(`UPDATE members SET locked_until = ${Date.now()}`);
  expect(await logIn(broker, person)).toMatchObject({ statusCode: 2000 });
});

test("a success ends the count of failures, and a lock that is over begins a new one", async () => {
  const person = await makeMember(broker);
  const wrong = { ...person, password: "yanlış" };
  for (let failure = 0; failure < 4; failure++) await logIn(broker, wrong);
  expect(await logIn(broker, person)).toMatchObject({ statusCode: 2000 });
  for (let failure = 0; failure < 5; failure++) await logIn(broker, wrong);
  await broker.query(`UPDATE members SET locked_until = ${Date.now()}`);
  await logIn(broker, wrong);
  expect(await logIn(broker, person)).toMatchObject({ statusCode: 2000 });
});

test("parallel guesses are counted one by one", async () => {
  const person = await makeMember(broker);
  const wrong = { ...person, password: "yanlış" };
  await Promise.all(Array.from({ length: 8 }, () => logIn(broker, wrong)));
  const [row] = await broker.query<{ failed_logins: number }>(
    "SELECT failed_logins FROM members ORDER BY created_at DESC LIMIT 1",
  );
  expect(row?.failed_logins).toBe(5);
  expect(await logIn(broker, person)).toEqual(wrongCredentials);
});

// Specification 3.2, 4.9, 7.12
test("a key opens one password once, for five minutes", async () => {
  const person = await makeMember(broker);
  const { caller, phone: username } = person;
  const { guid, sealed } = await seal(broker, caller, person.password);
  const attempt = () => broker.call(login, { username, password: sealed[0]!, guid }, caller);
  const answers = await Promise.all([attempt(), attempt()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([1002, 2000]);
  expect(await attempt()).toMatchObject(badKey);

  expect(await logIn(broker, person, { guid: randomUUID() })).toMatchObject(badKey);
  expect(await logIn(broker, person, { guid: "'; DROP TABLE members" })).toMatchObject(badKey);
  expect(await logIn(broker, person, { password: "düz yazı" })).toMatchObject(badKey);
  const late = await takeKey(broker, caller);
  await broker.query(`UPDATE password_keys SET expires_at = ${Date.now()}`);
  const password = await encryptWithSalt(person.password, late.salt);
  const change = { guid: late.guid, password: password.ok ? password.value : "" };
  expect(await logIn(broker, person, change)).toMatchObject(badKey);
});

test("a password of 180 days no longer signs in, and gives a ticket to renew it", async () => {
  const person = await makeMember(broker);
  const halfYear = 180 * 86_400_000;
  await broker.query(`UPDATE members SET password_set_at = ${Date.now() - halfYear + 60_000}`);
  expect(await logIn(broker, person)).toMatchObject({ statusCode: 2000 });
  await broker.query(`UPDATE members SET password_set_at = ${Date.now() - halfYear - 1}`);
  const answer = await logIn(broker, person);
  expect(answer).toMatchObject({ success: true, statusCode: statusCodes.loginPasswordExpired });
  expect(answer.data).toEqual({ uId: expect.stringMatching(/^k1\.[\w+/=]{80,}$/) });
  expect(await logIn(broker, { ...person, password: "yanlış" })).toEqual(wrongCredentials);
});

async function switchMfa(member: Caller, enabled: boolean, password: string) {
  const { guid, sealed } = await seal(broker, member, password);
  return broker.call(setMfa, { enabled, password: sealed[0]!, guid }, member);
}

async function memberWithMfa(): Promise<Person> {
  const { member, ...person } = await makeSignedIn(broker);
  const answer = await switchMfa(member, true, person.password);
  expect(answer.data).toEqual({ mfaEnabled: true });
  return person;
}

// Specification 3.3, 3.5
test("with a second step the right password sends a code, and the code signs in", async () => {
  const person = await memberWithMfa();
  const before = (await broker.outbox(person.phone)).length;
  expect(await logIn(broker, { ...person, password: "yanlış" })).toEqual(wrongCredentials);
  expect(await broker.outbox(person.phone)).toHaveLength(before);
  const first = await logIn(broker, person);
  expect(first).toMatchObject({ success: true, statusCode: statusCodes.loginMfaRequired });
  expect(first.data).toEqual({ resendAfterSeconds: 60 });
  const again = await logIn(broker, person);
  expect(again.data?.resendAfterSeconds).toBeGreaterThan(50);
  expect(await broker.outbox(person.phone)).toHaveLength(before + 1);

  const mfaCode = await lastCode(broker, person.phone);
  const step = { mfaControl: true, mfaCode };
  expect(await logIn(broker, { ...person, password: "yanlış" }, step)).toEqual(wrongCredentials);
  const answer = await logIn(broker, person, step);
  expect(answer).toMatchObject({ success: true, statusCode: statusCodes.loginSuccess });
  expect(answer.data).toMatchObject({ source: "yelkovan", name: "Çağrı", surname: "Şimşekoğlu" });
  expect(answer.data?.token).toBeUndefined();
  const token = answer.data?.sessionToken ?? "";
  expect((await claims({ ...person.caller, token })).data?.mfaEnabled).toBe(true);
  expect(await logIn(broker, person, step)).toMatchObject({ success: false });
});

test("the second step comes before the renewal of a password that has run out", async () => {
  const person = await memberWithMfa();
  const own = "created_at = (SELECT MAX(created_at) FROM members)";
  await broker.query(`UPDATE members SET password_set_at = 0 WHERE ${own}`);
  const first = await logIn(broker, person);
  expect(first).toMatchObject({ statusCode: statusCodes.loginMfaRequired });
  expect(first.data).toEqual({ resendAfterSeconds: 60 });
  const right = await lastCode(broker, person.phone);
  const wrong = { mfaControl: true, mfaCode: right === "000000" ? "111111" : "000000" };
  expect(await logIn(broker, person, wrong)).toMatchObject({ statusCode: flowCodes.wrongInfo });
  const answer = await logIn(broker, person, { mfaControl: true, mfaCode: right });
  expect(answer.statusCode).toBe(statusCodes.loginPasswordExpired);
  expect(Object.keys(answer.data ?? {})).toEqual(["uId"]);
});

test("codes asked for by anybody keep no member from the code of their login", async () => {
  const person = await memberWithMfa();
  for (let sent = 0; sent < 10; sent++) {
    await verify(broker, makeCaller(), person.phone);
    await broker.query("UPDATE sms_codes SET created_at = created_at - 61000");
  }
  const refused = await broker.call(requestCode, codeRequest(person.phone), makeCaller());
  expect(refused.status).toBe(429);
  expect(await logIn(broker, person)).toMatchObject({ statusCode: statusCodes.loginMfaRequired });
});

test("wrong codes say how many tries are left and end in the lock", async () => {
  const person = await memberWithMfa();
  await logIn(broker, person);
  const right = await lastCode(broker, person.phone);
  const mfaCode = right === "000000" ? "111111" : "000000";
  for (const left of [4, 3, 2, 1]) {
    const answer = await logIn(broker, person, { mfaControl: true, mfaCode });
    expect(answer).toMatchObject({ statusCode: flowCodes.wrongInfo, status: 422 });
    expect(answer.message).toBe(`Kod hatalı. Kalan deneme hakkınız: ${left}.`);
  }
  // The password alone does not wipe out wrong codes.
  expect(await logIn(broker, person)).toMatchObject({ statusCode: statusCodes.loginMfaRequired });
  await logIn(broker, person, { mfaControl: true, mfaCode });
  const step = { mfaControl: true, mfaCode: right };
  expect(await logIn(broker, person, step)).toEqual(wrongCredentials);
});

test("the second step is switched on and off with the password only", async () => {
  const { member, password } = await makeSignedIn(broker);
  const wrong = { status: 422, statusCode: flowCodes.wrongInfo, message: "Şifreniz hatalı." };
  for (const enabled of [true, false]) {
    expect((await broker.call(setMfa, { enabled }, member)).errors).toEqual({
      Password: ["Lütfen Doldurun"],
    });
    expect(await switchMfa(member, enabled, "yanlış")).toMatchObject(wrong);
    expect((await claims(member)).data?.mfaEnabled).toBe(!enabled);
    expect((await switchMfa(member, enabled, password)).data).toEqual({ mfaEnabled: enabled });
    expect((await claims(member)).data?.mfaEnabled).toBe(enabled);
  }
});

test("a session ends by logging out, here or everywhere, and after eight hours, used or not", async () => {
  const person = await makeMember(broker);
  const refused = { status: 401, statusCode: 401 };
  const [one, other] = [await signIn(broker, person), await signIn(broker, person)];
  expect((await broker.call(logout, { everywhere: false }, one.member)).success).toBe(true);
  expect(await claims(one.member)).toMatchObject(refused);
  expect((await claims(other.member)).success).toBe(true);
  const third = await signIn(broker, person);
  await broker.call(logout, { everywhere: true }, third.member);
  expect(await claims(other.member)).toMatchObject(refused);
  expect(await claims(third.member)).toMatchObject(refused);

  const idle = await signIn(broker, person);
  await broker.query(`UPDATE member_sessions SET last_seen_at = ${Date.now() - 7 * 3_600_000}`);
  expect((await claims(idle.member)).success).toBe(true);
  const old = await signIn(broker, person);
  await broker.query(`UPDATE member_sessions SET expires_at = ${Date.now()}`);
  expect(await claims(old.member)).toMatchObject(refused);
});

test("a member's token serves every call, the site's token none of a member's", async () => {
  const { member, caller } = await makeSignedIn(broker);
  expect((await broker.call(listCities, {}, member)).data?.items).toHaveLength(81);
  const answer = await claims(caller);
  expect(answer).toMatchObject({ status: 401, message: "Bu işlem için giriş yapmalısınız." });
});

test("signing in brings along one's own quotes, and nobody else's", async () => {
  const person = await makeMember(broker);
  const change = { nationalNumber: person.nationalNumber };
  const mine = await askQuote(broker, person.caller, person.phone, change);
  const other = await askQuote(broker, person.caller, person.phone);
  const elsewhere = makeCaller();
  expect(await isOwner(elsewhere, mine.quoteId)).toBe(false);
  const { member } = await signIn(broker, { ...person, caller: elsewhere });
  expect(await isOwner(member, mine.quoteId)).toBe(true);
  expect(await isOwner(member, other.quoteId)).toBe(false);
  // The browser it was asked for in, which may be at the bank, keeps it.
  expect(await isOwner(person.caller, mine.quoteId)).toBe(true);
  expect(await isOwner(makeCaller(), mine.quoteId)).toBe(false);
});

test("a quote whose member has signed in with the browser it was asked for in is theirs alone", async () => {
  const person = await makeMember(broker);
  const change = { nationalNumber: person.nationalNumber };
  const { quoteId } = await askQuote(broker, person.caller, person.phone, change);
  const { member } = await signIn(broker, person);
  expect(await isOwner(member, quoteId)).toBe(true);
  expect(await isOwner(person.caller, quoteId)).toBe(false);
  const stranger = await makeSignedIn(broker, { caller: person.caller });
  expect(await isOwner(stranger.member, quoteId)).toBe(false);
});

const attempt = (username: string, ip: string) =>
  broker.call(login, { username, password: "x", guid: "x" }, { visitor: randomUUID(), ip });

/** Has every login counted by a number happen so many times. */
const repeatLogins = (times: number) =>
  broker.query(
    `WITH RECURSIVE copies(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM copies WHERE n < ${times})
     INSERT INTO rate_events (counter_key, created_at)
     SELECT counter_key, created_at FROM rate_events, copies WHERE counter_key LIKE 'login-number%'`,
  );

test("a number is tried twenty times an hour from one address, a hundred times from all, whether it is a member's or not", async () => {
  for (const person of [await makeMember(broker), makePerson()]) {
    const caller = { ...makeCaller(), ip: "198.18.2.18" };
    const wrong = { ...person, caller, password: "yanlış" };
    const elsewhere = { ...person, caller: { ...makeCaller(), ip: "198.18.2.19" } };
    await broker.query("DELETE FROM rate_events");
    await logIn(broker, wrong);
    await repeatLogins(19);
    expect(await logIn(broker, wrong)).toEqual(wrongCredentials);
    expect((await logIn(broker, wrong)).status).toBe(429);
    expect((await logIn(broker, elsewhere)).status).not.toBe(429);

    await broker.query("DELETE FROM rate_events");
    await logIn(broker, wrong);
    await repeatLogins(99);
    await broker.query("DELETE FROM rate_events WHERE counter_key LIKE 'login-numberAtAddress%'");
    expect((await logIn(broker, wrong)).status).not.toBe(429);
    expect((await logIn(broker, elsewhere)).status).toBe(429);
  }
});

test("invented keys count for the address that sends them and not for the number", async () => {
  const person = await makeMember(broker);
  const ip = "198.18.2.21";
  for (let count = 0; count < 21; count++) {
    expect(await attempt(person.phone, ip)).toMatchObject(badKey);
  }
  expect(await logIn(broker, { ...person, caller: { ...person.caller, ip } })).toMatchObject({
    statusCode: statusCodes.loginSuccess,
  });
});

test("of what others have begun with a phone one is compared, the visitor's own or else the newest", async () => {
  const phone = makePhone();
  const begin = async (password: string) => {
    const person = makePerson({ phone, password });
    await registerPerson(broker, person);
    return person;
  };
  const [older, newest] = [await begin("Birinci-1"), await begin("İkinci-2")];
  const from = async (caller: Caller, { password }: Person) =>
    (await logIn(broker, { ...older, caller, password })).statusCode;
  const stranger = makeCaller();
  expect(await from(stranger, older)).toBe(statusCodes.loginWrongCredentials);
  expect(await from(older.caller, older)).toBe(statusCodes.loginPhoneUnverified);
  expect(await from(stranger, newest)).toBe(statusCodes.loginPhoneUnverified);
});

test("an address gets a hundred logins and a visitor sixty keys an hour", async () => {
  const ip = "198.18.2.200";
  expect((await attempt(makePhone(), ip)).status).toBe(422);
  await countMore(broker, "login-address", 98);
  expect((await attempt(makePhone(), ip)).status).toBe(422);
  expect((await attempt(makePhone(), ip)).status).toBe(429);
  const caller = { ...makeCaller(), ip: "198.18.2.201" };
  await takeKey(broker, caller);
  await countMore(broker, "password-key-visitor", 58);
  await takeKey(broker, caller);
  expect((await broker.call(requestKey, {}, caller)).status).toBe(429);
});

test("nothing of a member is readable in the database or the log", async () => {
  const { phone, nationalNumber, password } = await makeSignedIn(broker);
  const tables = ["members", "member_sessions", "password_keys", "rate_events", "consents"];
  const rows = await Promise.all(tables.map((table) => broker.query(`SELECT * FROM ${table}`)));
  const seen = JSON.stringify(rows) + broker.logs.join("\n");
  for (const secret of [phone, nationalNumber, password, "Çağrı", "uye@ornek"]) {
    expect(seen).not.toContain(secret);
  }
});

test("while many passwords are judged others are answered, and whoever would wait long is told to come back", async () => {
  const busy = await startBroker({ PASSWORD_COST: String(usualCost) });
  const people = Array.from({ length: 20 }, () => makePerson());
  const keys = await Promise.all(
    people.map(({ caller, password }) => seal(busy, caller, password)),
  );
  let pending = people.length;
  const answers = people.map(async ({ caller, phone }, at) => {
    const { guid, sealed } = keys[at]!;
    const input = { username: phone, password: sealed[0]!, guid };
    const { status } = await busy.call(login, input, caller);
    pending -= 1;
    return status;
  });
  await Promise.race(answers);
  await busy.call(listCities, {}, makeCaller());
  expect(pending).toBeGreaterThan(0);
  const counts = Object.groupBy(await Promise.all(answers), String);
  expect(Object.keys(counts)).toEqual(["422", "429"]);
  await busy.stop();
});
