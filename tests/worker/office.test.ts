import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { formatDateTime, todayInIstanbul } from "#shared/format/date.ts";
import { lines } from "#shared/lines/registry.ts";
import { endpoints, href } from "#shared/routes.ts";
import type { Status } from "#worker/broker/office/status/read-status.ts";
import { statedVehicle } from "#tests/unit/shared/calls/sample-vehicle.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import type { OfficeClient } from "#tests/office.ts";
import {
  inviteToOffice,
  officeAccounts,
  officePassword,
  openOffice,
  postTo,
  seenIn,
  setUpAccount,
} from "#tests/office.ts";
import { readOutbox } from "#tests/outbox.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import {
  correctVehicle,
  leadOf,
  leadPath,
  leaveLead,
  pngFile,
  writeToSupport,
} from "./office-records.ts";
import { makeVerified, quoted } from "./quote-forms.ts";

const statusToken = "0123456789abcdef0123456789abcdef";
let server: TestServer;
let ayse: OfficeClient;

beforeAll(async () => {
  server = await startServer({ variables: { STATUS_TOKEN: statusToken } });
  ayse = await openOffice(server, "ayse");
});
afterAll(() => server.close());
beforeEach(() => change("DELETE FROM rate_events"));

const query = (sql: string, ...values: (string | number)[]) =>
  queryDatabase(server.dataDirectory, sql, ...values);
const change = (sql: string, ...values: (string | number)[]) =>
  changeDatabase(server.dataDirectory, sql, ...values);
const newBrowser = () => createEdgeClient(server.url, fetchFromAnywhere);
const locationOf = (response: Response) => response.headers.get("Location");
const cookieLine = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.startsWith("__Host-office=")) ?? "";

/** What has been written down since a number. */
const auditSince = (id: number) =>
  query("SELECT account_name, action, subject FROM office_audit WHERE id > ? ORDER BY id", id).map(
    ({ account_name: name, action, subject }) => [name, action, subject].join(" ").trim(),
  );
const lastAudit = () => Number(query("SELECT max(id) AS id FROM office_audit")[0]!["id"] ?? 0);

describe("a paper in place of a registry's word", () => {
  const pdf = "%PDF-1.7 ruhsat";
  const offersOf = async (client: EdgeClient, link: string) => {
    const { answer } = await client.call(listOffers, { quoteId: link });
    const { Answers: answers } = answer.Data as {
      Answers: { Offer?: { GrossKurus: number; IsProvisional: boolean } }[];
    };
    return answers.flatMap(({ Offer: offer }) => offer ?? []);
  };
  /** Offers for a vehicle that is described without its document, of somebody who is no member. */
  async function provisional() {
    const { client, person } = await makeVerified(server.url);
    const { nationalNumber, phone, plate } = person;
    const input = {
      ...statedVehicle,
      nationalNumber,
      phone,
      plate,
      policyStart: todayInIstanbul(Date.now()),
      openDataAgreement: true,
      privacyPolicy: true,
      advertisementAgreement: false,
    };
    const { answer } = await client.call(lines.trafik.quoteCall, input);
    const { QuoteId: link } = answer.Data as { QuoteId: string };
    await vi.waitFor(async () => expect((await offersOf(client, link)).length).toBeGreaterThan(3), {
      timeout: 60_000,
      interval: 100,
    });
    return { client, link, phone, path: href("paper", { quote: link }) };
  }
  const send = (client: EdgeClient, path: string, content: BlobPart, fileName = "ruhsat.pdf") => {
    const body = new FormData();
    body.set("fileNative", new File([content], fileName));
    return client.fetch(path, { method: "POST", body });
  };
  const referenceOf = () =>
    String(
      query("SELECT reference_number FROM quote_corrections ORDER BY updated_at DESC")[0]![
        "reference_number"
      ],
    );

  test("is sent by the quote's owner, seen and accepted in the office; then the prices are no longer provisional", async () => {
    const { client, link, phone, path } = await provisional();
    expect((await offersOf(client, link)).every(({ IsProvisional }) => IsProvisional)).toBe(true);
    const page = await (await client.fetch(href("offers", { quote: link }))).text();
    expect(page).toContain("Bilgilerinizi bir belgeyle doğrulayın");
    expect(locationOf(await send(client, path, pdf))).toBe(path);
    expect(await (await client.fetch(path)).text()).toContain("inceleniyor");

    const reference = referenceOf();
    expect(await ayse.read("/ofis?tur=duzeltme")).toContain(reference);
    const record = await ayse.read(`/ofis/kayit/${reference}`);
    for (const fact of ["Teklif belgesi", "ABC1234567", "ruhsat.pdf", "Ad soyad</dt><dd>"])
      expect(record).toContain(fact);
    expect(record).not.toContain("Karar veren");
    const file = /href="(\/ofis\/dosya\/[^"]+)"/.exec(record)?.[1] ?? "";
    expect(await (await ayse.client.fetch(`${file}/indir`)).text()).toBe(pdf);

    const before = await offersOf(client, link);
    expect(await ayse.act(reference, { intent: "accept" })).toContain("Düzeltme kabul edildi");
    await vi.waitFor(
      async () => {
        const after = await offersOf(client, link);
        expect(after.map(({ IsProvisional }) => IsProvisional)).toEqual(before.map(() => false));
      },
      { timeout: 60_000, interval: 100 },
    );
    const [sms] = await readOutbox(server.url, phone);
    expect(sms?.text).toContain("gönderdiğiniz belge kabul edildi");
    const code = /\/k\/\S+/.exec(sms?.text ?? "")?.[0] ?? "";
    expect(locationOf(await client.fetch(code))).toContain("/teklif/");
    expect(await (await client.fetch(path)).text()).toContain("kesinleşti");
    expect((await send(client, path, pdf)).status).toBe(422);
    expect(await ayse.act(reference, { intent: "refuse" })).toContain("az önce");
  });

  test("is refused by its content, and once the office has refused it another one may come", async () => {
    const { client, link, phone, path } = await provisional();
    for (const [content, message] of [
      ["MZ program", "JPEG"],
      ["", "JPEG"],
      [new Uint8Array(3 * 1024 ** 2 + 1).fill(37), "3 MB"],
    ] as const) {
      const refused = await send(client, path, content);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(message);
    }
    expect((await send(client, path, new Uint8Array(6 * 1024 ** 2))).status).toBe(413);
    await send(client, path, pdf);
    const first = referenceOf();
    expect((await send(client, path, pdf)).status).toBe(422);
    const bare = await ayse.act(first, { intent: "refuse", reason: " " });
    expect(bare).toContain("Reddetmek için teklif sahibine söylenecek nedeni yazın.");
    const long = await ayse.act(first, { intent: "refuse", reason: "a".repeat(121) });
    expect(long).toContain("Neden en fazla 120 karakter olabilir.");
    expect(long).toContain(`${"a".repeat(121)}</textarea>`);
    const reason = "Plaka okunmuyor.";
    expect(await ayse.act(first, { intent: "refuse", reason })).toContain("Düzeltme reddedildi.");
    const [sms] = await readOutbox(server.url, phone);
    expect(sms?.text).toContain(`kabul edilmedi. Nedeni: ${reason}`);
    const came = "2026-01-02T07:30:00Z";
    await change("UPDATE quote_corrections SET updated_at = ?", Date.parse(came));
    expect((await offersOf(client, link)).every(({ IsProvisional }) => IsProvisional)).toBe(true);
    expect(locationOf(await send(client, path, pdf))).toBe(path);
    expect(referenceOf()).not.toBe(first);
    const refused = await ayse.read(`/ofis/kayit/${first}`);
    for (const fact of ["Reddedildi", reason, "Karar veren</dt><dd>ayse"]) {
      expect(refused).toContain(fact);
    }
    expect(refused).toContain(`Geldiği an</dt><dd>${formatDateTime(Date.parse(came))}</dd>`);
    expect(refused).toMatch(/Karar anı<\/dt><dd>(?!02\.01\.2026)/);
    expect(await ayse.read("/ofis?tur=duzeltme&durum=kapanan")).toContain(first);
    const newest = await ayse.read(`/ofis/kayit/${referenceOf()}`);
    expect(newest).not.toContain("Karar anı");
    const [, file = ""] = /href="(\/ofis\/dosya\/[^"]+)"/.exec(refused) ?? [];
    expect(newest).toContain(file);
    expect(await (await ayse.client.fetch(`${file}/indir`)).text()).toBe(pdf);
    expect(await ayse.read("/ofis?tur=duzeltme")).toContain(referenceOf());
  });

  test("is nobody's to send who has the link alone", async () => {
    const { path } = await provisional();
    const stranger = createEdgeClient(server.url);
    const sent = await send(stranger, path, pdf);
    expect(sent.status).toBe(403);
    expect(await (await stranger.fetch(path)).text()).not.toContain("fileNative");
    expect(locationOf(await send(stranger, "/teklif/yok.yok/belge", pdf))).toBe(
      "/404?aranan=teklif",
    );
  });
});

describe("the door", () => {
  test.each(["/ofis", "/ofis/kodlar", "/ofis/denetim", "/ofis/kayit/YK-1", "/ofis/dosya/1"])(
    "%s leads whoever is not signed in to the sign-in",
    async (path) => {
      const visitor = createEdgeClient(server.url);
      for (const cookie of ["", "x", "A".repeat(43)]) {
        if (cookie !== "") visitor.cookies.set("__Host-office", cookie);
        const response = await visitor.fetch(path);
        expect([response.status, locationOf(response)]).toEqual([303, "/ofis/giris"]);
      }
    },
  );

  test("is no page of a member's, nor the other way round", async () => {
    const member = createEdgeClient(server.url);
    const demo = { phone: "5320000001", password: "Yelkenli-2026" };
    expect((await postTo(member, "/giris", demo)).status).toBe(302);
    expect(locationOf(await member.fetch("/ofis"))).toBe("/ofis/giris");
    expect(locationOf(await ayse.client.fetch("/hesabim"))).toBe("/");
  });

  test("is kept out of caches and search engines, and runs no script", async () => {
    for (const path of ["/ofis", "/ofis/giris", "/ofis/davet"]) {
      const response = await ayse.client.fetch(path);
      expect(response.headers.get("Cache-Control")).toContain("no-store");
      expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      const html = await response.text();
      expect(response.headers.get("Content-Security-Policy")).toContain("font-src 'self'");
      expect(html).toMatch(/src:url\(\/assets\/[\w.-]+\.woff2\)/);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain("<script");
    }
    expect(await (await ayse.client.fetch("/robots.txt")).text()).toContain("Disallow: /ofis");
  });

  test("is not opened past the edge's check of the origin", async () => {
    const reference = await leaveLead(createEdgeClient(server.url));
    const headers = { Origin: "https://example.com" };
    const body = new URLSearchParams({ intent: "close" });
    const path = `/ofis/kayit/${reference}`;
    const foreign = await ayse.client.fetch(path, { method: "POST", headers, body });
    expect(foreign.status).toBe(403);
    const state = "SELECT state FROM contact_messages WHERE reference_number = ?";
    expect(query(state, reference)).toEqual([{ state: "open" }]);
  });

  test("has no rooms but its own", async () => {
    const missing = await ayse.client.fetch("/ofis/kayit/YK-0000000000");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("Bu numarayla bir kayıt yok.");
  });
});

describe("an invitation", () => {
  let denizInvite = "";
  beforeAll(async () => {
    denizInvite = await inviteToOffice(server, "deniz");
  });

  test("is taken up with a password of one's own and an authenticator, once", async () => {
    const client = createEdgeClient(server.url);
    const said = await officeAccounts(server, "add", "kaan");
    const invite = /Code: (\S+)/.exec(said)?.[1] ?? "";
    const before = lastAudit();
    const { response } = await setUpAccount(client, "KAAN ", invite.toLowerCase());
    expect([response.status, locationOf(response)]).toEqual([303, "/ofis"]);
    expect(cookieLine(response)).toMatch(
      /^__Host-office=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await (await client.fetch("/ofis")).text()).toContain("kaan");
    expect(auditSince(before)).toEqual(["kaan set-up", "kaan listed Açık"]);
    const again = await setUpAccount(createEdgeClient(server.url), "kaan", invite);
    expect(again.response.status).toBe(422);
    expect(await again.response.text()).toContain("davet kodu eşleşmiyor");
    const rows = JSON.stringify(query("SELECT * FROM office_accounts"));
    expect(rows).not.toContain(officePassword);
    expect(rows).not.toContain(invite.replaceAll("-", ""));
  });

  test.each([
    ["of another name", "ayse", officePassword, "davet kodu eşleşmiyor"],
    ["with a short password", "deniz", "kısa", "en az 12 karakter"],
    ["with a password anybody guesses", "deniz", "istanbul2026!", "kolayca tahmin"],
    ["with a password of a list, far down", "deniz", "123456789012", "kolayca tahmin"],
    ["with an endless password", "deniz", "x9-".repeat(40), "en fazla 75 karakter"],
  ])("%s is refused, and nothing typed is lost but the password", async (...given) => {
    const [, name, password, message] = given;
    const client = createEdgeClient(server.url);
    const { response } = await setUpAccount(client, name, denizInvite, password);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(message);
    expect(html).toContain(`value="${denizInvite}"`);
    expect(html).not.toContain(`value="${password}"`);
    expect(cookieLine(response)).toBe("");
  });

  test("runs out after a day, and ends what was before", async () => {
    const invite = await inviteToOffice(server, "eski");
    await change("UPDATE office_accounts SET invite_expires_at = 1 WHERE name = 'eski'");
    const late = await setUpAccount(createEdgeClient(server.url), "eski", invite);
    expect(late.response.status).toBe(422);
    const office = await openOffice(server, "eski");
    expect(await office.read("/ofis")).toContain("Kayıtlar");
    const anew = await inviteToOffice(server, "eski");
    expect(locationOf(await office.client.fetch("/ofis"))).toBe("/ofis/giris");
    expect(await officeAccounts(server, "list")).toContain(
      "eski  requests,money,campaigns,accounts  invited",
    );
    expect(anew).not.toBe(invite);
  });

  test("with a secret of one's own making begins anew", async () => {
    const fields = { name: "deniz", secret: "k1.AAAA", invite: "", password: "", code: "" };
    const response = await postTo(createEdgeClient(server.url), "/ofis/davet", fields);
    expect([response.status, locationOf(response)]).toEqual([303, "/ofis/davet"]);
  });
});

describe("signing in", () => {
  const enter = (fields: Record<string, string>) =>
    postTo(createEdgeClient(server.url), "/ofis/giris", { name: "ayse", ...fields });

  test("takes name, password and a code that was not used before, and tells not what was wrong", async () => {
    const before = lastAudit();
    const right = { password: officePassword, code: await ayse.codeAgain() };
    const refusals = [
      await enter({ ...right, password: "Lavanta-Tramvay-Kestane-82" }),
      await enter({ ...right, code: "000000" }),
      await enter({ ...right, name: "kimse" }),
      await enter({}),
    ];
    for (const refused of refusals) {
      expect([refused.status, cookieLine(refused)]).toEqual([422, ""]);
      expect(await refused.text()).toContain("Giriş yapılamadı.");
    }
    const first = await enter(right);
    expect([first.status, locationOf(first)]).toEqual([303, "/ofis"]);
    expect((await enter(right)).status).toBe(422);
    expect(auditSince(before)).toEqual([
      "ayse sign-in-failed",
      "ayse sign-in-failed",
      "(unknown) sign-in-failed",
      "ayse sign-in-failed",
      "ayse signed-in",
      "ayse sign-in-failed",
    ]);
    const [security] = server.log().match(/.*office-sign-in-failed.*/g) ?? [];
    expect(security).toBeDefined();
    expect(server.log()).not.toContain(officePassword);
  });

  test("is closed for a quarter after five failures, whatever comes then", async () => {
    const office = await openOffice(server, "kilit");
    const wrong = { name: "kilit", password: "x", code: "000000" };
    for (let tried = 0; tried < 5; tried++) await enter(wrong);
    const right = async () => ({
      name: "kilit",
      password: officePassword,
      code: await office.codeAgain(),
    });
    expect((await enter(await right())).status).toBe(422);
    const [{ locked_until: until } = {}] = query(
      "SELECT locked_until FROM office_accounts WHERE name = 'kilit'",
    );
    const minutes = (Number(until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(13);
    expect(minutes).toBeLessThan(15.1);
    // Who is inside stays inside: nobody locks an office out by its names.
    expect(await office.read("/ofis")).toContain("Kayıtlar");
    await change("UPDATE office_accounts SET locked_until = 0 WHERE name = 'kilit'");
    expect((await enter(await right())).status).toBe(303);
  });

  test("sees the orders that need somebody, and the messages that did not arrive", async () => {
    const insert = (orderId: string, state: string, attention: string, difference = "") =>
      change(
        `INSERT INTO orders VALUES (?, 'q', 'o', 'f', ?, 123456, 1, 1, 1, NULLIF(?, ''), NULL, NULL, NULLIF(?, ''), NULL)`,
        orderId,
        state,
        attention,
        difference,
      );
    await insert("takilan-1", "delivering", "stuck");
    await insert("iade-1", "refunding", "stuck unsent-sms");
    await insert("geciken-1", "done", "late");
    await insert("biten-1", "done", "");
    await insert("farkli-1", "done", "", "policy-unknown premium");
    await change("DELETE FROM reconciliations");
    expect(await ayse.read("/ofis/siparisler")).toContain("henüz karşılaştırma yapılmadı");
    await change("INSERT INTO reconciliations VALUES (1795306620000, 1795306630000, 12, 1, 2, 3)");
    await change("DELETE FROM day_lists");
    await change(`INSERT INTO day_lists VALUES ('chargebacks', 'unsupported', '2026-11-01', '2026-11-01', '2026-11-01', 1),
      ('policies:ilgaz', 'unanswered', '2026-11-01', '2026-11-02', '2026-11-02', 1)`);
    await change("INSERT INTO strays VALUES ('payments', 'sahipsiz-1', 123400, 1)");
    const page = await ayse.read("/ofis/siparisler");
    for (const said of [
      "Poliçe düzenlendi, kaydedilemedi",
      "Ödeme iade edilemedi",
      "SMS ulaşmadı",
      "Poliçe şirkette yok",
      "Şirketi hemen arayın",
      "Prim farklı",
      "Ödemelere itirazlar: gün gün listelenemiyor, karşılaştırılmadı",
      "Ilgaz Sigorta poliçeleri: yanıt alınamadı",
      "sahipsiz-1",
      "tutarı panelden iade edin",
      "12 sipariş karşılaştırıldı, 1 siparişin kaydı düzeltildi, 2 siparişte fark bulundu",
    ]) {
      expect(page).toContain(said);
    }
    for (const orderId of ["geciken-1", "biten-1"]) expect(page).not.toContain(orderId);
  });

  test("sees how things stand, as does a monitor with its token", async () => {
    const ask = (token?: string, scheme = "Bearer") =>
      fetch(`${server.url}${endpoints.status}`, {
        headers: token === undefined ? {} : { Authorization: `${scheme} ${token}` },
      });
    for (const token of [undefined, "", statusToken.slice(1), `${statusToken}x`, "é"]) {
      expect((await ask(token)).status).toBe(404);
    }
    expect((await ask(statusToken, "bearer")).status).toBe(200);
    const { client } = await makeVerified(server.url);
    await quoted(client);
    const read = async () => {
      const response = await ask(statusToken);
      expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
      return (await response.json()) as Status;
    };
    await expect.poll(async () => (await read()).quotes).toBeGreaterThan(0);
    await change(
      "UPDATE quotes SET answers = NULL, deadline = 1 WHERE quote_id = (SELECT min(quote_id) FROM quotes)",
    );
    await change(
      "INSERT INTO rate_events (counter_key, created_at) VALUES ('event:registry-failed', ?)",
      Date.now(),
    );
    for (const [order, state, attention] of [
      ["hand", "by-hand", "transfer"],
      ["slow", "waiting", "unanswered"],
      ["lost", "refunding", null],
    ] as const) {
      await change(
        `INSERT INTO cancellations (cancellation_id, order_id, quote_id, policy_number, ground, state, ends_on, refund_kurus,
           attention, asked_at, updated_at) VALUES (?, 'x', 'x', 'x', 'sold', ?, '2026-11-20', 0, ${attention === null ? "NULL" : `'${attention}'`}, 1, 1)`,
        order,
        state,
      );
    }
    await change(
      `INSERT INTO policy_changes (change_id, order_id, kind, state, content_sealed, asked_at, updated_at)
       VALUES ('e', 'x', 'plate', 'paying', '', 1, 1)`,
    );
    const status = await read();
    expect(status).toMatchObject({
      policies: { waiting: 2, stuck: 1 },
      status: "look",
      environment: "local",
      orders: { stuck: 2, unsent: 1, differing: 1, unreadable: 0, strays: 1 },
      overdue: { quotes: 1, endorsements: 2 },
      providers: {
        payment: { name: "sandbox", refunding: 1 },
        messages: { name: "outbox", late: 1 },
        registries: { silent: 1 },
        unanswered: ["policies:ilgaz"],
      },
      reconciliation: { compared: 12, mended: 1, differing: 2, unanswered: 3 },
    });
    expect(status.troubles).toEqual(
      expect.arrayContaining([
        "lists",
        "overdue:quotes",
        "overdue:orders",
        "overdue:endorsements",
        "orders:stuck",
        "policies:stuck",
      ]),
    );
    expect(status.configuration).toEqual(expect.arrayContaining(["DATA_KEYS", "STATUS_TOKEN"]));
    expect(JSON.stringify(status)).not.toContain(statusToken);
    expect(status.ledger.faults).toBeGreaterThan(0);

    const page = await ayse.read("/ofis/durum");
    for (const said of [
      "Bakılması gerekenler",
      "Kendiliğinden ilerleyemeyen sipariş var",
      "Sonucu kaydedilmemiş teklif var",
      "Ilgaz Sigorta",
      "12 sipariş karşılaştırıldı",
      "STATUS_TOKEN",
    ]) {
      expect(page).toContain(said);
    }
    expect(page).not.toContain(statusToken);
    await change("DELETE FROM strays");
    await change("DELETE FROM orders");
    await change("DELETE FROM cancellations WHERE order_id = 'x'");
    await change("DELETE FROM policy_changes WHERE order_id = 'x'");
    const none = { stuck: 0, unreadable: 0, unsent: 0, differing: 0, strays: 0 };
    expect((await read()).orders).toEqual(none);
    expect(await ayse.read("/ofis/durum")).not.toContain("null");
  });

  test("is tried thirty times an hour from one address, which is told until when", async () => {
    for (let tried = 0; tried < 30; tried++) {
      expect((await enter({ name: "kimse" })).status).toBe(422);
    }
    const counted = "FROM rate_events WHERE counter_key LIKE 'office-try-address:%'";
    await change(`UPDATE rate_events SET created_at = created_at - 600000
      WHERE id = (SELECT min(id) ${counted})`);
    const [first] = query(`SELECT min(created_at) AS at ${counted}`);
    const minuteMs = 60_000;
    const until = Math.ceil((Number(first!["at"]) + 60 * minuteMs) / minuteMs) * minuteMs;
    const invite = await inviteToOffice(server, "geciken");
    const refusals = [
      await enter({ name: "kimse" }),
      (await setUpAccount(createEdgeClient(server.url), "geciken", invite)).response,
    ];
    for (const [at, refused] of refusals.entries()) {
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get("Retry-After"));
      expect(seconds).toBeGreaterThan(2900);
      expect(seconds).toBeLessThanOrEqual(3000);
      const html = await refused.text();
      expect(html).toContain(`Yeniden deneyebileceğiniz zaman: ${formatDateTime(until)}`);
      expect(html).toContain(`value="${["kimse", invite][at]}"`);
    }
    await change(`DELETE FROM rate_events WHERE id = (SELECT min(id) ${counted})`);
    expect((await enter({ name: "kimse" })).status).toBe(422);
  });

  test.each([
    ["half an hour without use", "last_seen_at", 1_801_000],
    ["eight hours", "expires_at", 8 * 3_600_000 + 1],
  ])("ends after %s", async (_name, column, ms) => {
    const age = (by: number) => change(`UPDATE office_sessions SET ${column} = ${column} - ?`, by);
    expect((await ayse.client.fetch("/ofis")).status).toBe(200);
    await age(ms);
    expect(locationOf(await ayse.client.fetch("/ofis"))).toBe("/ofis/giris");
    await age(-ms);
  });

  test("ends with the sign-out, also for who kept the cookie, and with the account", async () => {
    const office = await openOffice(server, "cikan");
    const token = office.client.cookies.get("__Host-office") ?? "";
    const out = await postTo(office.client, "/ofis/cikis", {});
    expect(locationOf(out)).toBe("/ofis/giris?cikis=1");
    expect(cookieLine(out)).toContain("Max-Age=0");
    office.client.cookies.set("__Host-office", token);
    expect(locationOf(await office.client.fetch("/ofis"))).toBe("/ofis/giris");
    const removed = await openOffice(server, "giden");
    await officeAccounts(server, "remove", "giden");
    expect(locationOf(await removed.client.fetch("/ofis"))).toBe("/ofis/giris");
  });
});

describe("a lead", () => {
  test("comes with its answers, slot and campaign; the list shows masks, the record everything, and both are written down", async () => {
    const guest = createEdgeClient(server.url);
    const { phone } = makePerson();
    await guest.fetch("/?utm_source=bulten&utm_medium=e-posta");
    const reference = await leaveLead(guest, phone);
    const [sms] = await readOutbox(server.url, phone);
    expect(sms!.text).toContain(`numarası ${reference}`);
    expect(sms!.text).toContain("12.00 ile 15.00 arasında");
    const before = lastAudit();
    const list = await ayse.read("/ofis?tur=teklif");
    expect(list).toContain(reference);
    expect(list).toContain("Hukuksal Koruma Sigortası");
    expect(list).toContain("12.00 - 15.00");
    expect(list).toContain("utm_source: bulten, utm_medium: e-posta");
    const shown = phone.replace(/^(...)(...)(..)(..)$/, "0 $1 $2 $3 $4");
    for (const secret of ["İpek", "Işık", phone, shown, "10000001518", "Öğleden"]) {
      expect(list).not.toContain(secret);
    }
    const record = await ayse.read(`/ofis/kayit/${reference}`);
    for (const fact of [
      "Ürün için verdiği bilgiler",
      "İpek Işık",
      shown,
      "Sürücüye bağlı",
      "10000001518",
      "12.00 - 15.00",
    ]) {
      expect(record).toContain(fact);
    }
    expect(record).toContain("&lt;b&gt;Öğleden&lt;/b&gt; sonra &amp; akşam");
    expect(auditSince(before)).toEqual([
      "ayse listed Açık, Teklif talebi",
      `ayse opened ${reference}`,
    ]);
    const consents = query("SELECT texts FROM consents WHERE subject_id = ?", reference);
    expect(String(consents[0]!["texts"])).toMatch(/confidentialityAgreement.*lightingContract/);
    const stored = JSON.stringify(
      query("SELECT * FROM contact_messages WHERE reference_number = ?", reference),
    );
    for (const secret of ["İpek", phone, "10000001518"]) expect(stored).not.toContain(secret);
  });

  test("is taken, let go, answered and closed, each where it can be", async () => {
    const { phone } = makePerson();
    const reference = await leaveLead(createEdgeClient(server.url), phone);
    const before = lastAudit();
    expect(await ayse.act(reference, { intent: "take" })).toContain("Kaydı üstlendiniz.");
    expect(await ayse.read("/ofis?durum=ustlenilen")).toContain(reference);
    expect(await ayse.read("/ofis")).not.toContain(reference);
    expect(await ayse.act(reference, { intent: "release" })).toContain("Kaydı bıraktınız");
    const again = await ayse.act(reference, { intent: "release" });
    expect(again).toContain("Bu kayıt az önce sizin tarafınızdan bırakıldı.");
    const empty = await ayse.act(reference, { intent: "answer", answer: "  " });
    expect(empty).toContain("Lütfen yanıtınızı yazın.");
    const long = await ayse.act(reference, { intent: "answer", answer: "a".repeat(601) });
    expect(long).toContain("en fazla 600 karakter");
    expect(long).toContain("a".repeat(601));
    const answer = { intent: "answer", answer: "Teklifler hazır.", close: "on" };
    expect(await ayse.act(reference, answer)).toContain("Yanıtınız gönderildi.");
    const [sms] = await readOutbox(server.url, phone);
    expect(sms!.text).toBe(`Yelkovan (${reference}): Teklifler hazır.`);
    expect(await ayse.read("/ofis?durum=kapanan")).toContain(reference);
    expect(await ayse.act(reference, { intent: "reopen" })).toContain("Kayıt yeniden açıldı.");
    expect(await ayse.act(reference, { intent: "close" })).toContain("Kayıt kapandı.");
    expect(await ayse.act(reference, { intent: "uydur" })).toContain("Bu işlem bu kayıt için");
    const done = auditSince(before).filter(
      (line) => !/listed|opened/.test(line.replace("reopened", "")),
    );
    expect(done).toEqual(
      ["took", "released", "answered", "reopened", "closed"].map(
        (action) => `ayse ${action} ${reference}`,
      ),
    );
  });

  test("is answered in as many characters as are seen, and with those alone", async () => {
    const { phone } = makePerson();
    const reference = await leaveLead(createEdgeClient(server.url), phone);
    const rows = Array.from({ length: 10 }, (_, line) => `${line}`.repeat(59));
    const typed = `\u202e${rows.join("\r\n")}\u0000`;
    const answer = { intent: "answer", answer: typed };
    expect(await ayse.act(reference, answer)).toContain("Yanıtınız gönderildi.");
    const [sms] = await readOutbox(server.url, phone);
    expect(sms!.text).toBe(`Yelkovan (${reference}): ${rows.join("\n")}`);
  });

  test("keeps an answer that is sent after the session's end", async () => {
    const reference = await leaveLead(createEdgeClient(server.url));
    const late = createEdgeClient(server.url);
    const path = `/ofis/kayit/${reference}`;
    const texts = { answer: "Uzun <b>uzun</b> yazdım.", note: "Akşam aranacak." };
    const sent = await postTo(late, path, { intent: "answer", ...texts });
    expect(sent.status).toBe(401);
    const html = await sent.text();
    expect(html).toContain(texts.note);
    expect(html).toContain("Uzun &lt;b&gt;uzun&lt;/b&gt; yazdım.");
    expect(html).toContain("Oturumunuz kapandığı için yazdığınız metin gönderilmedi.");
    expect(locationOf(await postTo(late, path, { intent: "take" }))).toBe("/ofis/giris");
  });

  test("keeps what is typed about a record that is gone", async () => {
    const note = "Sahibi akşam aranacak.";
    const gone = await postTo(ayse.client, "/ofis/kayit/YK-0000000000", { intent: "note", note });
    expect(gone.status).toBe(404);
    const html = await gone.text();
    expect(html).toContain(note);
    expect(html).toContain("Yazdığınız metin gönderilmedi.");
  });

  test("of a member is shown to them with the answer, and an e-mail says that it is there", async () => {
    const member = createEdgeClient(server.url);
    const demo = { phone: "5320000001", password: "Yelkenli-2026" };
    await postTo(member, "/giris", demo);
    const reference = await leaveLead(member);
    const section = "/hesabim?page=desteklerim";
    const waiting = await (await member.fetch(section)).text();
    expect(waiting).toContain(reference);
    expect(waiting).toContain("Bekliyor");
    await ayse.act(reference, { intent: "answer", answer: "Poliçeniz için sizi aradık." });
    const answered = await (await member.fetch(section)).text();
    expect(answered).toContain("Poliçeniz için sizi aradık.");
    expect(answered).toContain("Yanıtlandı");
    const mails = query("SELECT count(*) AS count FROM outbox WHERE channel = 'email'");
    expect(Number(mails[0]!["count"])).toBeGreaterThan(0);
    const stranger = createEdgeClient(server.url);
    await postTo(stranger, "/giris", { ...demo, phone: "5320000004" });
    expect(await (await stranger.fetch(section)).text()).not.toContain(reference);
  });

  test("past the page is judged by the same rules, and never breaks anything", async () => {
    const client = createEdgeClient(server.url);
    const consents = { privacyPolicy: true, openDataAgreement: true };
    const lead = {
      messageType: "TEKLIF",
      fullName: "Ali Veli",
      phone: "5321234567",
      productId: "imm",
      ...consents,
    } as const;
    for (const details of [undefined, {}, { LicensePlateNumber: "x" }, { x: "y".repeat(2000) }]) {
      const { status, answer } = await client.call(sendContactMessage, { ...lead, details });
      expect(status).toBe(422);
      expect(JSON.stringify(answer.Data)).toContain("Detaylar.");
    }
    const other = { ...lead, productId: "konut", details: { a: 1 } };
    expect((await client.call(sendContactMessage, other)).status).toBe(422);
    const without = { ...lead, openDataAgreement: false };
    const refused = await client.call(sendContactMessage, without);
    expect(JSON.stringify(refused.answer.Data)).toContain("OpenDataAgreement");
    const form = await postTo(client, leadPath, { ...leadOf("5321234567"), bond: "arac" });
    expect(form.status).toBe(422);
    const html = await form.text();
    expect(html).toContain("Araca bağlı koruma için plaka giriniz.");
    expect(html).toContain("İpek Işık");
  });
});

describe("a correction of a vehicle", () => {
  test.each([
    ["accept", "Düzeltme kabul edildi", "accepted"],
    ["refuse", "Düzeltme reddedildi", "refused"],
  ])("is seen, and there is one word on it: %s", async (intent, notice, state) => {
    const reference = await correctVehicle(server);
    expect(await ayse.read("/ofis?tur=duzeltme")).toContain(reference);
    const record = await ayse.read(`/ofis/kayit/${reference}`);
    expect(record).toContain("Motor no");
    expect(record).toContain("YENI123456");
    expect(record).not.toContain("Ad soyad");
    await change(
      `UPDATE vehicle_corrections SET national_index = (SELECT national_index FROM members
        WHERE phone_verified_at IS NOT NULL) WHERE reference_number = ?`,
      reference,
    );
    expect(await ayse.read(`/ofis/kayit/${reference}`)).toContain("Ad soyad</dt><dd>");
    const before = lastAudit();
    expect(await ayse.act(reference, { intent })).toContain(notice);
    expect(auditSince(before)).toContain(`ayse ${state} ${reference}`);
    const late = await ayse.act(reference, { intent: "accept" });
    expect(late).toContain("Bu kayıt az önce sizin tarafınızdan");
    expect(late).toContain("Karar veren</dt><dd>ayse</dd>");
    const now = "SELECT state FROM vehicle_corrections WHERE reference_number = ?";
    expect(query(now, reference)).toEqual([{ state }]);
    expect(await ayse.read("/ofis?tur=duzeltme&durum=kapanan")).toContain(reference);
  });
});

test.each(["?sayfa=0", "?sayfa=-1", "?sayfa=1e9", "?sayfa=x", "?tur=%00&durum=%F0", "?durum[]=1"])(
  "an address %s shows the first page",
  async (words) => {
    const response = await ayse.client.fetch(`/ofis${words}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Kayıtlar");
  },
);

test("a long list has pages, the last changed first", async () => {
  const client = createEdgeClient(server.url);
  const references: string[] = [];
  for (let left = 0; left < 21; left++) {
    await change("DELETE FROM rate_events");
    references.push(await leaveLead(client));
  }
  const first = await ayse.read("/ofis?tur=teklif");
  expect(first).toContain("Daha eskiler");
  expect(first).toContain(references.at(-1));
  expect(first).not.toContain(references[0]);
  const second = await ayse.read("/ofis?tur=teklif&durum=acik&sayfa=2");
  expect(second).toContain(references[0]);
  expect(second).toContain("Daha yeniler");
  // From a record, its files and what is done with it, the way back leads to the same page.
  const list = "?durum=acik&amp;tur=teklif&amp;sayfa=2";
  const reference = references[0]!;
  const path = `/ofis/kayit/${reference}${list.replaceAll("&amp;", "&")}`;
  const asked = await ayse.read("/ofis?tur=teklif&durum=acik&sayfa=2");
  expect(asked).toContain(`href="/ofis/kayit/${reference}${list}"`);
  const record = await ayse.read(path);
  expect(record).toContain(`href="/ofis${list}">Listeye dönün`);
  expect(record).toContain(`action="/ofis/kayit/${reference}${list}"`);
  const taken = await postTo(ayse.client, path, { ...seenIn(record), intent: "take" });
  const after = await ayse.read(locationOf(taken)!);
  expect(after).toContain("Kaydı üstlendiniz.");
  expect(after).toContain(`href="/ofis${list}">Listeye dönün`);
  const { reference: withFile } = await writeToSupport(server, [pngFile()]);
  const filed = await ayse.read(`/ofis/kayit/${withFile}?durum=acik&tur=destek`);
  const file = /href="(\/ofis\/dosya\/[^"]+)"/.exec(filed)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const fileLeadsTo = `href="/ofis/kayit/${withFile}?durum=acik&amp;tur=destek">Kayda dönün`;
  expect(await ayse.read(file)).toContain(fileLeadsTo);
});

test("the record of the office can be read, page by page, and holds nobody's name but the office's", async () => {
  const html = await ayse.read("/ofis/denetim");
  expect(html).toContain("Listeledi");
  expect(html).toContain("Açtı");
  for (const secret of ["İpek", "10000001518"]) expect(html).not.toContain(secret);
});

test.each([
  ["add", "Büyük Ad"],
  ["add", "x'; DROP TABLE members;--"],
  ["remove", "kimseyok"],
  ["uydur", "ayse"],
])("`npm run office -- %s %s` fails", async (...words) => {
  await expect(officeAccounts(server, ...words)).rejects.toThrow("Command failed");
});

describe("a complaint and an application about personal data", () => {
  const applications = [
    { path: "/sikayet", kind: "sikayet", topic: "iade", shown: "İptal, cayma ve iade", days: 15 },
    { path: "/kvkk-basvuru", kind: "kvkk", topic: "silme", shown: "silinmesi veya yok", days: 30 },
  ] as const;

  test.each(applications)(
    "at $path reaches the office with its day and is answered by e-mail",
    async (application) => {
      const { path, kind, topic, shown, days } = application;
      const visitor = newBrowser();
      const email = `${kind}@ornek.example`;
      const form = {
        fullName: "İpek Işık",
        phone: makePerson().phone,
        email,
        topic,
        message: "Poliçemi iptal ettim, iade gelmedi.",
        openDataAgreement: "on",
      };
      const untold = await postTo(visitor, path, { ...form, topic: "" });
      expect(untold.status).toBe(422);
      const sent = await postTo(visitor, path, form);
      const reference = /YK-\d{10}/.exec(locationOf(sent) ?? "")?.[0] ?? "";
      const page = await (await visitor.fetch(locationOf(sent) ?? "")).text();
      expect(page).toContain(reference);
      expect(page).toContain(`${days} `);
      const [mail] = await readOutbox(server.url, email);
      expect(mail?.text).toContain(reference);
      const day = /en geç (\d\d\.\d\d\.\d{4}) günü/.exec(mail?.text ?? "")?.[1] ?? "";
      expect(day).not.toBe("");
      expect(await ayse.read(`/ofis?tur=${kind}`)).toContain(`Son yanıt günü: ${day}`);
      const record = await ayse.read(`/ofis/kayit/${reference}`);
      for (const fact of [shown, day, "iade gelmedi", "Formda verdiği bilgiler"]) {
        expect(record).toContain(fact);
      }
      expect(record).not.toContain("Ürün için verdiği");
      expect(await ayse.act(reference, { intent: "close" })).toContain("önce nedenini not edin");
      for (const answer of ["\u200B\u2060", "\u3164", "\u2800\u115F", "  "]) {
        expect(await ayse.act(reference, { intent: "answer", answer })).toContain(
          "Lütfen yanıtınızı yazın.",
        );
        expect(await readOutbox(server.url, email)).toHaveLength(1);
      }
      await ayse.act(reference, { intent: "note", note: "Aynı başvuru iki kez gelmiş." });
      expect(await ayse.act(reference, { intent: "close" })).toContain("Kayıt kapandı.");
      await ayse.act(reference, { intent: "reopen" });
      await ayse.act(reference, { intent: "answer", answer: "Bakıyoruz." });
      const [reply] = await readOutbox(server.url, email);
      expect(reply?.text).toContain("Bakıyoruz.");
    },
  );
});

test("a request stands in the office in the office's words, and before its member in theirs", async () => {
  const { reference } = await writeToSupport(server);
  const request = () => ayse.read(`/ofis/kayit/${reference}`);
  expect(await request()).toContain('badge">Yanıt bekliyor<');
  await ayse.act(reference, { intent: "answer", answer: "Plakanız?", after: "waiting" });
  for (const page of [await request(), await ayse.read("/ofis?durum=ustlenilen")]) {
    expect(page).toContain('badge">Üyenin yanıtı bekleniyor<');
    expect(page).not.toContain("Yanıtınız bekleniyor");
  }
  const member = createEdgeClient(server.url);
  await postTo(member, "/giris", { phone: "5320000001", password: "Yelkenli-2026" });
  const own = await (await member.fetch("/hesabim?page=desteklerim")).text();
  expect(own).toContain("Yanıtınız bekleniyor");
});

test("rows of members' requests and of corrections are named as masks, and a record is found by its number", async () => {
  const { reference } = await writeToSupport(server);
  expect(await ayse.read("/ofis?tur=destek")).toMatch(
    new RegExp(`${reference}</p>.{0,60}TO••• UĞ•••`, "s"),
  );
  const correction = await correctVehicle(server);
  await change(
    `UPDATE vehicle_corrections SET national_index = (SELECT national_index FROM members
      JOIN support_requests USING (member_id) WHERE support_requests.reference_number = ?)
      WHERE reference_number = ?`,
    reference,
    correction,
  );
  const listed = await ayse.read("/ofis?tur=duzeltme");
  expect(listed).toMatch(new RegExp(`${correction}</p>.{0,60}TO••• UĞ•••`, "s"));
  expect(listed).not.toContain("Tolga");
  const found = await ayse.client.fetch(`/ofis?no=+${reference.toLowerCase()}+`);
  expect(locationOf(found)).toBe(`/ofis/kayit/${reference}`);
  const none = await ayse.client.fetch("/ofis?no=DT-00000000");
  expect(await ayse.read(locationOf(none)!)).toContain("Bu numarayla bir kayıt yok.");
});
