import { beforeAll, describe, expect, test } from "vitest";
import { searchHref } from "#client/search/results.ts";
import { searchSite } from "#shared/calls/reference/search-site.ts";
import { endpoints, href } from "#shared/routes.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const ask = async (path: string) => {
  const answer = await fetch(server.url + path, { redirect: "manual" });
  return { answer, html: await answer.text() };
};
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const linksIn = (html: string) =>
  [...mainOf(html).matchAll(/href="([^"]+)"/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&"));

describe("the page of results", () => {
  test("works as a form without scripts, marks what was asked and leads to it", async () => {
    const { answer, html } = await ask(searchHref("kasko"));
    expect(answer.status).toBe(200);
    expect(heading(html)).toMatch(/^“kasko” için \d+ sonuç$/);
    expect(html).toMatch(/<form[^>]* action="\/ara"/);
    expect(html).toContain("<mark>Kasko</mark>");
    expect(linksIn(html)).toContain("/kasko-sigortasi");
    expect(linksIn(html)).toContain(searchHref("kasko", "article"));
  });

  test("says what it looked for instead of a word with a typing error", async () => {
    const { html } = await ask(searchHref("muafyet"));
    expect(heading(html)).toMatch(/^“muafiyet” için/);
    expect(html).toContain("“muafyet” yazdınız");
    expect(html).toContain('id="kisa-yanit"');
    expect(linksIn(html)).toContain(`${href("glossary")}/muafiyet`);
  });

  test("shows one kind where it is asked for, and all of it", async () => {
    const { html } = await ask(searchHref("kasko", "article"));
    const found = linksIn(html).filter((to) => to.startsWith(`${href("blog")}/`));
    expect(new Set(found).size).toBeGreaterThan(3);
    expect(linksIn(html)).not.toContain("/kasko-sigortasi");
  });

  test("leads on where nothing is found", async () => {
    const { answer, html } = await ask(searchHref("tekne kaskosu"));
    expect(answer.status).toBe(200);
    expect(heading(html)).toBe("“tekne kaskosu” için sonuç yok");
    for (const to of [href("contact"), "/kasko-sigortasi", searchHref("cayma hakkı")])
      expect(linksIn(html)).toContain(to);
  });

  test("begins with a field where nothing is asked", async () => {
    const { answer, html } = await ask(href("search"));
    expect(answer.status).toBe(200);
    expect(heading(html)).toBe("Sitede arama");
  });

  test("is kept from search engines, caches and the addresses of others", async () => {
    const { answer, html } = await ask(searchHref("kasko"));
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).toContain(`<link rel="canonical" href="${server.url}${href("search")}"`);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect((await ask(endpoints.sitemap)).html).not.toContain(`${href("search")}<`);
  });

  test.each([
    "?q=%00%ff",
    `?q=${"a".repeat(5000)}`,
    "?q=%3Cscript%3Ealert(1)%3C/script%3E",
    "?q=kasko&tur=yok",
    "?q=kasko&q=dask&tur=yazi",
    "?q=%F0%9F%98%80%F0%9F%98%80",
  ])("takes %s", async (query) => {
    const { answer, html } = await ask(href("search") + query);
    expect(answer.status).toBe(200);
    expect(html).not.toContain("<script>alert");
  });
});

test("the header leads to it on every page, without scripts too", async () => {
  for (const path of [href("home"), href("blog"), href("trafikQuote"), href("login")]) {
    const { html } = await ask(path);
    const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    expect(header).toMatch(/<a [^>]*href="\/ara"[^>]*aria-label="Sitede arayın"/);
  }
});

test("every result stands where it says", async () => {
  const client = createEdgeClient(server.url);
  const { answer } = await client.call(searchSite, { keyword: "sigorta" });
  const results = [answer.Data?.["Results"]].flat() as { Path: string }[];
  expect(results.length).toBeGreaterThan(40);
  const pages = new Map<string, string>();
  const lost: string[] = [];
  for (const { Path } of results) {
    const [path = "", anchor = ""] = Path.split("#");
    const html = pages.get(path) ?? (await ask(path)).html;
    pages.set(path, html);
    const isThere = anchor === "" || html.includes(`id="${anchor}"`);
    if (heading(html) === undefined || !isThere) lost.push(Path);
  }
  expect(lost).toEqual([]);
});
