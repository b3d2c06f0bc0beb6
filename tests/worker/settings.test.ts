import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#shared/calls/registry.ts";
import { getFirms } from "#shared/calls/reference/get-firms.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { listCountries } from "#shared/calls/reference/list-countries.ts";
import { listFirms } from "#shared/calls/reference/list-firms.ts";
import { listPhoneBrands } from "#shared/calls/reference/list-phone-brands.ts";
import { listRequestStatuses } from "#shared/calls/support/list-request-statuses.ts";
import { listRequestTypes } from "#shared/calls/support/list-request-types.ts";
import { services } from "#shared/calls/call.ts";
import type { Recorder } from "#tests/contract/recorder.ts";
import { startRecorder } from "#tests/contract/recorder.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { openOffice } from "#tests/office.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { serviceVariables } from "#worker/env.ts";
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

describe("a site with every setting turned over", () => {
  let other: Recorder;
  let server: TestServer;
  beforeAll(async () => {
    other = await startRecorder();
    server = await startServer({
      variables: {
        SITE_PAYMENTMETHOD: "1",
        PAYMENT_V2_API_URL: other.url,
        SITE_SOCKETACTIVE: "false",
        SITE_QUOTELIST: "true",
        SITE_REFERENCECODE: "true",
        INSURER_SETTINGS: '{"speed":0,"outages":{"lodos":"silent"}}',
      },
    });
  });
  afterAll(() => Promise.all([server?.close(), other?.close()]));

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
    const second = await quoted(client);
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
});

// Specification 7.6
describe("an edge and its upstreams", () => {
  let recorder: Recorder;
  let server: TestServer;
  beforeAll(async () => {
    recorder = await startRecorder();
    const addresses = services.map((service) => [serviceVariables[service], recorder.url]);
    server = await startServer({ variables: Object.fromEntries(addresses), isReady: false });
  });
  afterAll(() => Promise.all([server?.close(), recorder?.close()]));

  const atStart = [
    listCities,
    listCountries,
    listRequestTypes,
    listRequestStatuses,
    getFirms,
    listFirms,
    listPhoneBrands,
    listCounties,
  ].map(({ path }) => path);

  // Specification 3.26
  test("a fresh edge asks for the reference lists after its first page, and once only", async () => {
    const asked = (path: string) => recorder.recorded.filter((seen) => seen.path === path).length;
    expect(asked(listCountries.path)).toBe(0);
    const client = createEdgeClient(server.url);
    expect((await client.fetch("/404")).status).toBe(404);
    await expect.poll(() => atStart.filter((path) => asked(path) === 0)).toEqual([]);
    await expect.poll(() => asked(listCounties.path)).toBe(3);
    // What the first of them began would have come by the end of the others.
    for (let more = 0; more < 5; more++) await client.fetch("/404");
    expect(asked(listCountries.path)).toBe(1);
  });

  test.each([
    ["a JSON call without the flag", calls.listOffers, "2", undefined, "isJson=true"],
    ["a JSON call as a form", calls.listOffers, "2", "false", "isJson=true"],
    ["a form call as JSON", calls.listCities, "", "true", "isJson=false"],
    ["a flag that is none", calls.listCities, "", "1", "true veya false"],
  ] as const)("%s is refused", async (_name, call, baseurl, isJson, told) => {
    const query = new URLSearchParams({
      endpoint: call.path,
      baseurl,
      ...(isJson === undefined ? {} : { isJson }),
    });
    const { status, answer } = await createEdgeClient(server.url).raw(query.toString(), "{}");
    expect([status, answer.Success, answer.StatusCode]).toEqual([400, false, 400]);
    expect(answer.Message).toContain(told);
  });

  test("a form call needs no flag", async () => {
    const query = new URLSearchParams({ endpoint: calls.listCountries.path });
    const { status } = await createEdgeClient(server.url).raw(query.toString(), "{}");
    expect(status).toBe(404);
    expect(recorder.recorded.at(-1)?.path).toBe(calls.listCountries.path);
  });
});
