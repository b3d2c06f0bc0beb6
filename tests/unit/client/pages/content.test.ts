import { describe, expect, it } from "vitest";
import { nowOf } from "#client/later.server.ts";
import { loadContent } from "#client/pages/content/loader.server.ts";
import { loadHome } from "#client/pages/home/loader.server.ts";
import { loadNotFound } from "#client/pages/not-found/loader.server.ts";
import { loadProduct } from "#client/pages/product/loader.server.ts";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { getFirms } from "#shared/calls/reference/get-firms.ts";
import { getClientInfo } from "#shared/calls/reference/get-client-info.ts";
import { statusCodes } from "#shared/codes.ts";
import { href, quoteHref } from "#shared/routes.ts";
import { makeLoaderInput } from "./loader-input.ts";

const text = {
  postTitle: "Hasar Anında",
  postContent: '<h2 id="bir">Bir &amp; iki</h2><p>…</p>',
  description: "Kısa yazılar",
  keywords: "sigorta",
  version: "2026-11",
  questions: [{ question: "Soru?", answer: "Yanıt." }],
};
const data = { [getPage.path]: text };

describe("a content page", () => {
  it("shows its text with what search engines read", async () => {
    const { input, sent } = makeLoaderInput({ route: "claim", data });
    const answer = await loadContent(input);
    expect(sent[0]?.input).toEqual({ slug: "hasar-aninda" });
    expect(answer.data).toMatchObject({
      head: { title: "Hasar Anında | Yelkovan", description: "Kısa yazılar", isUnlisted: false },
      text: { now: { updated: "Kasım 2026", headings: [{ id: "bir", text: "Bir & iki" }] } },
    });
    const types = answer.data.head.structuredData?.map((item) => Reflect.get(item, "@type"));
    expect(types).toEqual(["BreadcrumbList", "FAQPage"]);
  });

  it("asks for a contract by its address and keeps it out of search engines", async () => {
    const slug = "on-bilgilendirme-formu";
    const path = href("contract", { slug });
    const { input, sent } = makeLoaderInput({ route: "contract", path, params: { slug }, data });
    expect((await loadContent(input)).data.head.isUnlisted).toBe(true);
    expect(sent[0]?.input).toEqual({ slug });
  });

  it("leads to the not-found page when there is no such text", async () => {
    const there = { [getClientInfo.path]: {} };
    const refused = { route: "claim", statusCode: statusCodes.notFound } as const;
    const { input } = makeLoaderInput({ ...refused, data: there });
    const thrown: unknown = await loadContent(input).catch((reason: unknown) => reason);
    expect((thrown as Response).headers.get("Location")).toBe(href("notFound"));
    // One that knows nothing of whatever it is asked denies no text.
    const { input: denied } = makeLoaderInput(refused);
    expect(await loadContent(denied)).toMatchObject({ init: { status: 503 } });
  });

  it("says so when the text cannot be had right now", async () => {
    const { input } = makeLoaderInput({ route: "claim" });
    expect(await loadContent(input)).toMatchObject({
      data: { text: { now: null } },
      init: { status: 503 },
    });
  });
});

describe("a product page", () => {
  it("starts a quote of a line that is quoted online", async () => {
    const { input } = makeLoaderInput({ route: "trafik", data });
    const start = nowOf((await loadProduct(input)).start);
    expect(start?.action).toBe(quoteHref("trafik"));
    expect(start?.fields.map(({ name }) => name)).toEqual(["plate", "nationalNumber"]);
  });

  it("stands without its text", async () => {
    const { input } = makeLoaderInput({ route: "konut" });
    expect(await loadProduct(input)).toMatchObject({
      text: { now: null },
      head: { title: "Konut Sigortası teklifi ve fiyatları | Yelkovan" },
    });
  });
});

describe("the home page", () => {
  it("names the insurers asked", async () => {
    const firms = [{ id: "ardic", name: "Ardıç Sigorta", phone: "0850 000 00 00", branches: [] }];
    const { input } = makeLoaderInput({
      route: "home",
      data: { ...data, [getFirms.path]: { firms } },
    });
    expect(await loadHome(input)).toMatchObject({
      lists: { now: { firms: [{ name: "Ardıç Sigorta" }], questions: text.questions } },
    });
  });

  it("begins quotes of several lines, those that are sold", async () => {
    const { input } = makeLoaderInput({ route: "home", data });
    const lists = nowOf((await loadHome(input)).lists);
    expect(lists?.starts.map(({ tab }) => tab)).toEqual(
      expect.arrayContaining(["Trafik", "Kasko", "DASK"]),
    );
  });

  it("stands while the back office is away", async () => {
    const { input } = makeLoaderInput({ route: "home" });
    const lists = nowOf((await loadHome(input)).lists);
    expect(lists).toMatchObject({ firms: [], questions: [] });
    expect(lists?.starts[0]?.fields).toHaveLength(2);
  });
});

it("the not-found page says so in its status", () => {
  const { input } = makeLoaderInput({ route: "notFound" });
  expect(loadNotFound(input).init).toEqual({ status: 404 });
});
