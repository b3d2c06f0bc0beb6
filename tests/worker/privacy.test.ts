import { seenIn, ticks } from "#tests/purchase-form.ts";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { searchSite } from "#shared/calls/reference/search-site.ts";
import { searchQuery } from "#shared/content/search-kinds.ts";
import { href, quoteEndpoint, routes } from "#shared/routes.ts";
import { toolPdfHref } from "#shared/tools/tool-href.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import { foundIn, foundInAddresses, secretsOf } from "#tests/personal-data.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { toCode } from "./quote-forms.ts";

const cardNumber = "5528790000000008";
const cardHolder = "Haldun Kartalcan";
const cardCvc = "739";
const paymentEmail = "gizli.odeme@ornek.example";
const documentNumber = "373221";
const quotePath = href("trafikQuote");

let server: TestServer;
let owner: EdgeClient;
const person = makePerson({ email: "gizli.kisi@ornek.example", plate: "06GZL417" });
/** Every address the visitor was sent to, and every answer they read. */
const addresses: string[] = [];
const pages: string[] = [];
let offersPath = "";
let buyPath = "";

async function read(response: Response): Promise<string> {
  const location = response.headers.get("Location");
  if (location !== null) addresses.push(location);
  const text = await response.text();
  pages.push(text);
  return text;
}

async function post(address: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return owner.fetch(address, { method: "POST", body });
}

async function toOffers(): Promise<void> {
  const { nationalNumber, phone, email, plate } = person;
  const consents = { privacyPolicy: "on", openDataAgreement: "on" };
  await read(
    await post(quotePath, { intent: "next", nationalNumber, phone, email, plate, ...consents }),
  );
  await read(await owner.fetch(quotePath));
  await read(await post(quotePath, { intent: "code", smsCode: "000001" }));
  const smsCode = await readCode(server.url, phone);
  await read(await post(quotePath, { intent: "code", smsCode }));
  await read(await owner.fetch(quotePath));
  const policyStart = formatDate(todayInIstanbul(Date.now()));
  await read(
    await post(quotePath, { intent: "next", document: `FP${documentNumber}`, policyStart }),
  );
  await read(await owner.fetch(quotePath));
  const asked = await post(quotePath, { intent: "quote" });
  offersPath = asked.headers.get("Location") ?? "";
  await read(asked);
}

/** What is drafted of an accident is posted with everything the drivers are known by, and asked of a tool's address beside it. */
async function draftReport(): Promise<void> {
  const { nationalNumber, phone, plate } = person;
  const page = href("accidentReport");
  const report = { date: "20.11.2026", place: cardHolder, situation: "crossing" };
  const driver = { aNumber: nationalNumber, aPhone: phone, aPlate: plate, aName: cardHolder };
  for (const address of [page, toolPdfHref(page)]) {
    const answer = await post(address, { ...report, ...driver });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  const asked = await owner.fetch(href("vehicleTax", {}, { kind: plate, modelYear: phone }));
  await asked.text();
  // An address that cannot be decoded leads to none, and is not written into the log.
  const broken = await owner.fetch(`${href("blog")}/${phone}%E0%A4%A`);
  expect([broken.status, broken.headers.get("Location")]).toEqual([302, href("notFound")]);
}

async function toPolicy(): Promise<void> {
  const offers = await read(await owner.fetch(offersPath));
  buyPath = /href="(\/teklif\/[^"]+\/satin-al\/[^"]+)"/.exec(offers)?.[1] ?? "";
  const review = await read(await owner.fetch(buyPath));
  const card = { cardNumber, cardHolder, cardExpiry: "12/30", cardCvc };
  const fields = { intent: "pay", ...seenIn(review), instalmentCount: "1", paymentEmail };
  const started = await post(buyPath, { ...fields, ...ticks, ...card });
  const bank = started.headers.get("Location") ?? "";
  await read(started);
  const code = /class="code">(\d{6})</.exec(await (await owner.fetch(bank)).text())?.[1] ?? "";
  const left = await (await post(bank, { action: "approve", code })).text();
  const back = Object.fromEntries(
    [...left.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
  await read(await post("/odeme/donus", back));
  await read(await owner.fetch(`${offersPath}/siparis`));
  await untilIssued();
}

async function untilIssued(): Promise<void> {
  const address = quoteEndpoint("policyPdf", offersPath.split("/")[2] ?? "");
  for (let tries = 0; tries < 100; tries++) {
    const { status, body } = await owner.fetch(address);
    await body?.cancel();
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("No policy was issued.");
}

beforeAll(async () => {
  // On Node the edge's log and the back office's both go to the server's output.
  server = await startServer({ runtime: "node" });
  owner = createEdgeClient(server.url);
  await draftReport();
  await toOffers();
  await toPolicy();
});
afterAll(() => server.close());

const secrets = secretsOf({
  people: [person, { ...person, email: paymentEmail }],
  cardNumbers: [cardNumber],
  cardHolder,
  cardCvc,
});

const found = (text: string) => foundIn(text, secrets);

test("the journey went all the way", () => {
  expect(addresses.some((address) => address.endsWith("/siparis"))).toBe(true);
  expect(found(pages.join("\n"))).toContain("T.C. kimlik no");
});

test("no address holds anything personal", () => {
  expect(foundInAddresses(addresses, secrets)).toEqual([]);
});

test("the server's log holds nothing personal, no quote's address and no credential", async () => {
  const log = server.log();
  expect(log).toContain('"event":"request"');
  expect(found(log)).toEqual([]);
  expect(log).not.toContain(offersPath.split("/")[2]);
  const local = JSON.parse(
    await readFile(path.join(server.dataDirectory, "secrets.json"), "utf8"),
  ) as Record<string, string>;
  const answers = pages.join("\n");
  for (const secret of Object.values(local)) {
    expect(log).not.toContain(secret);
    expect(answers).not.toContain(secret);
  }
});

test("what is searched for is in no log, whichever way it is asked", async () => {
  const keyword = "bobrektasi";
  const visitor = createEdgeClient(server.url);
  const query = { [searchQuery.keyword]: keyword };
  const answers = [
    await visitor.fetch(`${href("search", {}, query)}&utm_source=x`),
    await visitor.fetch(href("search", {}, query), { headers: { "X-Page-Data": "1" } }),
    await visitor.fetch(`${href("search")}/?${new URLSearchParams(query)}`),
  ];
  for (const answer of answers) await answer.text();
  expect((await visitor.call(searchSite, { keyword })).status).toBe(200);
  expect(server.log()).toContain(`"route":"${routes.search.path}"`);
  expect(server.log()).not.toContain(keyword);
  expect([...visitor.cookies.values()].join()).not.toContain(keyword);
});

test("no card number comes back in a page", () => {
  expect(pages.join("\n")).not.toContain(cardNumber);
});

test("a bought quote leaves nothing typed behind for whoever uses the browser next", async () => {
  const page = await (await owner.fetch(quotePath)).text();
  for (const typed of [person.phone, person.nationalNumber, paymentEmail]) {
    expect(page).not.toContain(typed);
  }
});

test("pages of one visitor are kept in no cache", async () => {
  const typing = createEdgeClient(server.url);
  await toCode(typing, makePerson());
  for (const [visitor, address] of [
    [typing, quotePath],
    [owner, offersPath],
    [owner, buyPath],
    [owner, `${offersPath}/siparis`],
  ] as const) {
    const response = await visitor.fetch(address);
    await response.text();
    if (response.status === 200) {
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    }
  }
});

describe("a stranger who holds the link", () => {
  test("sees the offers and nothing personal, as page and as data", async () => {
    const stranger = createEdgeClient(server.url);
    for (const headers of [{}, { "X-Page-Data": "1" }]) {
      const sold = `${offersPath}/siparis/metin/ihtiyac-beyani`;
      for (const address of [offersPath, buyPath, `${offersPath}/siparis`, sold]) {
        const response = await stranger.fetch(address, { headers });
        expect(found(await response.text())).toEqual([]);
      }
    }
    const live = await stranger.fetch(quoteEndpoint("offerStream", offersPath.split("/")[2]!));
    expect(found(await live.text())).toEqual([]);
  });

  test("gets no policy, pays nothing and sends no link", async () => {
    const stranger = createEdgeClient(server.url);
    const link = offersPath.split("/")[2]!;
    const policy = await stranger.fetch(quoteEndpoint("policyPdf", link));
    expect([policy.status, policy.headers.get("Location")]).toEqual([302, `${offersPath}/siparis`]);
    const own = await owner.fetch(quoteEndpoint("policyPdf", link));
    expect(own.headers.get("Content-Type")).toBe("application/pdf");
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    const texts = await stranger.fetch(quoteEndpoint("saleDocumentsPdf", link));
    expect([texts.status, texts.headers.get("Location")]).toEqual([302, `${offersPath}/siparis`]);
    const kept = await owner.fetch(`${offersPath}/siparis/metin/ihtiyac-beyani`);
    expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining("SHA-256")]);
    const none = await owner.fetch(`${offersPath}/siparis/metin/vekaletname`);
    expect(none.headers.get("Location")).toBe(href("notFound"));
    const asked = await stranger.fetch(buyPath, {
      method: "POST",
      body: new URLSearchParams({ intent: "access" }),
      headers: { "X-Page-Data": "1" },
    });
    expect(found(await asked.text())).toEqual([]);
  });

  test("reads no draft of somebody else", async () => {
    const stranger = createEdgeClient(server.url);
    expect(found(await (await stranger.fetch(quotePath)).text())).toEqual([]);
    const thief = createEdgeClient(server.url);
    thief.cookies.set("__Host-session", owner.cookies.get("__Host-session")!);
    expect(found(await (await thief.fetch(quotePath)).text())).toEqual([]);
  });
});

test("a link with one changed character leads nowhere", async () => {
  const [, , link = ""] = offersPath.split("/");
  const last = link.at(-1) === "A" ? "B" : "A";
  for (const forged of [link.slice(0, -1) + last, link.slice(0, -1), `${link}A`, `${link}.x`]) {
    const response = await owner.fetch(`/teklif/${forged}`);
    expect(response.headers.get("Location")).toBe("/404?aranan=teklif");
  }
});
