import { beforeAll, describe, expect, test } from "vitest";
import { telHref } from "#client/frame/tel-href.ts";
import { claimHref } from "#shared/content/claim-href.ts";
import { articlesHref } from "#shared/content/article-href.ts";
import { questionGroupAnchor } from "#shared/content/question-anchor.ts";
import { termAnchor, termHref } from "#shared/content/term-href.ts";
import { productIds, productOf } from "#shared/products/catalogue.ts";
import { endpoints, href, productPageOf } from "#shared/routes.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const article = href("article", { article: "dask-hesabi" });
const ask = (path: string) => fetch(server.url + path, { redirect: "manual" });
const read = async (path: string) => (await ask(path)).text();
const linkedArticles = (html: string) =>
  new Set([...html.matchAll(/href="(\/blog\/[a-z\d-]+)"/g)].map(([, path]) => path));
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = ""]): Record<string, unknown>[] => [JSON.parse(json)].flat(),
  );
const ofType = (html: string, type: string) =>
  structured(html).find((each) => each["@type"] === type);

describe("the list of articles", () => {
  test("is told in pages, and by topic", async () => {
    const first = linkedArticles(await read(articlesHref()));
    const second = linkedArticles(await read(articlesHref(undefined, 2)));
    expect(first.size).toBe(12);
    expect(second.size).toBeGreaterThanOrEqual(8);
    expect([...first].filter((path) => second.has(path))).toEqual([]);
    const home = linkedArticles(await read(articlesHref("ev")));
    expect(home).toContain(article);
    expect(home.size).toBeLessThan(12);
  });

  test.each(["?konu=yok", "?sayfa=99", "?sayfa=0", "?sayfa=a"])(
    "%s leads to what there is",
    async (query) => {
      const answer = await ask(href("blog") + query);
      expect(answer.status).toBe(302);
      expect(answer.headers.get("Location")).toBe(href("blog"));
    },
  );
});

describe("an article", () => {
  test("has one title, what search engines ask for, and the feed", async () => {
    const html = await read(article);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`type="application/rss+xml"`);
    expect(ofType(html, "Article")).toMatchObject({
      headline: expect.stringContaining("DASK"),
      description: expect.any(String),
      image: expect.stringMatching(/^http/),
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      author: { "@type": "Organization" },
      mainEntityOfPage: server.url + article,
    });
  });

  test("that nobody wrote is not found", async () => {
    const answer = await ask(href("article", { article: "yok" }));
    expect(answer.headers.get("Location")).toBe(href("notFound"));
  });
});

const termLinks = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/sozluk\/[a-z\d-]+)"/g)].map(([, path = ""]) => path)),
];

describe("a term with a page of its own", () => {
  test("is defined as the glossary defines it, for search engines too", async () => {
    const path = termHref("muafiyet");
    const html = await read(path);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const term = ofType(html, "DefinedTerm");
    expect(term).toMatchObject({
      name: "Muafiyet",
      url: server.url + path,
      inDefinedTermSet: server.url + href("glossary"),
    });
    const definition = String(term?.["description"]);
    expect(html).toContain(`${definition}</p>`);
    expect(await read(href("glossary"))).toContain(`<p>${definition}</p>`);
    expect(ofType(html, "BreadcrumbList")).toBeDefined();
  });

  test("is reached from the glossary, the sitemap and articles", async () => {
    const listed = termLinks(await read(href("glossary")));
    expect(listed).toHaveLength(25);
    const sitemap = await read(endpoints.sitemap);
    for (const path of listed) {
      expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d{2}-\\d{2}<`));
    }
    expect(termLinks(await read(article))).toContain(termHref("sigorta-bedeli"));
  });

  test("leads to other terms, articles and the quote, never to itself", async () => {
    const path = termHref("eksik-sigorta");
    const html = await read(path);
    expect(html).toContain(`href="${termHref("sigorta-bedeli")}"`);
    expect(html).toContain(`href="${termAnchor("askin-sigorta")}"`);
    expect(linkedArticles(html).size).toBeGreaterThanOrEqual(2);
    expect(html).toContain('id="teklif"');
    expect(termLinks(html)).not.toContain(path);
  });

  test.each(["yok", "acente"])("%s has none", async (name) => {
    const answer = await ask(termHref(name));
    expect(answer.headers.get("Location")).toBe(href("notFound"));
  });
});

test("the glossary tells search engines its terms", async () => {
  const set = ofType(await read(href("glossary")), "DefinedTermSet");
  expect(set).toMatchObject({ url: server.url + href("glossary") });
  const terms = [set?.["hasDefinedTerm"]].flat();
  expect(terms.length).toBeGreaterThanOrEqual(80);
  expect(terms[0]).toMatchObject({ "@type": "DefinedTerm", name: "Acente" });
});

test("the questions of every product stand with their answers under its name, none twice", async () => {
  const html = await read(href("faq"));
  const groups = new Set(
    [...html.matchAll(/href="#(sorular-[a-z\d-]+)"/g)].map(([, id = ""]) => id),
  );
  const products = productIds.filter((id) => productPageOf(id) !== undefined);
  for (const id of products) expect(groups).toContain(questionGroupAnchor(productOf(id).name));
  for (const id of groups) expect(html).toContain(`<h2 id="${id}"`);
  const asked = [...html.matchAll(/<summary[^>]*>([^<]+)</g)].map(([, question]) => question);
  expect(asked.length).toBeGreaterThan(products.length * 3);
  expect(new Set(asked).size).toBe(asked.length);
});

test("the page for claims says the phone of each insurer, and only of the one that is chosen", async () => {
  const whole = await read(href("claim"));
  expect(whole).not.toContain(telHref(insurerProfiles[0]!.phone));
  for (const { name, phone } of insurerProfiles) {
    const html = await read(claimHref(name));
    expect(html).toContain(`href="${telHref(phone)}"`);
    for (const other of insurerProfiles.filter((profile) => profile.name !== name)) {
      expect(html).not.toContain(telHref(other.phone));
    }
  }
  expect(await read(`${href("claim")}?sirket=yok`)).toContain("Listede bu adla bir şirket yok");
  expect(whole).not.toContain("Listede bu adla bir şirket yok");
});

test("the feed is well-formed, with the newest first", async () => {
  const answer = await ask(endpoints.feed);
  expect(answer.headers.get("Content-Type")).toContain("application/rss+xml");
  const xml = await answer.text();
  const open: string[] = [];
  for (const [, close, name = "", alone] of xml.matchAll(/<(\/?)([a-z:A-Z]+)[^>]*?(\/?)>/g)) {
    if (close === "/") expect(open.pop()).toBe(name);
    else if (alone !== "/") open.push(name);
  }
  expect(open).toEqual([]);
  const days = [...xml.matchAll(/<pubDate>([^<]+)</g)].map(([, day = ""]) => Date.parse(day));
  expect(days.length).toBeGreaterThanOrEqual(20);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  // Nothing is out before it is written: the first moment of a day, as it is in Istanbul.
  for (const day of days) {
    expect(day).toBeLessThanOrEqual(Date.now());
    expect(new Date(day).toISOString()).toMatch(/T21:00:00/);
  }
});
