import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Recorder } from "#tests/contract/recorder.ts";
import { startRecorder } from "#tests/contract/recorder.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { openOffice } from "#tests/office.ts";
import { rawRequest, statusOf } from "#tests/raw-request.ts";
import { isWhole } from "#tests/share-of-cases.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import {
  buyPathOf,
  codeFieldsOf,
  makeVerified,
  post,
  quotePath,
  quoted,
  toCode,
} from "./quote-forms.ts";
import { makePerson } from "#tests/factories/person.ts";
import { answers, head, outside, portOf } from "./addresses-of-server.ts";
import { foreignAnswers, foreignContent } from "./foreign-content.ts";

describe("a site with every setting turned over", () => {
  let other: Recorder;
  let foreign: Recorder;
  let server: TestServer;
  beforeAll(async () => {
    other = await startRecorder();
    foreign = await startRecorder(foreignAnswers);
    server = await startServer({
      variables: {
        SITE_PAYMENTMETHOD: "1",
        PAYMENT_V2_API_URL: other.url,
        CONTENT_API_URL: foreign.url,
        HOST: "0.0.0.0",
        SITE_SOCKETACTIVE: "false",
        SITE_QUOTELIST: "true",
        SITE_REFERENCECODE: "true",
        INSURER_SETTINGS: '{"speed":0,"outages":{"lodos":"silent"}}',
      },
    });
  });
  afterAll(() => Promise.all([server?.close(), other?.close(), foreign?.close()]));

  foreignContent(() => server);

  // Specification 9.8, 9.11
  test("takes a reference code, keeps it with the quote, and sells through the first payment service", async () => {
    const { client } = await makeVerified(server.url);
    expect(await (await client.fetch(quotePath)).text()).toContain('name="referenceCode"');
    const bad = await post(client, quotePath, { intent: "next", referenceCode: "a" });
    expect(await bad.text()).toContain("Referans kodu 4 ile 30 karakter arasında olmalı");
    await post(client, quotePath, { intent: "save", referenceCode: "ylk-2026" });
    const offers = await quoted(client);
    const office = await openOffice(server);
    expect(await office.read("/ofis/kodlar")).toMatch(/YLK-2026[\s\S]*Zorunlu Trafik Sigortası/);
    const purchase = await client.fetch(await buyPathOf(client, offers));
    expect(purchase.status).toBe(200);
    expect(await purchase.text()).toContain("Kart");
    expect(other.recorded).toEqual([]);
  });

  // Specification 9.9
  test("sends the offers page off at once, whoever has not answered", async () => {
    const { client } = await makeVerified(server.url);
    const offers = await quoted(client);
    const begun = Date.now();
    const html = await (await client.fetch(offers)).text();
    expect(Date.now() - begun).toBeLessThan(4000);
    expect(html).toContain("Yanıt bekleniyor");
  });

  // Specification 9.10
  test("shows a member what they asked for before, and nobody else", async () => {
    const client = createEdgeClient(server.url);
    const demo = { phone: "5320000001", password: "Yelkenli-2026" };
    expect((await post(client, "/giris", demo)).status).toBe(302);
    const person = makePerson();
    await toCode(client, person);
    await post(client, quotePath, await codeFieldsOf(server.url, person));
    const first = await quoted(client);
    const second = await quoted(client, "", 1);
    const html = await (await client.fetch(second)).text();
    expect(html).toContain("Önceki teklifleriniz (1)");
    expect(html).toContain(`href="${first}"`);
    const stranger = await createEdgeClient(server.url).fetch(second);
    expect(await stranger.text()).not.toContain("Önceki teklifleriniz");
  });

  // Specification 2.12, 2.16
  test("names lines in addresses by their public names, older ones lead there for good", async () => {
    const client = createEdgeClient(server.url);
    const leads = {
      "/teklif-iste/dask": "/dask/async-teklif",
      "/teklif-iste/ds": "/dask/async-teklif",
    };
    for (const [from, to] of Object.entries(leads)) {
      const answer = await client.fetch(from);
      expect([answer.status, answer.headers.get("Location")]).toEqual([301, to]);
    }
    expect((await client.fetch("/teklif-iste/imm")).status).toBe(200);
    expect((await client.fetch("/teklif-iste/uzay")).headers.get("Location")).toBe("/404");
  });

  test("HOST opens the server to others, and says what that means", async () => {
    const port = portOf(server.url);
    expect(await Promise.all(outside.map((address) => answers(address, port)))).toEqual(
      outside.map(() => true),
    );
    expect(server.log()).toMatch(/HOST=0\.0\.0\.0: whoever reaches this computer .*\/dev\/outbox/s);
  });

  test("HOST opens it by its addresses only, and without the tools' doors", async () => {
    const of = async (host: string, path = "/healthz") =>
      statusOf(await rawRequest(server.url, head(path, host)));
    expect(await of("127.0.0.2")).toBe(200);
    expect(await of("evil.example")).toBe(421);
    expect(await of("127.0.0.2", "/cdn-cgi/local/explorer/")).toBe(404);
  });
});

/** Node runs the same words through the same cleaner (`tests/unit`); there it is looked at in a whole run. */
describe.runIf(isWhole)("on Node", () => {
  let other: Recorder;
  let server: TestServer;
  beforeAll(async () => {
    other = await startRecorder(foreignAnswers);
    server = await startServer({ runtime: "node", variables: { CONTENT_API_URL: other.url } });
  });
  afterAll(() => Promise.all([server?.close(), other?.close()]));

  foreignContent(() => server);
});
