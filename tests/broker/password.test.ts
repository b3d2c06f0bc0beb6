import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { changePassword } from "#shared/calls/member/change-password.ts";
import { deleteAccount } from "#shared/calls/account/delete-account.ts";
import { forgotPassword } from "#shared/calls/member/forgot-password.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { setMfa } from "#shared/calls/member/set-mfa.ts";
import { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { makeRenewalTicket } from "#worker/broker/member/passwords/renewal-ticket.ts";
import { testPasswordCost } from "#tests/password-cost.ts";
import { createPasswordHashes } from "#worker/broker/crypto/password-hash.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import { makeCaller, useBroker, testVars } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { countMore } from "./rate-events.ts";
import { lastCode, makePhone } from "./journey.ts";
import {
  logIn,
  makeMember,
  makePerson,
  makeSignedIn,
  registerPerson,
  seal,
  signIn,
} from "./member.ts";
import type { Person } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const dayMs = 86_400_000;
const notFound = { status: 404, statusCode: 404, message: "Kullanıcı Bulunamadı" };
const refused = {
  status: 422,
  statusCode: statusCodes.changeRefused,
  message: "Mevcut şifreniz hatalı.",
};

const forget = ({ caller, phone, nationalNumber }: Person) =>
  broker.call(forgotPassword, { phone, nationalNumber }, caller);

/** The newest password sent to a phone. */
async function sentPassword(phone: string): Promise<string> {
  const [sms] = await broker.outbox(phone);
  return /Yeni şifreniz (\S+)\. /.exec(sms?.text ?? "")?.[1] ?? "";
}

interface Change {
  readonly old?: string;
  readonly next: string;
  readonly retry?: string;
  readonly uId?: string;
}

async function change(caller: Caller, { old, next, retry = next, uId }: Change) {
  const typed = old === undefined ? [next, retry] : [next, retry, old];
  const { guid, sealed } = await seal(broker, { visitor: caller.visitor }, ...typed);
  const [newPassword = "", retryPassword = "", oldPassword] = sealed;
  const passwords = { newPassword, retryPassword, guid };
  const given = oldPassword === undefined ? passwords : { ...passwords, oldPassword };
  return broker.call(changePassword, { ...given, ...(uId === undefined ? {} : { uId }) }, caller);
}

/** Of the member whose login one of the answers is. */
const sessionsOf = (answers: readonly { data: { uId?: string | undefined } | null }[]) =>
  `SELECT * FROM member_sessions WHERE member_id = '${answers.find(({ data }) => data !== null)?.data?.uId}'`;

const isSignedIn = async (caller: Caller) =>
  (await broker.call(getUserClaims, {}, caller)).status === 200;

// Specification 2.32, 3.6, 7.33
test("a one-time password comes by SMS and leaves the old one good until it is used", async () => {
  const person = await makeSignedIn(broker);
  expect(await forget(person)).toMatchObject({ success: true, statusCode: 200 });
  const sent = await sentPassword(person.phone);
  expect(sent).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginSuccess);

  const oneTime = { ...person, password: sent };
  const answer = await logIn(broker, oneTime);
  expect(answer.data).toMatchObject({ usedOneTimePassword: true });
  expect(await isSignedIn(person.member)).toBe(false);
  for (const spent of [person, oneTime]) {
    expect((await logIn(broker, spent)).statusCode).toBe(statusCodes.loginWrongCredentials);
  }
  const member = { ...person.caller, token: answer.data?.token ?? "" };
  expect((await broker.call(getUserClaims, {}, member)).data?.usedOneTimePassword).toBe(true);
  const guessed = await change(member, { next: person.phone });
  expect(guessed.errors).toEqual({ NewPassword: [expect.stringContaining("tahmin edilebilir")] });
  const changed = await change(member, { next: "Yepyeni-1" });
  expect(changed.statusCode).toBe(4000);
  const renewed = { ...member, token: changed.data?.token ?? "" };
  expect((await broker.call(getUserClaims, {}, renewed)).data?.usedOneTimePassword).toBe(false);
  expect(await change(renewed, { next: "Yepyeni-2" })).toMatchObject(refused);
  const signedIn = await logIn(broker, { ...person, password: "Yepyeni-1" });
  expect(signedIn.data?.usedOneTimePassword).toBe(false);
});

test("of five first uses at once one signs in, and it alone chooses a password", async () => {
  const person = await makeMember(broker);
  await forget(person);
  const oneTime = { ...person, password: await sentPassword(person.phone) };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => logIn(broker, { ...oneTime, caller: makeCaller() })),
  );
  const codes = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(codes).toEqual([2000, 2009, 2009, 2009, 2009]);
  expect(await broker.query(sessionsOf(answers))).toHaveLength(1);
});

test("a login with the old password that is under way while the new one is used does not outlive it", async () => {
  const person = await makeMember(broker);
  await forget(person);
  const oneTime = { ...person, password: await sentPassword(person.phone) };
  const elsewhere = (who: Person) => logIn(broker, { ...who, caller: makeCaller() });
  const answers = await Promise.all([
    elsewhere(person),
    elsewhere(person),
    elsewhere(oneTime),
    elsewhere(person),
    elsewhere(person),
  ]);
  expect(answers[2]?.statusCode).toBe(statusCodes.loginSuccess);
  expect(await broker.query(sessionsOf(answers))).toMatchObject([{ is_one_time: 1 }]);
});

test("whoever skips the choice is told to choose first wherever a password is the proof, and is not locked out", async () => {
  const person = await makeMember(broker);
  await forget(person);
  const oneTime = { ...person, password: await sentPassword(person.phone) };
  const { member } = await signIn(broker, oneTime);
  const prove = async () => {
    const { guid, sealed } = await seal(broker, member, oneTime.password);
    return { guid, password: sealed[0]! };
  };
  for (let asked = 0; asked < 2; asked++) {
    for (const answer of [
      await broker.call(setMfa, { enabled: true, ...(await prove()) }, member),
      await broker.call(
        updateCustomer,
        { email: "yeni@ornek.example", ...(await prove()) },
        member,
      ),
      await broker.call(deleteAccount, await prove(), member),
    ]) {
      expect(answer).toMatchObject({ status: 409, statusCode: flowCodes.stepError });
      expect(answer.message).toContain("önce Şifre Değişikliği sayfasında kendi şifrenizi");
    }
  }
  expect((await change(member, { next: "Yepyeni-8" })).statusCode).toBe(4000);
});

test("with a second step a one-time password is used up by the code, and five at once are one", async () => {
  const person = await makeSignedIn(broker);
  const { guid, sealed } = await seal(broker, person.member, person.password);
  const proof = { guid, password: sealed[0]! };
  await broker.call(setMfa, { enabled: true, ...proof }, person.member);
  await forget(person);
  const oneTime = { ...person, password: await sentPassword(person.phone) };
  // Asking for the code again costs no try.
  for (let asked = 0; asked < 6; asked++) {
    expect((await logIn(broker, oneTime)).statusCode).toBe(statusCodes.loginMfaRequired);
  }
  const mfaCode = await lastCode(broker, person.phone);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => logIn(broker, oneTime, { mfaControl: true, mfaCode })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 2000)).toHaveLength(1);
  expect((await logIn(broker, oneTime)).statusCode).toBe(statusCodes.loginWrongCredentials);
});

test("a one-time password gets in whoever is locked out, and ends the lock", async () => {
  const person = await makeMember(broker);
  for (let failure = 0; failure < 5; failure++) {
    await logIn(broker, { ...person, password: "yanlış" });
  }
  await forget(person);
  const oneTime = { ...person, password: await sentPassword(person.phone) };
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginWrongCredentials);
  expect((await logIn(broker, oneTime)).statusCode).toBe(statusCodes.loginSuccess);
});

test("strangers may try a one-time password a hundred times, the next one anew", async () => {
  const person = await makeMember(broker);
  const tried = (times: number) =>
    broker.query(`UPDATE members SET one_time_tries = ${times} WHERE one_time_hash IS NOT NULL`);
  const sent = async (): Promise<Person> => {
    await forget(person);
    return { ...person, caller: makeCaller(), password: await sentPassword(person.phone) };
  };
  const first = await sent();
  await tried(99);
  await logIn(broker, { ...first, password: "abcdefgh" });
  expect((await logIn(broker, first)).statusCode).toBe(statusCodes.loginWrongCredentials);
  const next = await sent();
  await tried(99);
  expect((await logIn(broker, next)).statusCode).toBe(statusCodes.loginSuccess);
});

test("strangers who guess from six addresses keep out neither who asked for the password nor a browser with the phone's mark", async () => {
  const person = await makeMember(broker);
  const atDesk = { ...person, caller: { ...makeCaller(), ip: "198.18.3.99" } };
  expect((await forget(atDesk)).success).toBe(true);
  const oneTime = { ...atDesk, password: await sentPassword(person.phone) };
  const thieves = Array.from({ length: 6 }, (_, at) => ({ ...makeCaller(), ip: `198.18.4.${at}` }));
  const guess = { ...person, caller: thieves[0]!, password: "abcdefgh" };
  expect((await logIn(broker, guess)).status).toBe(422);
  // Seventy-nine of the hundred tries a number has are written down.
  await countMore(broker, "login-number", 79);
  await broker.query("UPDATE members SET one_time_tries = 80 WHERE one_time_hash IS NOT NULL");
  const rounds = await Promise.all(
    thieves.map(async (caller) => {
      const statuses = [];
      for (let tried = 0; tried < 5; tried++) {
        statuses.push((await logIn(broker, { ...person, caller, password: "abcdefgh" })).status);
      }
      return statuses;
    }),
  );
  expect(rounds.flat().filter((status) => status === 422)).toHaveLength(20);
  const elsewhere = { ...oneTime, caller: { ...makeCaller(), ip: "198.18.3.98" } };
  expect((await logIn(broker, elsewhere)).status).toBe(429);
  // The lock is that of passwords, and over in a while.
  await broker.query(`UPDATE members SET locked_until = ${Date.now()}`);
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginSuccess);
  await broker.query(`UPDATE members SET locked_until = ${Date.now() + 900_000}`);
  expect((await logIn(broker, oneTime)).statusCode).toBe(statusCodes.loginSuccess);
});

test("a lane of one's own is no way to guess without end", async () => {
  const person = await makeMember(broker);
  const wrong = { ...person, password: "yanlış" };
  for (let tried = 0; tried < 20; tried++) await logIn(broker, wrong);
  expect((await logIn(broker, wrong)).status).toBe(429);
});

test("a one-time password ends a day after it was sent", async () => {
  const person = await makeMember(broker);
  await forget(person);
  const oneTime = { ...person, password: await sentPassword(person.phone) };
  const yesterday = Date.now() - dayMs - 1;
  await broker.query(`UPDATE members SET one_time_set_at = ${yesterday}`);
  expect((await logIn(broker, oneTime)).statusCode).toBe(statusCodes.loginWrongCredentials);
  await broker.query(`UPDATE members SET one_time_set_at = ${yesterday + 60_000}`);
  expect((await logIn(broker, oneTime)).statusCode).toBe(statusCodes.loginSuccess);
});

test("whoever is no verified member with both numbers is not found, all in one sentence", async () => {
  const person = await makeMember(broker);
  const other = await makeMember(broker);
  const begun = makePerson();
  await registerPerson(broker, begun);
  const askers = [
    { ...person, phone: makePhone() },
    { ...person, nationalNumber: makeNationalNumber(999) },
    { ...person, nationalNumber: other.nationalNumber },
    begun,
  ];
  const answers = await Promise.all(askers.map(forget));
  for (const answer of answers) expect(answer).toMatchObject(notFound);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test("a password is sent by turns, three of them to one address's asking, and who is late is told when", async () => {
  const { caller: _proved, ...person } = await makeMember(broker);
  const from = (ip: string, asker: Partial<Person> = {}) =>
    forget({ ...person, caller: { ...makeCaller(), ip }, ...asker });
  // Whoever knows the phone alone keeps nobody from a new password.
  for (let at = 0; at < 12; at++) {
    const stranger = { nationalNumber: makeNationalNumber(5000 + at) };
    expect(await from(`198.18.3.${40 + at}`, stranger)).toMatchObject(notFound);
  }
  for (let count = 0; count < 3; count++) expect((await from("198.18.3.60")).success).toBe(true);
  const late = await from("198.18.3.60");
  expect(late).toMatchObject({ status: 429, statusCode: statusCodes.tooManyRequests });
  expect(late.message).toContain("Yeni bir şifreyi 15 dakika sonra isteyebilirsiniz");
  expect(late.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  await broker.query("UPDATE rate_events SET created_at = created_at - 900000");
  expect((await from("198.18.3.60")).success).toBe(true);
});

test("twelve strangers who know both numbers keep the member from no new password, wherever and with the phone's mark", async () => {
  const person = await makeMember(broker);
  const thieves = Array.from({ length: 12 }, (_, at) => `198.18.0.${at}`);
  for (let round = 0; round < 3; round++) {
    for (const ip of thieves) await forget({ ...person, caller: { ...makeCaller(), ip } });
  }
  const sent = (await broker.outbox(person.phone)).length;
  expect(sent).toBeLessThanOrEqual(25);
  for (const caller of [
    { ...makeCaller(), ip: "198.18.0.99" },
    { ...person.caller, ip: thieves[0]! },
  ]) {
    expect((await forget({ ...person, caller })).success).toBe(true);
    const oneTime = { ...person, caller, password: await sentPassword(person.phone) };
    expect((await logIn(broker, oneTime)).statusCode).toBe(statusCodes.loginSuccess);
  }
});

test("a visitor asks for ten new passwords an hour, an address for twenty", async () => {
  const ip = "198.18.3.30";
  for (let visitor = 0; visitor < 2; visitor++) {
    const caller = { ...makeCaller(), ip };
    for (let count = 0; count < 10; count++) {
      expect(await forget(makePerson({ caller }))).toMatchObject(notFound);
    }
    expect((await forget(makePerson({ caller }))).status).toBe(429);
  }
  expect((await forget(makePerson({ caller: { ...makeCaller(), ip } }))).status).toBe(429);
});

test("a member changes the password, and only the session it was done in goes on, under a new token", async () => {
  const person = await makeSignedIn(broker);
  const other = await signIn(broker, person);
  const answer = await change(person.member, { old: person.password, next: "Yepyeni-2" });
  expect(answer).toMatchObject({ success: true, statusCode: statusCodes.changeSuccess });
  const { token = "" } = answer.data ?? {};
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await isSignedIn({ ...person.caller, token })).toBe(true);
  expect(await isSignedIn(person.member)).toBe(false);
  expect(await isSignedIn(other.member)).toBe(false);
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginWrongCredentials);
  expect((await logIn(broker, { ...person, password: "Yepyeni-2" })).statusCode).toBe(2000);
  const told = (await broker.outbox(person.phone)).filter(({ text }) =>
    /şifresi değiştirildi/.test(text),
  );
  expect(told).toHaveLength(1);
});

// Specification 3.7, 5.18, 8.9
test("a new password keeps the rules, with messages at its two fields", async () => {
  const { member, password: old } = await makeSignedIn(broker);
  const invalid = { status: 422, statusCode: statusCodes.changeInvalid };
  const short = await change(member, { old, next: "abc", retry: "abd" });
  expect(short).toMatchObject(invalid);
  expect(short.errors).toEqual({
    NewPassword: ["Şifreniz en az 4 karakter olmalıdır."],
    RetryPassword: ["Girdiğiniz şifre eşleştirilemedi"],
  });
  const long = await change(member, { old, next: "a".repeat(76) });
  expect(long.errors).toEqual({ NewPassword: ["Şifreniz en fazla 75 karakter olabilir."] });
  const same = await change(member, { old, next: old });
  expect(same.errors).toEqual({ NewPassword: ["Yeni şifreniz eskisinden farklı olmalıdır."] });
});

test("a new password that is easily guessed is refused at its field, to nobody but the member", async () => {
  const person = await makeSignedIn(broker);
  const { member, caller, phone, nationalNumber, password: old } = person;
  const guessed = ["1234", "Password1", "galatasaray1905", "Simsekoglu", "çağrı.şimşekoğlu", phone];
  for (const next of [...guessed, nationalNumber]) {
    const answer = await change(member, { old, next });
    expect(answer).toMatchObject({ status: 422, statusCode: statusCodes.changeInvalid });
    expect(answer.errors).toEqual({ NewPassword: [expect.stringContaining("tahmin edilebilir")] });
  }
  // What is known of a member is not found out by whoever has their session alone.
  expect(await change(member, { old: "yanlış", next: nationalNumber })).toMatchObject(refused);
  expect(await isSignedIn(member)).toBe(true);
  expect((await change(member, { old, next: "dört mavi bisiklet" })).statusCode).toBe(4000);
  expect((await logIn(broker, { ...person, caller, password: "dört mavi bisiklet" })).success).toBe(
    true,
  );
});

test("a password that was easily guessed before goes on letting its member in", async () => {
  const person = await makeMember(broker);
  const { hash } = createPasswordHashes(testPasswordCost, randomBytes);
  const weak = await hash("1234");
  const own = "created_at = (SELECT MAX(created_at) FROM members)";
  await broker.query(`UPDATE members SET password_hash = '${weak}' WHERE ${own}`);
  expect((await logIn(broker, { ...person, password: "1234" })).statusCode).toBe(2000);
});

test("a wrong old password is refused, counts towards the lock, and nothing is right while it is on", async () => {
  const person = await makeSignedIn(broker);
  for (let failure = 0; failure < 5; failure++) {
    expect(await change(person.member, { old: "yanlış", next: "Yepyeni-3" })).toMatchObject(
      refused,
    );
  }
  const right = { old: person.password, next: "Yepyeni-3" };
  expect(await change(person.member, right)).toMatchObject(refused);
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginWrongCredentials);
  await broker.query(`UPDATE members SET locked_until = ${Date.now()}`);
  expect((await change(person.member, right)).statusCode).toBe(statusCodes.changeSuccess);
});

const expire = (memberId: string) =>
  broker.query(
    `UPDATE members SET password_set_at = ${Date.now() - 181 * dayMs} WHERE member_id = '${memberId}'`,
  );

test("an expired password is changed without a session, with the ticket of its login alone", async () => {
  const person = await makeSignedIn(broker);
  const { caller, memberId, password: old } = person;
  await expire(memberId);
  const { uId = "" } = (await logIn(broker, person)).data ?? {};
  expect(await change(caller, { old: "yanlış", next: "Yepyeni-4", uId })).toMatchObject(refused);
  const others = [memberId, crypto.randomUUID(), "toString.AAAA", `${uId.slice(0, -8)}AAAAAAA=`];
  for (const other of others) {
    expect(await change(caller, { old, next: "Yepyeni-4", uId: other })).toMatchObject(refused);
  }
  const guessed = await change(caller, { old, next: "1234", uId });
  expect(guessed.statusCode).toBe(statusCodes.changeInvalid);
  expect(guessed.errors["NewPassword"]).toHaveLength(1);
  const renewed = await change(caller, { old, next: "Yepyeni-4", uId });
  expect([renewed.statusCode, renewed.data]).toEqual([4000, {}]);
  // Good while the password is too old, and no longer.
  const again = { old: "Yepyeni-4", next: "Yepyeni-6", uId };
  expect(await change(caller, again)).toMatchObject(refused);
  expect(await isSignedIn(person.member)).toBe(false);
  const retried = await logIn(broker, { ...person, password: "Yepyeni-4" });
  expect(retried.statusCode).toBe(statusCodes.loginSuccess);
});

test("a ticket to renew a password is good for fifteen minutes and for nothing else", async () => {
  const { caller, memberId, password: old } = await makeSignedIn(broker);
  await expire(memberId);
  const keys = v.parse(StorageKeysSchema, testVars);
  const vault = createVault(keys.DATA_KEYS);
  const renew = (uId: string) => change(caller, { old, next: "Yepyeni-7", uId });
  const made = (minutesAgo: number) =>
    makeRenewalTicket(memberId, { vault, now: () => Date.now() - minutesAgo * 60_000 });
  expect(await renew(await made(15))).toMatchObject(refused);
  const ticket = JSON.stringify({ memberId, expiresAt: Date.now() + 60_000 });
  expect(await renew(await vault.seal("members.profile", ticket))).toMatchObject(refused);
  expect((await renew(await made(14))).statusCode).toBe(4000);
});

test("without a session and without anybody's id there is nothing to change", async () => {
  const answer = await change(makeCaller(), { old: "Gizli-1", next: "Gizli-2" });
  expect(answer).toMatchObject({ status: 401, message: "Bu işlem için giriş yapmalısınız." });
});

test("a signed-in member changes their own password whatever id they send", async () => {
  const [one, other] = [await makeSignedIn(broker), await makeSignedIn(broker)];
  const input = { old: one.password, next: "Yepyeni-5", uId: other.memberId };
  expect((await change(one.member, input)).statusCode).toBe(statusCodes.changeSuccess);
  expect((await logIn(broker, other)).statusCode).toBe(statusCodes.loginSuccess);
  expect((await logIn(broker, { ...one, password: "Yepyeni-5" })).statusCode).toBe(2000);
});

test("a hash made with weaker parameters grows at the next login", async () => {
  const person = await makeMember(broker);
  const { createHash, scryptSync } = await import("node:crypto");
  const salt = createHash("sha256").update("salt").digest().subarray(0, 16);
  const key = scryptSync(person.password, salt, 32, {
    cost: 1024,
    blockSize: 8,
    parallelization: 1,
  });
  const weak = `scrypt$1024$8$1$${salt.toString("base64")}$${key.toString("base64")}`;
  const own = "created_at = (SELECT MAX(created_at) FROM members)";
  await broker.query(`UPDATE members SET password_hash = '${weak}' WHERE ${own}`);
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginSuccess);
  const [row] = await broker.query<{ password_hash: string }>(
    `SELECT password_hash FROM members WHERE ${own}`,
  );
  expect(row?.password_hash).toMatch(new RegExp(`^scrypt\\$${testPasswordCost}\\$8\\$5\\$`));
  expect((await logIn(broker, person)).statusCode).toBe(statusCodes.loginSuccess);
});
