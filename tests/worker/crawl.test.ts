// Every address of the sitemap, and the lists that lead to them, as a search engine reads them.
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { articlesHref } from "#shared/content/article-href.ts";
import { dataContentType, dataRequestHeader } from "#shared/data-request.ts";
import { defaultSocialImage } from "#shared/head.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { productIds } from "#shared/products/catalogue.ts";
import { isLineId } from "#shared/lines/registry.ts";
import { endpoints, href, productHref, quoteHref } from "#shared/routes.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { recordedExamples } from "#worker/broker/content/examples/price-examples.ts";
import { useSharedServer } from "#tests/desk.ts";
import { makePerson } from "#tests/factories/person.ts";
import { quotePath, toCode } from "./quote-forms.ts";

interface Page {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

let client: EdgeClient;
let origin = "";
let entries: { path: string; day: string | undefined }[] = [];
let crawled: Page[] = [];
const seen = new Map<string, Page>();

async function visit(path: string): Promise<Page> {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const answer = await client.fetch(path);
  const html = await answer.text();
  const page = {
    path,
    status: answer.status,
    html,
    ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)),
    links: [...html.matchAll(/<a [^>]*href="([/#][^"]*)"/g)].map(([, to = ""]) =>
      to.replaceAll("&amp;", "&"),
    ),
  };
  seen.set(path, page);
  return page;
}

/** The lists of articles by topic and page: each is an address of its own, though the sitemap names the first alone. */
const isList = (to: string) => to.startsWith(`${href("blog")}?`);

beforeAll(async () => {
  const server = await useSharedServer();
  origin = server.url;
  client = createEdgeClient(origin);
  const xml = await (await client.fetch(endpoints.sitemap)).text();
  entries = [
    ...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g),
  ].map(([, url = "", day]) => ({ path: url.slice(origin.length), day }));
  for (const { path } of entries) crawled.push(await visit(path));
  const lists = new Set((await visit(articlesHref())).links.filter(isList));
  for (const path of lists) crawled.push(await visit(path));
}, 60_000);

/** What is wrong, by page. */
const faults = (judge: (page: Page) => readonly string[]): string[] =>
  crawled.flatMap((page) => judge(page).map((fault) => `${page.path}: ${fault}`));
const only = (found: readonly string[]): string => (found.length === 1 ? (found[0] ?? "") : "");
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = ""]) => value);

describe("the sitemap", () => {
  test("names every product, tool, article and beginning of a quote once", () => {
    const paths = entries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThanOrEqual(65);
    for (const id of productIds) {
      expect(paths).toContain(productHref(id));
      expect(paths).toContain(quoteHref(id).replace(/\?.*/, ""));
    }
    expect(
      paths.filter((path) => path.startsWith(`${href("blog")}/`)).length,
    ).toBeGreaterThanOrEqual(20);
    expect(paths).not.toContain(href("search"));
  });

  test("says of every article when it was last changed", () => {
    const read = entries.filter(
      ({ path }) => path.startsWith(href("blog")) && path !== href("blog"),
    );
    for (const { day } of read) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

test("every page is there, has one heading, and may be found", () => {
  expect(
    faults(({ status, html }) => [
      ...(status === 200 ? [] : [String(status)]),
      ...(all(html, /<(h1)[ >]/g).length === 1 ? [] : ["not one h1"]),
      ...(/<meta name="robots"/.test(html) ? ["kept from search engines"] : []),
    ]),
  ).toEqual([]);
});

test.each([
  ["title", /<title[^>]*>([^<]+)<\/title>/g, 100],
  ["description", /<meta name="description" content="([^"]+)"/g, 220],
  ["keywords", /<meta name="keywords" content="([^"]+)"/g, 400],
] as const)("every page has one %s of its own", (_name, pattern, longest) => {
  const owners = new Map<string, string[]>();
  for (const { path, html } of crawled) {
    const value = only(all(html, pattern));
    owners.set(value, [...(owners.get(value) ?? []), path]);
  }
  expect([...owners].filter(([value, paths]) => value === "" || paths.length > 1)).toEqual([]);
  expect([...owners.keys()].filter(({ length }) => length > longest)).toEqual([]);
});

test("every page is known by its own address, and its picture is there", async () => {
  const pictures = new Set<string>();
  const wrong = faults(({ path, html }) => {
    const canonical = only(all(html, /<link rel="canonical" href="([^"]+)"/g));
    const picture = only(all(html, /<meta property="og:image" content="([^"]+)"/g));
    pictures.add(picture.replace(origin, ""));
    return canonical.replaceAll("&amp;", "&") === origin + path ? [] : [canonical];
  });
  expect(wrong).toEqual([]);
  for (const picture of [...pictures, defaultSocialImage]) {
    const answer = await client.fetch(picture);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    // The header of a PNG: width and height.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("a line that is sold shows examples of its prices with their day, and no other line does", async () => {
  const { day, lines } = recordedExamples;
  for (const id of productIds) {
    const { html } = await visit(productHref(id));
    const section = /<section aria-labelledby="ornek-fiyatlar">.*?<\/section>/s.exec(html)?.[0];
    if (!isLineId(id)) {
      expect(section).toBeUndefined();
      continue;
    }
    const words = section?.replace(/<!--.*?-->|<[^>]*>/g, "") ?? "";
    expect(words).toContain(formatDate(day));
    for (const { insured, prices, firms } of lines[id] ?? []) {
      expect(words).toContain(insured);
      for (const { lowestKurus, highestKurus } of prices) {
        expect(words).toContain(formatMoney(lowestKurus));
        expect(words).toContain(formatMoney(highestKurus));
      }
      for (const firm of firms) expect(words).toContain(firm);
    }
  }
});

test("every page is valid HTML", async () => {
  const rules = { root: true, elements: ["html5"], extends: ["html-validate:standard"] };
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const found: string[] = [];
  for (const { path, html } of crawled) {
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      found.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${path} ${selector}: ${ruleId}, ${message}`,
        ),
      );
    }
  }
  expect(found).toEqual([]);
  const { errorCount } = await validator.validateString("<!doctype html><p><div></p>", "wrong");
  expect(errorCount).toBeGreaterThan(0);
});

test("every page brings the icons it uses, and no others", () => {
  for (const { path, html } of crawled) {
    const used = new Set(all(html, /<use href="#([^"]+)/g));
    const brought = all(html, /<symbol id="([^"]+)/g);
    expect([path, brought.toSorted()]).toEqual([path, [...used].toSorted()]);
    expect(brought.length).toBeGreaterThan(3);
  }
});

test("every page is reached from the home page by links and forms", async () => {
  const reached = new Set<string>();
  const open = [href("home")];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const isCrawled = crawled.some((page) => page.path === path);
    if (!isCrawled) continue;
    const { links, html } = await visit(path);
    const forms = all(html, /<form [^>]*action="([^"#]+)/g);
    open.push(...[...links, ...forms].map((to) => to.split("#")[0] || path));
  }
  expect(crawled.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test("every page is there for scripts that ask for its data alone", async () => {
  const lost: string[] = [];
  for (const { path } of crawled) {
    const answer = await client.fetch(path, { headers: { [dataRequestHeader]: "1" } });
    const data = await answer.text();
    const isData = answer.headers.get("Content-Type") === dataContentType && data.includes("head");
    if (answer.status !== 200 || !isData) lost.push(`${path}: ${answer.status}`);
  }
  expect(lost).toEqual([]);
});

test("every link leads on to what there is, down to the anchor", async () => {
  const broken: string[] = [];
  for (const { path, links } of crawled) {
    for (const to of new Set(links)) {
      const [target = "", anchor = ""] = to.split("#");
      const { status, ids } = await visit(target === "" ? path : target);
      const isLost = anchor !== "" && status === 200 && !ids.has(anchor);
      if (status >= 400 || isLost) broken.push(`${path} → ${to}: ${status}`);
    }
  }
  expect(broken).toEqual([]);
}, 60_000);

test("an address with a slash at its end moves to the one without", async () => {
  for (const { path } of entries.filter((entry) => entry.path !== "/")) {
    const { status, headers } = await client.fetch(`${path}/?utm_source=x`);
    expect([status, headers.get("Location")]).toEqual([301, `${path}?utm_source=x`]);
  }
});

/** What Google's documentation asks of each type, and of those it has no page for what makes them of use. */
const required: Readonly<Record<string, readonly string[]>> = {
  InsuranceAgency: ["name", "address", "url", "telephone", "image", "openingHoursSpecification"],
  PostalAddress: ["streetAddress", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Article: ["headline", "image", "datePublished", "dateModified", "author"],
  Organization: ["name", "url"],
  DefinedTermSet: ["name", "url", "hasDefinedTerm"],
  DefinedTerm: ["name", "description", "url", "inDefinedTermSet"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What is missing of an object and of all within it; a type that is not in the table is one too many. */
function missing(value: Json): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(missing);
  const { "@type": type, ...properties } = value as Readonly<Record<string, Json>>;
  const wanted = required[String(type)];
  const empty = (wanted ?? []).filter((name) =>
    [undefined, null, ""].includes(properties[name] as never),
  );
  return [
    ...(wanted === undefined ? [`no type of ours: ${String(type)}`] : []),
    ...empty.map((name) => `${String(type)} without ${name}`),
    ...Object.values(properties).flatMap(missing),
  ];
}

test("structured data has what search engines ask for, and no offer without a price", () => {
  const types = new Set<string>();
  const wrong = faults(({ html }) => {
    const scripts = all(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
    const objects = scripts.map((text) => JSON.parse(text) as Json);
    for (const text of scripts) for (const type of all(text, /"@type":"(\w+)"/g)) types.add(type);
    const foreign = all(scripts.join(), /"(?:item|url|@id)":"([^"]+)"/g).filter(
      (address) => !address.startsWith(origin),
    );
    return [...objects.flatMap(missing), ...foreign.map((address) => `foreign ${address}`)];
  });
  expect(wrong).toEqual([]);
  expect([...types].toSorted()).toEqual(Object.keys(required).toSorted());
});

test("a quote that has begun is nobody's to find, nor kept anywhere", async () => {
  const visitor = createEdgeClient(origin);
  const noindex = '<meta name="robots" content="noindex"';
  expect(await (await visitor.fetch(quotePath)).text()).not.toContain(noindex);
  await toCode(visitor, makePerson());
  const begun = await visitor.fetch(quotePath);
  expect(await begun.text()).toContain(noindex);
  expect(begun.headers.get("Cache-Control")).toBe("private, no-store");
});
