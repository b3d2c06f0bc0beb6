import { beforeAll, expect, test } from "vitest";
import { deviceHeader } from "#shared/calls/call.ts";
import { checkSession } from "#shared/calls/account/check-session.ts";
import { endSession } from "#shared/calls/account/end-session.ts";
import { exportData } from "#shared/calls/account/export-data.ts";
import { listSessions } from "#shared/calls/account/list-sessions.ts";
import { createBrokerClient, useBroker } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { makeMember, makeSignedIn, signIn } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const list = async (caller: Caller) => (await broker.call(listSessions, {}, caller)).data!.sessions;
const isOpen = async (caller: Caller) =>
  (await broker.call(checkSession, {}, caller)).status === 200;
const end = (caller: Caller, sessionId: string) =>
  broker.call(endSession, { sessionId, others: false }, caller);
const endOthers = (caller: Caller) => broker.call(endSession, { others: true }, caller);

/** The same broker, reached with a browser. */
const withDevice = (device: string) =>
  createBrokerClient((address, init) => {
    const headers = new Headers(init?.headers);
    headers.set(deviceHeader, device);
    return broker.fetch(address, { ...init, headers: Object.fromEntries(headers) });
  }, broker.siteToken);

test("a member sees where they are signed in, the newest first, and which one is this one", async () => {
  const person = await makeMember(broker);
  const devices = ["chrome/android", "safari/ios", "<script>/x"];
  const signedIn = [];
  for (const device of devices) signedIn.push(await signIn(withDevice(device), person));
  const [phone, tablet, odd] = signedIn;
  await broker.query(
    "UPDATE member_sessions SET created_at = created_at - 60000 WHERE device = 'chrome/android'",
  );
  await broker.query(
    "UPDATE member_sessions SET created_at = created_at - 30000 WHERE device = 'safari/ios'",
  );
  const sessions = await list(tablet!.member);
  expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    [undefined, undefined, false],
    ["safari", "ios", true],
    ["chrome", "android", false],
  ]);
  const text = JSON.stringify(sessions);
  const rows = await broker.query<{ session_index: string }>("SELECT * FROM member_sessions");
  for (const { member } of [phone!, tablet!, odd!]) expect(text).not.toContain(member.token);
  for (const { session_index: index } of rows) expect(text).not.toContain(index);
  expect(JSON.stringify(rows)).not.toContain("script");

  const { data } = await broker.call(exportData, {}, tablet!.member);
  const exported = JSON.parse(data!.content) as { sessions: object[] };
  expect(exported.sessions).toHaveLength(3);
  expect(exported.sessions).toContainEqual(
    expect.objectContaining({ browser: "chrome", system: "android" }),
  );
});

test("one session is ended, or all others; nobody else's is", async () => {
  const person = await makeMember(broker);
  const [one, two, three] = [
    await signIn(broker, person),
    await signIn(broker, person),
    await signIn(broker, person),
  ];
  const stranger = await makeSignedIn(broker);
  const idOf = async (caller: Caller) =>
    (await list(caller)).find(({ isCurrent }) => isCurrent)!.sessionId;
  const foreign = await idOf(stranger.member);
  for (const id of [foreign, "", "x"]) {
    expect(await end(one.member, id)).toMatchObject({ status: 404, success: false });
  }
  expect((await end(one.member, await idOf(two.member))).success).toBe(true);
  expect([await isOpen(one.member), await isOpen(two.member)]).toEqual([true, false]);
  expect((await endOthers(one.member)).success).toBe(true);
  expect([await isOpen(one.member), await isOpen(three.member)]).toEqual([true, false]);
  expect(await isOpen(stranger.member)).toBe(true);
  expect(await list(one.member)).toHaveLength(1);
});

test("a session that is over is not listed, and none is shown to whoever has none", async () => {
  const person = await makeMember(broker);
  const [one, two] = [await signIn(broker, person), await signIn(broker, person)];
  const [oldest] = await broker.query<{ session_index: string }>(
    "SELECT session_index FROM member_sessions ORDER BY rowid DESC LIMIT 1",
  );
  await broker.query(
    `UPDATE member_sessions SET expires_at = ${Date.now()} WHERE session_index = '${oldest!.session_index}'`,
  );
  expect(await list(one.member)).toHaveLength(1);
  expect(await isOpen(two.member)).toBe(false);
  expect((await broker.call(listSessions, {}, person.caller)).status).toBe(401);
  expect((await endOthers(person.caller)).status).toBe(401);
});
