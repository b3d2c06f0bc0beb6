import { beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#shared/calls/account/delete-account.ts";
import { exportData } from "#shared/calls/account/export-data.ts";
import { forgotPassword } from "#shared/calls/member/forgot-password.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import type { login } from "#shared/calls/member/login.ts";
import { offerAuthenticator } from "#shared/calls/member/offer-authenticator.ts";
import { setMfa } from "#shared/calls/member/set-mfa.ts";
import type { RequestOf } from "#shared/calls/call.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { totpCode, totpStepAt } from "#worker/broker/crypto/totp.ts";
import { makeCaller, useBroker } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { verify } from "./journey.ts";
import { logIn, makeSignedIn, seal } from "./member.ts";
import type { Person, SignedIn } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

/** The code an authenticator shows, or did or will so many steps from now. */
const codeOf = (secret: string, steps = 0) => totpCode(secret, totpStepAt(Date.now()) + steps);
const wrongFor = (secret: string) => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find(
    (code) => !near.includes(code),
  )!;
};

/** The newest password sent to a phone. */
async function sentPassword(phone: string): Promise<string> {
  const [sms] = await broker.outbox(phone);
  return /Yeni şifreniz (\S+)\. /.exec(sms?.text ?? "")?.[1] ?? "";
}

const offered = async (member: Caller) => {
  const { data } = await broker.call(offerAuthenticator, {}, member);
  if (data === null) throw new Error("nothing offered");
  return data;
};

async function set(
  member: Caller,
  password: string,
  change: Omit<RequestOf<typeof setMfa>, "password" | "guid">,
) {
  const { guid, sealed } = await seal(broker, member, password);
  return broker.call(setMfa, { ...change, password: sealed[0]!, guid }, member);
}

interface Holder extends SignedIn {
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Makes every authenticator show a code nobody has used yet, as time would. */
const renewCodes = () => broker.query("UPDATE member_authenticators SET last_step = 0");

/** Of several at once the right one clears the count of those before it alone; how they add up is what another test is about. */
const forgetFailures = async () => {
  await broker.query("UPDATE members SET failed_logins = 0, locked_until = 0");
  await broker.query("DELETE FROM rate_events WHERE counter_key LIKE 'second-step:%'");
};

/** Sets an authenticator up, and yields its secret and the recovery codes. */
async function setUp({ member, password }: SignedIn) {
  const { secret, offer } = await offered(member);
  const { data } = await set(member, password, { enabled: true, offer, code: codeOf(secret) });
  await renewCodes();
  return { secret, codes: data?.recoveryCodes ?? [] };
}

async function makeHolder(): Promise<Holder> {
  const person = await makeSignedIn(broker);
  return { ...person, ...(await setUp(person)) };
}

const showing = (
  person: Person,
  shown: Pick<RequestOf<typeof login>, "mfaCode" | "recoveryCode">,
) => logIn(broker, person, { mfaControl: true, ...shown });

const wrongCode = { status: 422, statusCode: flowCodes.wrongInfo, success: false };
const wrongCredentials = { statusCode: statusCodes.loginWrongCredentials };

test("is set up with the password and the code of the secret that was offered, and told in the export without it", async () => {
  const { member, password, memberId } = await makeSignedIn(broker);
  const { secret, offer, address } = await offered(member);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(address).toContain(`secret=${secret}`);
  expect((await broker.call(offerAuthenticator, { offer }, member)).data?.secret).toBe(secret);
  const right = { enabled: true, offer, code: codeOf(secret) };
  expect(await set(member, "yanlış", right)).toMatchObject({ message: "Şifreniz hatalı." });
  const stale = await set(member, password, { ...right, code: wrongFor(secret) });
  expect(stale.errors).toEqual({ Code: [expect.stringContaining("Kod hatalı")] });
  const stranger = await makeSignedIn(broker);
  const stolen = await set(stranger.member, stranger.password, right);
  expect(stolen.errors).toEqual({ Offer: [expect.stringContaining("süresi doldu")] });
  const claims = async () => (await broker.call(getUserClaims, {}, member)).data;
  expect((await claims())?.mfaEnabled).toBe(false);

  const { data } = await set(member, password, right);
  expect(data).toEqual({ mfaEnabled: true, recoveryCodes: expect.any(Array) });
  const codes = data?.recoveryCodes ?? [];
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/.test(code))).toBe(true);
  expect(await claims()).toMatchObject({ mfaMethod: "authenticator", recoveryCodesLeft: 10 });
  const exported = (await broker.call(exportData, {}, member)).data?.content ?? "";
  expect(JSON.parse(exported)).toMatchObject({ member: { mfaMethod: "authenticator" } });
  const rows = await broker.query(
    `SELECT * FROM member_authenticators a JOIN recovery_codes USING (member_id) WHERE a.member_id = '${memberId}'`,
  );
  expect(rows).toHaveLength(10);
  const kept = JSON.stringify(rows) + exported + broker.logs.join("");
  for (const told of [secret, ...codes, ...codes.map((code) => code.replace("-", ""))]) {
    expect(kept).not.toContain(told);
  }
});

test("is told of by SMS when it is set up, stood in for and taken off", async () => {
  const person = await makeHolder();
  const told = async () =>
    (await broker.outbox(person.phone))
      .filter(({ text }) => text.includes("Bu işlemi siz yapmadıysanız"))
      .map(({ text }) => text);
  expect(await told()).toEqual([expect.stringContaining("doğrulama uygulamasıyla")]);
  const { data } = await showing(person, { recoveryCode: person.codes[0]! });
  expect(data).not.toBeNull();
  expect((await showing(person, { recoveryCode: person.codes[0]! })).data).toBeNull();
  await set(person.member, person.password, { enabled: false });
  await set(person.member, person.password, { enabled: false });
  expect((await told()).map((text) => /kurtarma|kapatıldı|uygulama/.exec(text)?.[0])).toEqual([
    "kapatıldı",
    "kurtarma",
    "uygulama",
  ]);
});

test("is asked for after the password, in place of any SMS, and each of its codes signs in once, also five times at once", async () => {
  const person = await makeHolder();
  const messages = async () => (await broker.outbox(person.phone)).length;
  const before = await messages();
  const asked = await logIn(broker, person);
  expect(asked).toMatchObject({ success: true, statusCode: statusCodes.loginMfaRequired });
  expect(asked.data).toEqual({ mfaMethod: "authenticator" });
  expect(await logIn(broker, { ...person, password: "yanlış" })).toMatchObject(wrongCredentials);
  expect(await messages()).toBe(before);
  const mfaCode = codeOf(person.secret);
  const five = await Promise.all(Array.from({ length: 5 }, () => showing(person, { mfaCode })));
  expect(five.filter(({ statusCode }) => statusCode === 2000)).toHaveLength(1);
  await forgetFailures();
  expect(await showing(person, { mfaCode })).toMatchObject(wrongCode);
  await renewCodes();
  expect((await showing(person, { mfaCode: codeOf(person.secret) })).data).toMatchObject({
    source: "yelkovan",
    sessionToken: expect.any(String),
  });
});

test("a code by SMS is no way round it, even one of a browser that was sent one before", async () => {
  const person = await makeSignedIn(broker);
  await set(person.member, person.password, { enabled: true });
  await logIn(broker, person);
  const [sms] = await broker.outbox(person.phone);
  const mfaCode = /#(\d{6})$/.exec(sms?.text ?? "")?.[1] ?? "";
  const { secret } = await setUp(person);
  await verify(broker, person.caller, person.phone);
  expect(await showing(person, { mfaCode })).toMatchObject(wrongCode);
  expect((await showing(person, { mfaCode: codeOf(secret) })).statusCode).toBe(2000);
});

test("wrong codes lock the membership like wrong passwords, in parallel and whatever is asked for between them", async () => {
  for (const kind of ["mfaCode", "recoveryCode"] as const) {
    const person = await makeHolder();
    const guess = { [kind]: kind === "mfaCode" ? wrongFor(person.secret) : "abcde-fghjk" };
    const guesses = Array.from({ length: 8 }, (_, index) =>
      index % 4 === 3 ? logIn(broker, person) : showing(person, guess),
    );
    const answers = await Promise.all(guesses);
    const judged = answers.filter(({ statusCode }) => statusCode === flowCodes.wrongInfo);
    expect(judged.length).toBeLessThanOrEqual(5);
    for (let left = judged.length; left < 5; left++) await showing(person, guess);
    const right = { mfaCode: codeOf(person.secret) };
    expect(await showing(person, right)).toMatchObject(wrongCredentials);
    await broker.query(`UPDATE members SET locked_until = ${Date.now()}`);
    expect(await showing(person, right)).toMatchObject(wrongCredentials);
    await broker.query("UPDATE rate_events SET created_at = created_at - 900001");
    expect((await showing(person, right)).statusCode).toBe(2000);
  }
});

test("five codes are judged in a quarter of an hour, of however many passwords sent by SMS and by however many at once", async () => {
  const person = await makeHolder();
  const mfaCode = wrongFor(person.secret);
  const judged = [];
  for (let sent = 0; sent < 2; sent++) {
    await broker.call(forgotPassword, person, person.caller);
    const oneTime = { ...person, password: await sentPassword(person.phone) };
    const guesses = Array.from({ length: 12 }, () => showing(oneTime, { mfaCode }));
    judged.push(...(await Promise.all(guesses)));
  }
  const wrong = judged.filter(({ statusCode }) => statusCode === flowCodes.wrongInfo);
  expect(wrong.length).toBeLessThanOrEqual(5);
  // The lock of strangers' guesses is none of it: the holder of both gets in while it is on.
  await forgetFailures();
  await broker.query(`UPDATE members SET locked_until = ${Date.now() + 900_000}`);
  await broker.call(forgotPassword, person, person.caller);
  const password = await sentPassword(person.phone);
  const oneTime = { ...person, caller: makeCaller(), password };
  const right = { mfaCode: codeOf(person.secret) };
  expect((await showing(oneTime, right)).statusCode).toBe(2000);
});

test("a new password by SMS does not get round it, and is used up with its code", async () => {
  const person = await makeHolder();
  await broker.call(forgotPassword, person, person.caller);
  const oneTime = { ...person, password: await sentPassword(person.phone) };
  expect((await logIn(broker, oneTime)).data).toEqual({ mfaMethod: "authenticator" });
  expect(await showing(oneTime, { mfaCode: wrongFor(person.secret) })).toMatchObject(wrongCode);
  const mfaCode = codeOf(person.secret);
  const five = await Promise.all(Array.from({ length: 3 }, () => showing(oneTime, { mfaCode })));
  expect(five.filter(({ statusCode }) => statusCode === 2000)).toHaveLength(1);
  await renewCodes();
  expect(await showing(oneTime, { mfaCode: codeOf(person.secret) })).toMatchObject(
    wrongCredentials,
  );
});

test("recovery codes stand in for it, each once, however they are typed, and go with the next ones", async () => {
  const person = await makeHolder();
  const [first = "", second = ""] = person.codes;
  const typed = first.toUpperCase().replace("-", " ");
  const five = await Promise.all(
    Array.from({ length: 5 }, () => showing(person, { recoveryCode: typed })),
  );
  expect(five.filter(({ statusCode }) => statusCode === 2000)).toHaveLength(1);
  await forgetFailures();
  expect(await showing(person, { recoveryCode: first })).toMatchObject(wrongCode);
  const other = await makeHolder();
  expect(await showing(person, { recoveryCode: other.codes[0]! })).toMatchObject(wrongCode);
  const claims = (await broker.call(getUserClaims, {}, person.member)).data;
  expect(claims?.recoveryCodesLeft).toBe(9);
  const { secret, codes } = await setUp(person);
  expect(codes).toHaveLength(10);
  expect(await showing(person, { recoveryCode: second })).toMatchObject(wrongCode);
  expect(await showing(person, { mfaCode: codeOf(person.secret) })).toMatchObject(wrongCode);
  expect((await showing(person, { mfaCode: codeOf(secret) })).statusCode).toBe(2000);
});

test("a form of setting up that is sent twice at once shows recovery codes that sign in, both times", async () => {
  const person = await makeSignedIn(broker);
  const { secret, offer } = await offered(person.member);
  const form = { enabled: true, offer, code: codeOf(secret) };
  const answers = await Promise.all(
    Array.from({ length: 2 }, () => set(person.member, person.password, form)),
  );
  const shown = answers.flatMap(({ data }) => (data === null ? [] : [data.recoveryCodes ?? []]));
  expect(shown).toHaveLength(2);
  for (const [at, codes] of shown.entries()) {
    const recoveryCode = codes[at] ?? "";
    expect((await showing(person, { recoveryCode })).statusCode).toBe(2000);
  }
});

test("goes when it is switched off with the password, and with the account", async () => {
  const person = await makeHolder();
  const rows = () =>
    broker.query(
      `SELECT member_id FROM member_authenticators WHERE member_id = '${person.memberId}'
       UNION ALL SELECT member_id FROM recovery_codes WHERE member_id = '${person.memberId}'`,
    );
  expect(await rows()).toHaveLength(11);
  expect(await set(person.member, "yanlış", { enabled: false })).toMatchObject(wrongCode);
  expect(await rows()).toHaveLength(11);
  expect((await set(person.member, person.password, { enabled: false })).data).toEqual({
    mfaEnabled: false,
  });
  expect(await rows()).toEqual([]);
  expect((await logIn(broker, person)).statusCode).toBe(2000);
  await setUp(person);
  const { guid, sealed } = await seal(broker, person.member, person.password);
  await broker.call(deleteAccount, { guid, password: sealed[0]! }, person.member);
  expect(await rows()).toEqual([]);
});
