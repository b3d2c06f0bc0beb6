import { afterAll, beforeAll, expect, test } from "vitest";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import {
  codeConfirmation,
  codeRequest,
  lastCode,
  makePhone,
  makeQuote,
  verify,
} from "./journey.ts";
import { logIn, makeMember, makeSignedIn, registerPerson, makePerson } from "./member.ts";

type Line = Readonly<Record<string, unknown>>;

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker();
});
afterAll(() => broker.stop());

/** The lines that are written meanwhile; they come a little after the answers. */
async function linesOf(act: () => Promise<unknown>): Promise<Line[]> {
  await broker.allLogged();
  const before = broker.logs.length;
  await act();
  await broker.allLogged();
  // The last line tells that there are no more.
  return broker.logs.slice(before, -1).map((line) => JSON.parse(line) as Line);
}

const pseudonym = expect.stringMatching(/^[0-9a-f]{16}$/);
const ofEvent = (lines: readonly Line[], event: string) =>
  lines.filter((line) => line["event"] === event);

test("a login is written down with its outcome, and the same phone under the same pseudonym", async () => {
  const person = await makeMember(broker);
  const failed = await linesOf(() => logIn(broker, { ...person, password: "yanlış" }));
  const granted = await linesOf(() => logIn(broker, person));
  const [refusal] = ofEvent(failed, "refused");
  expect(refusal).toMatchObject({
    level: "warn",
    path: "/login",
    status: 422,
    statusCode: 2009,
    reason: "wrong-credentials",
    visitor: pseudonym,
    member: pseudonym,
    phone: pseudonym,
  });
  const [success] = ofEvent(granted, "granted");
  expect(success).toMatchObject({ level: "info", path: "/login", statusCode: 2000 });
  expect([success!["phone"], success!["member"]]).toEqual([refusal!["phone"], refusal!["member"]]);
  expect(new Set([refusal!["visitor"], refusal!["phone"], refusal!["member"]]).size).toBe(3);

  const unknown = await linesOf(() => logIn(broker, makePerson()));
  expect(ofEvent(unknown, "refused")[0]!["phone"]).not.toBe(refusal!["phone"]);
});

test("a locked member is told apart in the log alone", async () => {
  const person = await makeMember(broker);
  for (let failure = 0; failure < 5; failure++) {
    await logIn(broker, { ...person, password: "yanlış" });
  }
  const lines = await linesOf(() => logIn(broker, person));
  expect(ofEvent(lines, "refused")).toMatchObject([
    { reason: "wrong-credentials", isLocked: true },
  ]);
});

const countOf = (lines: readonly Line[], name: string) =>
  ofEvent(lines, "security").filter((line) => line["name"] === name);

test("what may be an attack is counted, and the count stands in the log", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await broker.call(requestCode, codeRequest(phone), caller);
  const wrong = codeConfirmation(phone, "000000");
  const once = await linesOf(() => broker.call(confirmCode, wrong, caller));
  const twice = await linesOf(() => broker.call(confirmCode, wrong, caller));
  const counts = [once, twice].map((lines) => countOf(lines, "code-failed")[0]!);
  expect(counts).toMatchObject([
    { level: "warn", windowMinutes: 60, reason: "code-wrong" },
    { windowMinutes: 60 },
  ]);
  expect(counts[1]!["count"]).toBe(Number(counts[0]!["count"]) + 1);
  // An hour later they no longer count.
  await broker.query("UPDATE rate_events SET created_at = created_at - 3600000");
  await broker.call(requestCode, codeRequest(phone), { ...caller });
  const later = await linesOf(() => broker.call(confirmCode, wrong, caller));
  expect(countOf(later, "code-failed")[0]!["count"]).toBe(1);
});

test("look-ups that find nothing, doors of others and limits count as well", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await verify(broker, caller, phone);
  const { quoteId } = await makeQuote(broker);
  const lines = await linesOf(async () => {
    const person = { phone, nationalNumber: "10000009842", queryType: "trafik" as const };
    await broker.call(checkIdentity, { ...person, birthdate: "1990-01-01" }, caller);
    const vehicle = { ...samples.queryVehicle.request, phone, documentNumber: "373229" };
    await broker.call(queryVehicle, vehicle, caller);
    await broker.call(startPurchase, { ...samples.startPurchase.request, quoteId }, caller);
    for (let count = 0; count < 11; count++) await registerPerson(broker, makePerson({ caller }));
  });
  const names = new Set(ofEvent(lines, "security").map((line) => line["name"]));
  expect([...names]).toEqual(
    expect.arrayContaining(["look-up-failed", "access-refused", "limit-reached"]),
  );
});

test("no line holds anything personal, a token, a code or a visitor's id", async () => {
  const person = await makeSignedIn(broker);
  const { caller, phone, nationalNumber, password, member } = person;
  await logIn(broker, { ...person, password: "yanlış" });
  await broker.call(requestCode, codeRequest(phone), caller);
  const code = await lastCode(broker, phone);
  await broker.call(confirmCode, codeConfirmation(phone, code), caller);
  await broker.call(getUserClaims, {}, { ...caller, token: "eski-oturum" });
  await broker.allLogged();
  const text = broker.logs.join("\n");
  expect(text).toContain('"event":"granted"');
  const secrets = [phone, nationalNumber, password, member.token!, caller.visitor, code];
  for (const secret of [...secrets, "ornek.example", "Şimşekoğlu", "yanlış", "eski-oturum"]) {
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  }
  const indexes = await broker.query<{ phone_index: string; member_id: string }>(
    "SELECT phone_index, member_id FROM members",
  );
  for (const { phone_index: index, member_id: id } of indexes) {
    expect(text).not.toContain(index);
    expect(text).not.toContain(index.slice(0, 16));
    expect(text).not.toContain(id);
  }
});
