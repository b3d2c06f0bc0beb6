import { execFileSync } from "node:child_process";
import { campaignCopy } from "#worker/broker/office/campaigns/copy.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { changeDatabase, queryDatabase } from "#tests/local-database.ts";
import { officeRights } from "#worker/broker/office/rights.ts";
import { inviteToOffice, officeAccounts, openOffice, postTo, setUpAccount } from "#tests/office.ts";
import type { OfficeClient } from "#tests/office.ts";
import { until } from "#tests/broker/journey.ts";
import { foundInData } from "#tests/found-in-data.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { makePerson } from "#tests/factories/person.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import {
  approve,
  buyPathOf,
  codeFieldsOf,
  post,
  quotePath,
  quoted,
  startPayment,
  toCode,
} from "./quote-forms.ts";

let server: TestServer;
let ayse: OfficeClient;
beforeAll(async () => {
  server = await startServer();
  ayse = await openOffice(server, "ayse");
});
afterAll(() => server.close());

const query = (sql: string) => queryDatabase(server.dataDirectory, sql);
const change = (sql: string) => changeDatabase(server.dataDirectory, sql);
const newest = (table: string) =>
  query(`SELECT campaign FROM ${table} ORDER BY created_at DESC LIMIT 1`)[0]?.["campaign"];

/** What a browser says of a document it was led to from elsewhere. */
const fromElsewhere = (referrer?: string) => ({
  headers: {
    "Sec-Fetch-Dest": "document",
    "Sec-Fetch-Site": referrer === undefined ? "none" : "cross-site",
    ...(referrer === undefined ? {} : { Referer: referrer }),
  },
});
const newBrowser = () => createEdgeClient(server.url, fetchFromAnywhere);

/** From the form to the offers; yields their address. */
async function toOffers(client: EdgeClient): Promise<string> {
  const person = makePerson();
  await toCode(client, person);
  await post(client, quotePath, await codeFieldsOf(server.url, person));
  return quoted(client);
}

/** The report of today, as other programs have it. */
async function reported(by: string): Promise<unknown> {
  const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const output = execFileSync(
    process.execPath,
    ["scripts/campaigns.ts", "--from", day, "--to", day, "--by", by, "--json"],
    {
      env: { ...process.env, DATA_DIR: server.dataDirectory },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  return JSON.parse(output);
}

test("a campaign goes with draft, quote, order and message, and the report has it", async () => {
  await ayse.client.fetch("/ofis/kampanyalar");
  const link = { source: "bulten", medium: "e-posta", campaign: "kis-trafik", page: "/" };
  const refused = await postTo(ayse.client, "/ofis/kampanyalar", {
    ...link,
    campaign: "kış-trafik",
  });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("“kış-trafik” olmaz: kis-trafik");
  const nothing = await postTo(ayse.client, "/ofis/kampanyalar", { ...link, campaign: "---" });
  expect(await nothing.text()).toContain("“---” olmaz: küçük harf, rakam ve tire kullanın.");
  expect((await postTo(ayse.client, "/ofis/kampanyalar", link)).status).toBe(303);
  const client = newBrowser();
  await client.fetch(
    "/?utm_source=bulten&utm_medium=e-posta&utm_campaign=kis-trafik",
    fromElsewhere(),
  );
  const touch = JSON.stringify({
    utm_source: "bulten",
    utm_medium: "e-posta",
    utm_campaign: "kis-trafik",
  });
  const offers = await toOffers(client);
  expect(newest("drafts")).toBe(touch);
  expect(newest("quotes")).toBe(touch);
  // Whoever comes back by another way buys by that one.
  await client.fetch("/?utm_source=sosyal", fromElsewhere("https://baska.example/"));
  await startPayment(client, await buyPathOf(client, offers));
  expect(query("SELECT campaign FROM order_touches")).toEqual([
    { campaign: '{"utm_source":"sosyal"}' },
  ]);
  const message = {
    fullName: "Ali Veli",
    phone: "5321234567",
    email: "ali@ornek.example",
    message: "Merhaba, bir sorum var.",
    openDataAgreement: "on",
  };
  expect((await post(client, "/iletisim", message)).status).toBe(302);
  expect(newest("contact_messages")).toBe('{"utm_source":"sosyal"}');
  await until(
    async () =>
      query("SELECT sum(amount) AS n FROM campaign_days WHERE stage = 'landings'")[0]?.["n"],
    (n) => n === 2,
  );
  // One person is too few for a row of their own outside the office.
  expect(await reported("campaign")).toMatchObject({
    rows: [{ values: {} }],
    total: { landings: 2, begun: 1, proved: 1, quotes: 1, purchases: 1 },
    differences: {},
  });
  const html = await (
    await ayse.client.fetch("/ofis/kampanyalar?donem=bugun&satir=campaign")
  ).text();
  expect(html).toMatch(/<strong>kis-trafik<\/strong>[\s\S]*?<td>1<\/td><td>1<\/td>/);
  expect(html).toContain(campaignCopy.equal);
});

test("what a browser says of its campaign through the proxy does not count, its cookie does", async () => {
  const client = newBrowser();
  await client.fetch("/?utm_source=cerez");
  const body = {
    MesajTipi: "ARAMA",
    AdSoyad: "Ali Veli",
    Telefon: "5321234567",
    Campaign: { utm_source: "uydurma" },
  };
  const sent = await client.fetch("/api/proxy?endpoint=/api/musteri/iletisim", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(sent.status).toBe(200);
  expect(newest("contact_messages")).toBe('{"utm_source":"cerez"}');
});

test("whoever follows a search engine's link came by it", async () => {
  const client = newBrowser();
  await client.fetch("/", fromElsewhere("https://www.google.com.tr/"));
  expect(JSON.parse(decodeURIComponent(client.cookies.get("UTM_KEYS")!))).toEqual({
    utm_source: "google",
    utm_medium: "organic",
  });
  const other = newBrowser();
  await other.fetch("/", fromElsewhere("https://google.com.kotu.example/"));
  expect(other.cookies.has("UTM_KEYS")).toBe(false);
});

test("a page that is loaded anew, or read by a program, is no landing", async () => {
  const link = { source: "gazete", medium: "e-posta", campaign: "bir-kez", page: "/" };
  expect((await postTo(ayse.client, "/ofis/kampanyalar", link)).status).toBe(303);
  const landings = () =>
    query(
      "SELECT sum(amount) AS n FROM campaign_days WHERE stage = 'landings' AND campaign = 'bir-kez'",
    )[0]?.["n"];
  const { headers } = fromElsewhere();
  const land = (further: Record<string, string>) =>
    newBrowser().fetch("/?utm_source=gazete&utm_medium=e-posta&utm_campaign=bir-kez", {
      headers: { ...headers, ...further },
    });
  await land({ "Cache-Control": "max-age=0" });
  await land({ "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await land({ "User-Agent": "facebookexternalhit/1.1" });
  await land({ "User-Agent": "Mozilla/5.0 (Linux; Android 11; CUBOT X30) Chrome/142.0" });
  await expect.poll(landings).toBe(1);
});

test("days that are none are no download", async () => {
  const of = (days: string) => ayse.client.fetch(`/ofis/kampanyalar/csv?${days}`);
  expect((await of("ilk=01.11.2026&son=30.11.2026")).headers.get("Content-Type")).toMatch(/csv/);
  for (const days of ["ilk=31.02.2026&son=30.11.2026", "ilk=30.11.2026&son=01.11.2026"]) {
    const refused = await of(days);
    expect([refused.status, refused.headers.get("Content-Type")]).toEqual([
      422,
      expect.stringMatching(/html/),
    ]);
  }
});

/** From a link to a policy and a message to the office, with the cookie question answered on the way. */
async function toPolicyFrom(address: string, choice: Record<string, string>): Promise<void> {
  const [client, person] = [newBrowser(), makePerson()];
  await client.fetch(address, fromElsewhere());
  await postTo(client, "/cerez-tercihleri", choice);
  await client.fetch(address, fromElsewhere("https://gizliarama.example/"));
  await toCode(client, person);
  await post(client, quotePath, await codeFieldsOf(server.url, person));
  const buyPath = await buyPathOf(client, await quoted(client));
  const seen = (await readOutbox(server.url, person.phone)).length;
  const bank = await startPayment(client, buyPath);
  const code = await readCode(server.url, person.phone, seen);
  const ask = (at: string, init: RequestInit) => client.fetch(at, init);
  const { action, fields } = await approve("", bank, code, ask);
  const { pathname, search } = new URL(action);
  await post(client, pathname + search, fields);
  const message = {
    fullName: "Ali Veli",
    phone: person.phone,
    email: person.email,
    message: "Poliçemle ilgili bir sorum var.",
    openDataAgreement: "on",
  };
  expect((await post(client, "/iletisim", message)).status).toBe(302);
}

test("of a campaign that was refused nothing is kept anywhere, from quote to policy and message", async () => {
  const refused = ["gizlikaynak", "gizlitik", "gizlikelime", "gizliarama"];
  const allowed = ["acikkaynak", "aciktik", "acikkelime"];
  const addressOf = ([source, click, term]: readonly string[]) =>
    `/?utm_source=${source}&gclid=${click}&utm_term=${term}`;
  const policies = () => query("SELECT count(*) AS n FROM policies")[0]?.["n"] as number;
  const before = policies();
  await toPolicyFrom(addressOf(refused), { intent: "required" });
  expect(newest("quotes")).toBe('{"isRefused":true}');
  expect(newest("contact_messages")).toBe('{"isRefused":true}');
  // What is searched for is found where it was allowed.
  await toPolicyFrom(addressOf(allowed), { intent: "save", targeting: "on" });
  await expect.poll(policies).toBe(before + 2);
  const landings = await until(
    async () =>
      query("SELECT amount FROM campaign_days WHERE origin = 'refused' AND stage = 'landings'"),
    (rows) => rows.length === 1,
  );
  expect(landings).toEqual([{ amount: 1 }]);
  expect(foundInData(server.dataDirectory, [...refused, ...allowed])).toEqual(allowed);
  expect(server.log()).not.toMatch(new RegExp([...refused, ...allowed].join("|")));
});

test("the report fails where its sums are not the ledger's", async () => {
  const book = (kind: string, account: string, kurus: number) =>
    change(
      `INSERT INTO ledger_entries VALUES ('x:${kind}', 'x', '${kind}', '${account}', ${kurus}, 'x', ${Date.now()})`,
    );
  await book("change-refund", "card", -70_00);
  await book("change-premium", "insurer", 63_00);
  await book("change-commission", "commission", 7_00);
  await expect(reported("line")).rejects.toMatchObject({
    status: 1,
    stderr: ["premium-undone  70,00", "undone  7,00", "returned  70,00"]
      .map((sum) => `DIFFERENT  ${sum} TL less than in the ledger\n`)
      .join(""),
  });
  await change("DELETE FROM ledger_entries WHERE order_id = 'x'");
});

test("an account sees what it has rights for, and nobody takes them from themselves", async () => {
  const invite = await inviteToOffice(server, "pazarlama");
  const { response } = await setUpAccount(newBrowser(), "pazarlama", invite);
  expect(response.status).toBe(303);
  const give = async (
    { name, ...rights }: { readonly name: string } & Record<string, string>,
    by = ayse,
    seen?: string,
  ) =>
    postTo(by.client, "/ofis/hesaplar", {
      intent: "rights",
      name,
      seen: seen ?? (await rightsOf(name)),
      ...rights,
    });
  const rightsOf = async (name: string) =>
    new RegExp(
      `name="name" value="${name}"/><input type="hidden" name="seen" value="([^"]*)"`,
    ).exec(await ayse.read("/ofis/hesaplar"))?.[1] ?? "";
  expect((await give({ name: "pazarlama", campaigns: "on" })).headers.get("Location")).toContain(
    "sonuc=yetki",
  );
  expect((await give({ name: "ayse" })).headers.get("Location")).toContain("kendi-yetkisi");
  const office = await openOffice(server, "satis");
  const before = await rightsOf("satis");
  await give({ name: "satis", campaigns: "on" });
  // Who still looks at the page before gives nothing back that was taken.
  const stale = await give({ name: "satis", money: "on", campaigns: "on" }, ayse, before);
  expect(stale.headers.get("Location")).toContain("sonuc=degisti");
  const statusOf = async (path: string) => (await office.client.fetch(path)).status;
  expect(await statusOf("/ofis/kampanyalar")).toBe(200);
  expect(await statusOf("/ofis/kampanyalar/csv")).toBe(200);
  // What was typed with a right that is gone by then can be copied.
  const answer = "Poliçenizi sizin için inceledik.";
  const late = await postTo(office.client, "/ofis/kayit/YK-1", { intent: "answer", answer });
  expect([late.status, (await late.text()).includes(answer)]).toEqual([403, true]);
  for (const path of [
    "/ofis/siparisler",
    "/ofis/hesaplar",
    "/ofis/denetim",
    "/ofis/kodlar",
    "/ofis/numara",
  ]) {
    expect([path, await statusOf(path)]).toEqual([path, 403]);
  }
  const door = await office.client.fetch("/ofis", { redirect: "manual" });
  expect(door.headers.get("Location")).toBe("/ofis/kampanyalar");
  const html = await (await office.client.fetch("/ofis/kampanyalar")).text();
  expect(html).not.toContain("/ofis/denetim");
  expect(await ayse.read("/ofis/denetim")).toContain("satis: Kampanyalar");
  const status = await office.read("/ofis/durum");
  expect(status).toContain("sipariş");
  expect(status).not.toMatch(/\d TL/);
  expect(await ayse.read("/ofis/durum")).toMatch(/\d TL/);
  // Of two who take the right to manage accounts from each other at once, one keeps it.
  await give({ name: "satis", accounts: "on" });
  const seen = { ayse: officeRights.join(","), satis: "accounts" };
  const both = await Promise.all([
    give({ name: "satis" }, ayse, seen.satis),
    give({ name: "ayse", requests: "on", money: "on", campaigns: "on" }, office, seen.ayse),
  ]);
  const outcomes = both.map((one) => /sonuc=([\w-]+)/.exec(one.headers.get("Location") ?? "")?.[1]);
  expect(outcomes.filter((one) => one === "yetki")).toHaveLength(1);
  const managers = query("SELECT name FROM office_accounts WHERE rights LIKE '%accounts%'");
  expect(managers.map(({ name }) => name)).toEqual([outcomes[0] === "yetki" ? "ayse" : "satis"]);
  await change(`UPDATE office_accounts SET rights = '${seen.ayse}' WHERE name = 'ayse'`);
  await give({ name: "satis" });
  const nothing = await office.client.fetch("/ofis");
  expect([nothing.status, await nothing.text()]).toEqual([
    403,
    expect.not.stringContaining("/ofis/durum"),
  ]);
  expect((await postTo(office.client, "/ofis/cikis", {})).headers.get("Location")).toBe(
    "/ofis/giris?cikis=1",
  );
});

test("the first account has every right, later ones see to requests, and an invitation may say otherwise", async () => {
  const rightsOf = (name: string) =>
    query(`SELECT rights FROM office_accounts WHERE name = '${name}'`)[0]?.["rights"];
  await officeAccounts(server, "add", "yeni-gelen");
  expect(rightsOf("yeni-gelen")).toBe("requests");
  await officeAccounts(server, "add", "kasa", "--rights", "money,accounts");
  expect(rightsOf("kasa")).toBe("money,accounts");
  await officeAccounts(server, "add", "kasa");
  expect(rightsOf("kasa")).toBe("money,accounts");
  await expect(officeAccounts(server, "add", "kasa", "--rights", "hepsi")).rejects.toThrow(
    "--rights hepsi",
  );
});
