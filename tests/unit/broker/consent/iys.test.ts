import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createIysRegister } from "#worker/broker/consent/iys.ts";
import type { PermissionEntry } from "#worker/broker/consent/permission-repository.ts";

/** A stand-in for the register: it takes consents with its token alone, and answers as it is told. */
const taken: Record<string, string>[] = [];
let answers: Readonly<Record<string, number>> = {};
let tokens = 0;
/** What people have changed there: pages by the mark they follow, and how the register answers. */
let pages: Readonly<Record<string, object>> = {};
const server = createServer(async (request, response) => {
  const address = new URL(request.url ?? "", "http://iys.test");
  if (address.pathname === "/sps/601234/brands/701234/consents/changes") {
    const isAsked =
      request.headers.authorization === "Bearer belirtec" &&
      address.searchParams.get("source") === "IYS";
    const page = pages[address.searchParams.get("after") ?? ""];
    const status = isAsked && page !== undefined ? 200 : 503;
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(page));
    return;
  }
  const body: Record<string, string> = JSON.parse(await text(request));
  const answer = (status: number, content: object) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(content));
  if (request.url === "/oauth2/token") {
    if (body["password"] !== "parola") return answer(401, {});
    tokens += 1;
    return answer(200, { access_token: "belirtec" });
  }
  const isKnown = request.headers.authorization === "Bearer belirtec";
  if (!isKnown || request.url !== "/sps/601234/brands/701234/consents") return answer(404, {});
  const status = answers[body["recipient"] ?? ""] ?? 200;
  if (status === 200) taken.push(body);
  return answer(status, {});
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  taken.length = 0;
  answers = {};
  pages = {};
  tokens = 0;
});

const register = (password = "parola", path = "") => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  return createIysRegister({
    url,
    user: "kullanici",
    password,
    iysCode: "601234",
    brandCode: "701234",
    fetch,
  });
};

const change = (id: number, said: Partial<PermissionEntry> = {}): PermissionEntry => ({
  id,
  channel: "sms",
  receiver: `532000000${id}`,
  isGiven: true,
  isMerchant: false,
  source: "web",
  saidAt: Date.parse("2026-11-25T21:30:05Z"),
  dueAt: 0,
  tries: 0,
  reportedAt: null,
  refusedAt: null,
  ...said,
});

test("a permission goes as the register wants it, in the time of Türkiye", async () => {
  const mail = change(2, { channel: "email", receiver: "a@ornek.example", isGiven: false });
  const call = change(3, { channel: "call", source: "office" });
  const firm = change(4, { isMerchant: true });
  const changes = [change(1), mail, call, firm];
  expect(await register().report(changes)).toEqual(changes.map(() => "taken"));
  expect(tokens).toBe(1);
  const common = { consentDate: "2026-11-26 00:30:05", recipientType: "BIREYSEL" };
  expect(taken).toEqual([
    { ...common, recipient: "+905320000001", type: "MESAJ", source: "HS_WEB", status: "ONAY" },
    { ...common, recipient: "a@ornek.example", type: "EPOSTA", source: "HS_WEB", status: "RET" },
    {
      ...common,
      recipient: "+905320000003",
      type: "ARAMA",
      source: "HS_CAGRI_MERKEZI",
      status: "ONAY",
    },
    {
      ...common,
      recipient: "+905320000004",
      recipientType: "TACIR",
      type: "MESAJ",
      source: "HS_WEB",
      status: "ONAY",
    },
  ]);
});

test.each([
  [422, "refused"],
  [400, "refused"],
  [429, "unavailable"],
  [401, "unavailable"],
  [503, "unavailable"],
])("status %i is %s", async (status, outcome) => {
  answers = { "+905320000001": status };
  expect(await register().report([change(1)])).toEqual([outcome]);
});

test("what follows one that could not be told waits with it, what follows a refused one does not", async () => {
  answers = { "+905320000001": 422, "+905320000003": 503 };
  const outcomes = await register().report([1, 2, 3, 4].map((id) => change(id)));
  expect(outcomes).toEqual(["refused", "taken", "unavailable", "unavailable"]);
  expect(taken.map(({ recipient }) => recipient)).toEqual(["+905320000002"]);
});

test.each([
  ["a wrong password", () => register("yanlis")],
  ["another address", () => register("parola", "/yok")],
])("with %s everything waits, and nothing is thrown", async (_name, make) => {
  expect(await make().report([change(1), change(2)])).toEqual(["unavailable", "unavailable"]);
  expect(taken).toEqual([]);
});

describe("what people have forbidden there", () => {
  const saidAt = Date.parse("2026-11-25T21:30:05Z");
  const said = (recipient: string, type: string, status = "RET") => {
    return { recipient, type, status, consentDate: "2026-11-26 00:30:05", source: "IYS" };
  };

  test("is read page by page, the permissions and what cannot be read left out", async () => {
    const full = Array.from({ length: 997 }, () => said("+905320000009", "MESAJ", "ONAY"));
    const one = said("+905320000001", "MESAJ");
    const other = said("A@Ornek.example", "EPOSTA");
    pages = {
      "": { after: "1_a", list: [one, other, ...full] },
      "1_a": { after: "2_b", list: [said("+905320000003", "ARAMA"), said("x", "MESAJ"), 7] },
    };
    expect(await register().refusals()).toEqual({
      ok: true,
      value: [
        { channel: "sms", receiver: "5320000001", saidAt },
        { channel: "email", receiver: "a@ornek.example", saidAt },
        { channel: "call", receiver: "5320000003", saidAt },
      ],
    });
    expect(tokens).toBe(1);
  });

  test("is nothing on a page without an end mark, and unavailable where a page is missing", async () => {
    pages = { "": { list: [] } };
    expect(await register().refusals()).toEqual({ ok: true, value: [] });
    pages = {};
    expect(await register().refusals()).toEqual({ ok: false, reason: "unavailable" });
    expect(await register("yanlis").refusals()).toEqual({ ok: false, reason: "unavailable" });
  });
});
