import { beforeAll, describe, expect, test } from "vitest";
import { stepAddress } from "#client/quote/steps/step-address.ts";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { confirmCode } from "#shared/calls/member/confirm-code.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { endpoints, quoteEndpoint, routeIds, routeOf } from "#shared/routes.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { ageCodes, changeDatabase, phoneIndexOf, queryDatabase } from "#tests/local-database.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { openPlainBrowser, vehicleStep } from "./plain-browser.ts";
import {
  buyPathOf,
  codeFieldsOf,
  makeVerified,
  post,
  quotePath,
  quoted,
  toCode,
} from "./quote-forms.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const name = "__Host-visitor";
const visit = () => createEdgeClient(server.url, fetchFromAnywhere);
const codeFields = (person: TestPerson) => codeFieldsOf(server.url, person);
const verified = () => makeVerified(server.url);
const query = (sql: string, ...values: (string | number)[]) =>
  queryDatabase(server.dataDirectory, sql, ...values);

/** Another browser with the same cookies: whoever has been given them, or a form sent twice. */
function copyOf(client: EdgeClient, names = [...client.cookies.keys()]): EdgeClient {
  const copy = visit();
  for (const each of names) copy.cookies.set(each, client.cookies.get(each) ?? "");
  return copy;
}

/** Whether a page asks for a code before it shows or sells anything. */
const asksForCode = async (client: EdgeClient, path: string) =>
  (await (await client.fetch(path)).text()).includes('value="access"');

const showsDraft = async (client: EdgeClient, { nationalNumber }: TestPerson) =>
  (await (await client.fetch(quotePath)).text()).includes(nationalNumber);

const mayLookUp = async (client: EdgeClient, { nationalNumber, phone }: TestPerson) =>
  (await client.call(checkIdentity, { queryType: "trafik", nationalNumber, phone })).status === 200;

describe("an identity", () => {
  test("is issued by the site and is nobody's to choose", async () => {
    const client = visit();
    await client.fetch("/");
    const issued = client.cookies.get(name) ?? "";
    expect(issued.split(".")).toHaveLength(5);
    await post(client, quotePath, { intent: "start", plate: "06 XYZ 987" });
    for (const forged of [
      crypto.randomUUID(),
      "1%20OR%201=1",
      `${issued.slice(0, -4)}AAAA`,
      client.cookies.get("__Host-session") ?? "",
    ]) {
      const forger = visit();
      forger.cookies.set(name, forged);
      await forger.fetch("/");
      expect(forger.cookies.get(name)?.split(".")).toHaveLength(5);
      expect(forger.cookies.get(name)).not.toBe(forged);
    }
  });

  test("never comes from what a browser sends in a body", async () => {
    const { person } = await verified();
    const [row] = query(
      "SELECT visitor FROM phone_verifications WHERE phone_index = ?",
      await phoneIndexOf(server.dataDirectory, person.phone),
    );
    const visitor = String(row?.["visitor"]);
    const { nationalNumber: NationalNumber, phone: Phone } = person;
    const body = { Querytype: "trafik", NationalNumber, Phone, visitor, Visitor: visitor };
    const stranger = visit();
    const endpoint = new URLSearchParams({ endpoint: checkIdentity.path, isJson: "false" });
    const reply = await stranger.raw(endpoint.toString(), JSON.stringify(body));
    expect(reply.status).toBe(403);
    stranger.cookies.set("visitor", visitor);
    expect((await stranger.raw(endpoint.toString(), JSON.stringify(body))).status).toBe(403);
  });
});

describe("whoever has been given a browser's cookies", () => {
  test("has nothing of what is proved with it afterwards, nor of what was there before", async () => {
    const [client, person] = [visit(), makePerson()];
    await toCode(client, person);
    const other = copyOf(client);
    expect(await showsDraft(other, person)).toBe(true);
    await post(client, quotePath, await codeFields(person));
    expect(await mayLookUp(client, person)).toBe(true);
    expect(await mayLookUp(other, person)).toBe(false);
    expect(await showsDraft(other, person)).toBe(false);
    const offers = await quoted(client);
    const buyPath = await buyPathOf(client, offers);
    expect(await asksForCode(client, buyPath)).toBe(false);
    expect(await asksForCode(other, buyPath)).toBe(true);
  });

  test("becomes no member on the phone of somebody else", async () => {
    const { client, person } = await verified();
    // Even with all that the browser has by now.
    const thief = copyOf(client);
    const answer = await post(thief, "/uyeOl", {
      name: "Ad",
      surname: "Soyad",
      nationalNumber: makePerson().nationalNumber,
      phone: person.phone,
      email: "hirsiz@ornek.example",
      password: "Bisiklet-2026",
      passwordRepeat: "Bisiklet-2026",
      privacyAgreement: "on",
      openDataAgreement: "on",
    });
    expect(await answer.text()).toContain('name="smsCode"');
    const sent = await readOutbox(server.url, person.phone);
    expect(sent).toHaveLength(2);
    expect(
      query(
        "SELECT phone_verified_at FROM members WHERE phone_index = ?",
        await phoneIndexOf(server.dataDirectory, person.phone),
      ).filter((row) => row["phone_verified_at"] !== null),
    ).toEqual([]);
  });

  test("has nothing once a code for the quote's phone was entered on the quote's pages", async () => {
    const { client, person } = await verified();
    const offers = await quoted(client);
    const buyPath = await buyPathOf(client, offers);
    const second = visit();
    await post(second, buyPath, { intent: "access" });
    const other = copyOf(second);
    const smsCode = await readCode(server.url, person.phone);
    const wrong = smsCode === "000000" ? "000001" : "000000";
    const refused = await post(second, buyPath, { intent: "access-code", smsCode: wrong });
    expect(await refused.text()).toContain("Kod hatalı. Kalan deneme hakkınız: 4.");
    const opened = await post(second, buyPath, { intent: "access-code", smsCode });
    expect(opened.status).toBe(302);
    expect(await asksForCode(second, buyPath)).toBe(false);
    expect(await asksForCode(other, buyPath)).toBe(true);
    expect(await asksForCode(client, buyPath)).toBe(false);
  });

  test.each([
    ["a sign-in", false],
    ["a sign-out", true],
  ])("has nothing after %s", async (_what, leaves) => {
    const { client, person } = await verified();
    const demo = { phone: "5320000001", password: "Yelkenli-2026" };
    const before = copyOf(client);
    const signedIn = await post(client, "/giris", demo);
    expect(signedIn.headers.get("Location")).toBe("/");
    expect(await mayLookUp(before, person)).toBe(false);
    expect(await showsDraft(before, person)).toBe(false);
    expect(await showsDraft(client, person)).toBe(true);
    expect(await mayLookUp(client, person)).toBe(true);
    if (!leaves) return;
    const member = copyOf(client);
    await post(client, "/cikis", {});
    for (const each of [member, client]) {
      expect(await mayLookUp(each, person)).toBe(false);
      expect(await showsDraft(each, person)).toBe(false);
    }
  });
});

describe("a flow in two tabs", () => {
  test("takes a code for the number it was sent to, and costs no try of another", async () => {
    const [client, first, second] = [visit(), makePerson(), makePerson()];
    await toCode(client, first);
    await toCode(client, second);
    const stale = await post(client, quotePath, await codeFields(first));
    expect(stale.status).toBe(422);
    expect(await stale.text()).toContain("Başka bir sekmede bu numaraya yeni bir kod istediniz.");
    const confirmed = await post(client, quotePath, await codeFields(second));
    expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([
      302,
      stepAddress(quotePath, "arac"),
    ]);
    expect(await mayLookUp(client, second)).toBe(true);
  });

  test("shows the step that is due to who posts one that is passed, and keeps what it says", async () => {
    const { client, person } = await verified();
    await post(client, quotePath, { intent: "edit" });
    const stale = { intent: "next", step: "arac", document: "FP373221" };
    const answer = await post(client, quotePath, stale);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      stepAddress(quotePath, "kisi"),
    ]);
    const { nationalNumber } = person;
    const shown = await (await client.fetch(quotePath)).text();
    expect(shown).toContain(`value="${nationalNumber}"`);
    expect(shown.match(/type="checkbox"[^>]*checked/g)).toHaveLength(2);
    const consents = { privacyPolicy: "on", openDataAgreement: "on" };
    await post(client, quotePath, { intent: "next", step: "kisi", ...consents });
    expect(await (await client.fetch(quotePath)).text()).toContain('value="FP 373221"');
  });

  test("asks no insurer about another vehicle than its form shows", async () => {
    const { client, person } = await verified();
    const one = openPlainBrowser(server.url, client);
    const shown = await one.open(quotePath);
    expect(shown.text).toContain(person.plate);
    const other = openPlainBrowser(server.url, client);
    await other.open(stepAddress(quotePath, "kisi"));
    const plate = makePerson().plate;
    const changed = await other.send("Devam Et", { Plaka: plate });
    expect(changed.text).toContain(plate);

    const refused = await one.send("Teklifleri Getir", { [vehicleStep]: "FP373221" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("başka bir sekmede değişti");
    expect(refused.text).toContain(plate);
    expect(refused.text).not.toContain(person.plate);
    const offers = await one.send("Teklifleri Getir", { [vehicleStep]: "FP373221" });
    expect(offers.address).toMatch(/^\/teklif\//);
  });

  test("leads from a found vehicle straight to the offers, and from there back to it", async () => {
    const { client } = await verified();
    const document = await (await client.fetch(quotePath)).text();
    expect(document).toContain("Ruhsat belge no");
    const asked = await post(client, quotePath, {
      intent: "quote",
      step: "arac",
      document: "FP 373221",
      policyStart: formatDate(todayInIstanbul(Date.now())),
    });
    const offers = asked.headers.get("Location") ?? "";
    expect([asked.status, offers]).toEqual([
      302,
      expect.stringMatching(/^\/teklif\/[0-9a-f-]{36}\./),
    ]);
    expect(await (await client.fetch(offers)).text()).toContain("Araç yanlış mı?");
    expect(await (await client.fetch(quotePath)).text()).toContain("Aracınız bulundu");
  });

  test("never shows again the whole number that was typed", async () => {
    const { client, person } = await verified();
    const html = await (await client.fetch(quotePath)).text();
    const summary = /<aside aria-labelledby="entered".*?<\/aside>/s.exec(html)?.[0] ?? "";
    expect(summary).toContain(
      `${person.nationalNumber[0]}********${person.nationalNumber.slice(-2)}`,
    );
    expect(summary).not.toContain(person.nationalNumber);
  });

  test("names the fields of what is wrong without any script", async () => {
    const refused = await post(visit(), quotePath, { intent: "next" });
    const summary = /role="group".*?<\/ul>/s.exec(await refused.text())?.[0] ?? "";
    expect(summary).toContain("T.C. kimlik no");
    expect(summary).toContain("Cep telefonu: ");
  });
});

describe("a browser whose answer got lost", () => {
  test("is asked for a new code in the same window, and goes on where the first sending led", async () => {
    const [client, person] = [visit(), makePerson()];
    await toCode(client, person);
    const again = copyOf(client);
    const fields = await codeFields(person);
    await post(client, quotePath, fields);
    const refused = await post(again, quotePath, fields);
    expect(refused.status).toBe(422);
    const window = await refused.text();
    expect(window).toContain('name="smsCode"');
    expect(window).toContain("kod daha önce kullanıldı");
    expect(await mayLookUp(again, person)).toBe(false);
    const resent = await post(again, quotePath, { ...fields, intent: "resend" });
    expect(await resent.text()).toContain('name="smsCode"');
    const answer = await post(again, quotePath, await codeFields(person));
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      stepAddress(quotePath, "arac"),
    ]);
    for (const each of [client, again]) {
      expect(await mayLookUp(each, person)).toBe(true);
      expect(await (await each.fetch(quotePath)).text()).toContain('name="document"');
    }
  });

  test("signs in with the password that goes along, once the first sending has made a member", async () => {
    const [client, person] = [visit(), makePerson()];
    const password = "Bisiklet-2026";
    const consents = { privacyAgreement: "on", openDataAgreement: "on" };
    const named = { name: "Ad", surname: "Soyad", email: "uye@ornek.example" };
    const { nationalNumber, phone } = person;
    const typed = { ...named, ...consents, nationalNumber, phone };
    const begun = await post(client, "/uyeOl", { ...typed, password, passwordRepeat: password });
    const carried = /name="carried" value="([^"]+)"/.exec(await begun.text())?.[1] ?? "";
    const again = copyOf(client);
    const smsCode = await readCode(server.url, phone);
    const fields = { intent: "code", step: "verify", carried, smsCode };
    for (const each of [client, again]) {
      const answer = await post(each, "/giris", fields);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    }
    // What the page carried is nothing in another browser, with whatever code.
    const stranger = visit();
    const refused = await post(stranger, "/giris", fields);
    expect([refused.status, stranger.cookies.has("token")]).toEqual([422, false]);
  });

  test("is not stuck when it never gets there: it begins anew", async () => {
    const [client, person] = [visit(), makePerson()];
    await toCode(client, person);
    const left = copyOf(client);
    await post(client, quotePath, await codeFields(person));
    expect((await left.fetch(quotePath)).status).toBe(200);
    // What was under way in another tab keeps nothing, and takes nothing away.
    const saved = await post(left, quotePath, { intent: "save", plate: "06 XYZ 987" });
    expect(saved.status).toBe(503);
    expect(saved.headers.getSetCookie()).toEqual([]);
    expect(await showsDraft(client, person)).toBe(true);
    await ageCodes(server.dataDirectory, person.phone, 61);
    await toCode(left, person);
    expect(await showsDraft(left, person)).toBe(true);
  });

  test("has a wrong code refused, however often the right one was sent", async () => {
    const [client, person] = [visit(), makePerson()];
    await toCode(client, person);
    const other = copyOf(client);
    const fields = await codeFields(person);
    await post(client, quotePath, fields);
    const wrong = fields.smsCode === "000000" ? "111111" : "000000";
    await post(other, quotePath, { ...fields, smsCode: wrong });
    expect(await mayLookUp(other, person)).toBe(false);
    expect(await showsDraft(other, person)).toBe(false);
  });
});

test("after thirty days a quote, its order and its policy open to a code for its phone alone", async () => {
  const { client, person } = await verified();
  const offers = await quoted(client);
  const buyPath = await buyPathOf(client, offers);
  const link = offers.split("/")[2] ?? "";
  const [quoteId = ""] = link.split(".");
  expect(await asksForCode(client, buyPath)).toBe(false);
  const month = 30 * 86_400_000;
  await changeDatabase(
    server.dataDirectory,
    `UPDATE quotes SET created_at = created_at - ${month} WHERE quote_id = '${quoteId}'`,
  );
  const orderPath = `${offers}/siparis`;
  const textPath = `${buyPath}/metin/on-bilgilendirme-formu`;
  const paths = [buyPath, textPath, orderPath];
  for (const path of paths) expect(await asksForCode(client, path)).toBe(true);
  const policy = await client.fetch(quoteEndpoint("policyPdf", link));
  expect(policy.headers.get("Location")).toBe(orderPath);
  await post(client, orderPath, { intent: "access" });
  const smsCode = await readCode(server.url, person.phone);
  await post(client, orderPath, { intent: "access-code", smsCode });
  for (const path of paths) expect(await asksForCode(client, path)).toBe(false);
});

describe("no answer that others could be given from a cache carries a cookie", () => {
  const link = `${crypto.randomUUID()}.AAAAAAAAAAAAAAAA`;
  const filled = (path: string) =>
    path.replace(":quote", link).replace(/:\w+/g, "x").replace("/*", "/x");
  const paths = [
    ...routeIds.map((id) => routeOf(id).path),
    ...Object.values(endpoints),
    "/ikinci-el-zorunlu-trafik-sigortasi",
    "/boyle-bir-sayfa-yok",
    "/favicon.svg",
    "/favicon.ico",
    "/assets/yok.js",
    "/dev/outbox",
  ];
  const requests: [string, RequestInit][] = [
    ["a page's address", {}],
    ["a script's", { headers: { Accept: "*/*" } }],
    ["a data request", { headers: { "X-Page-Data": "1" } }],
    ["a head request", { method: "HEAD" }],
    ["a form", { method: "POST", body: new URLSearchParams({ intent: "x" }) }],
    ["no form", { method: "POST", body: "x" }],
    ["another method", { method: "DELETE" }],
  ];

  test.each(requests)("as %s", async (_what, init) => {
    let cookies = 0;
    for (const path of paths.map(filled)) {
      const response = await visit().fetch(path, init);
      await response.body?.cancel();
      const lines = response.headers.getSetCookie();
      cookies += lines.length;
      if (lines.length === 0) continue;
      expect([path, response.headers.get("Cache-Control")]).toEqual([
        path,
        expect.stringMatching(/private|no-store/),
      ]);
    }
    expect(cookies).toBeGreaterThan(0);
  });
});

test("the proxy's confirmation makes the browser another visitor, and tells it nothing of it", async () => {
  const [client, { phone, nationalNumber }] = [visit(), makePerson()];
  const flags = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
  const queryType = "trafik" as const;
  await client.call(requestCode, { phone, nationalNumber, queryType, ...flags });
  const before = client.cookies.get(name);
  const code = await readCode(server.url, phone);
  const { answer } = await client.call(confirmCode, { phone, code, queryType, ...flags });
  expect(answer).toMatchObject({ Success: true, Data: {} });
  expect(client.cookies.get(name)).not.toBe(before);
  const reply = await client.fetch("/");
  expect(reply.headers.get("X-Visitor")).toBeNull();
});
