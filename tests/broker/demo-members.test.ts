import { randomBytes } from "node:crypto";
import type { D1Database } from "@cloudflare/workers-types";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { statusCodes } from "#shared/codes.ts";
import { isNationalNumber } from "#shared/schemas/identity/national-number.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { createPasswordHashes } from "#worker/broker/crypto/password-hash.ts";
import { createVault } from "#worker/broker/crypto/vault.ts";
import { maskRegisteredName } from "#shared/format/mask-personal.ts";
import { demoMembers, demoPassword } from "#worker/broker/demo/members.ts";
import type { DemoMember, DemoOutcome } from "#worker/broker/demo/members.ts";
import { putDemoMembers } from "#worker/broker/demo/put-members.ts";
import { StorageKeysSchema } from "#worker/broker/env-schemas.ts";
import { createStore } from "#worker/broker/repositories.ts";
import { testPasswordCost } from "#tests/password-cost.ts";
import { makeCaller, startBroker, testVars } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { makePhone, verify } from "./journey.ts";
import { logIn } from "./member.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.stop());

/** What every start of the local installation does. */
async function start(): Promise<void> {
  const keys = v.parse(StorageKeysSchema, testVars);
  const blindIndex = createBlindIndex(keys.INDEX_KEY);
  const database = (await broker.database()) as unknown as D1Database;
  const store = createStore(database, createVault(keys.DATA_KEYS), blindIndex);
  const passwordHashes = createPasswordHashes(testPasswordCost, randomBytes);
  await putDemoMembers({ store, blindIndex, passwordHashes, now: Date.now() });
}

const login = ({ phone, nationalNumber }: DemoMember, password = demoPassword) =>
  logIn(broker, { caller: makeCaller(), phone, nationalNumber, password });

const codes: Readonly<Record<DemoOutcome, number>> = {
  "signed-in": statusCodes.loginSuccess,
  "code-needed": statusCodes.loginMfaRequired,
  expired: statusCodes.loginPasswordExpired,
  "one-time": statusCodes.loginSuccess,
  unverified: statusCodes.loginPhoneUnverified,
};

test("each demo member shows its outcome, and again after the next start", async () => {
  await start();
  for (const demo of demoMembers) {
    const answer = await login(demo);
    expect([demo.outcome, answer.statusCode]).toEqual([demo.outcome, codes[demo.outcome]]);
    expect(answer.data?.usedOneTimePassword ?? false).toBe(demo.outcome === "one-time");
  }
  const oneTime = demoMembers.find(({ outcome }) => outcome === "one-time")!;
  expect((await login(oneTime)).statusCode).toBe(statusCodes.loginWrongCredentials);
  await broker.query(
    `UPDATE members SET password_hash = '', mfa_enabled = 1, failed_logins = 5, phone_verified_at = 1,
     locked_until = ${Date.now() + 60_000}, may_call = 1`,
  );
  await start();
  for (const demo of demoMembers) {
    expect((await login(demo)).statusCode).toBe(codes[demo.outcome]);
  }
  const own = await broker.query("SELECT member_id FROM members WHERE may_call = 1");
  expect(own).toHaveLength(demoMembers.length - 1);
  expect(await broker.query("SELECT * FROM consents")).toHaveLength(4);
});

test("they are persons the embedded registry finds without more ado", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await verify(broker, caller, phone);
  for (const { nationalNumber, name, surname, cityCode, county } of demoMembers) {
    expect(isNationalNumber(nationalNumber)).toBe(true);
    const input = { queryType: "trafik", nationalNumber, phone } as const;
    const { data } = await broker.call(checkIdentity, input, caller);
    const masked = { name: maskRegisteredName(name), surname: maskRegisteredName(surname) };
    expect(data).toMatchObject({ ...masked, cityCode, county });
  }
});
