import { describe, expect, it } from "vitest";
import { SiteSchema } from "#shared/site.ts";
import type { RouteId } from "#shared/routes.ts";
import { routeIds, routeOf, routes } from "#shared/routes.ts";
import { findPage, writtenPages } from "#worker/broker/content/registry.ts";

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const textOf = ({ body, questions = [] }: (typeof writtenPages)[number]) =>
  [body, ...questions.flatMap(({ question, answer }) => [question, answer])].join("\n");

const slugged = routeIds
  .map((id) => routeOf(id).slug)
  .filter((slug): slug is string => slug !== undefined);
const productSlugs = routeIds
  .filter((id) => routeOf(id).page === "product")
  .map((id) => routeOf(id).slug ?? "");

describe("content pages", () => {
  // Specification 2.1, 2.3
  it.each(slugged)("there is a text for %s", (slug) => {
    const page = findPage(slug);
    expect(page?.title).toBeTruthy();
    expect(page?.html).toMatch(/^<(?:p|h2)/);
    expect(page?.description.length).toBeGreaterThan(40);
    expect(page?.version).toMatch(/^\d{4}-\d{2}/);
  });

  it("knows no page of another name", () => {
    expect(findPage("yok")).toBeUndefined();
    expect(findPage("toString")).toBeUndefined();
  });

  it("names no page twice", () => {
    const slugs = writtenPages.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(productSlugs)("%s says enough about its product", (slug) => {
    const page = writtenPages.find((written) => written.slug === slug);
    expect(wordsOf(page?.body ?? "")).toBeGreaterThanOrEqual(250);
    expect(page?.body).toContain("## Neleri karşılar");
    expect(page?.body).toContain("## Neleri karşılamaz");
    expect(page?.questions?.length).toBeGreaterThanOrEqual(3);
  });

  it("says most about compulsory traffic insurance", () => {
    const lengths = productSlugs.map((slug) => {
      const page = writtenPages.find((written) => written.slug === slug);
      return { slug, words: wordsOf(page === undefined ? "" : textOf(page)) };
    });
    const longest = lengths.toSorted((a, b) => b.words - a.words)[0];
    expect(longest?.slug).toBe(routes.trafik.slug);
  });
});

describe.each(writtenPages)("the text of $slug", (page) => {
  const html = findPage(page.slug)?.html ?? "";

  it("links only to pages and headings that exist", () => {
    const targets = [...page.body.matchAll(/\]\((.+?)\)/g)].map(([, target = ""]) => target);
    for (const target of targets) {
      const [, route] = /^route:(\w+)$/.exec(target) ?? [];
      if (route !== undefined) expect(routeIds).toContain(route as RouteId);
      else expect(html).toContain(`id="${target.slice(1)}"`);
    }
  });

  it("asks only for site data that exists", () => {
    const names = [...page.body.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
    expect(Object.keys(SiteSchema.entries)).toEqual(expect.arrayContaining(names));
  });

  it("gives every table as many cells in each row as in its header, and a caption", () => {
    for (const block of page.body.split(/\n\s*\n/).filter((text) => text.startsWith("|"))) {
      const [caption, ...rows] = block.trim().split("\n");
      expect(caption).toMatch(/^\|= ./);
      const widths = rows.map((row) => row.split("|").length);
      expect(new Set(widths).size).toBe(1);
    }
  });

  it("is set in Turkish typography, without shouting", () => {
    const text = textOf(page);
    expect(text).not.toMatch(/[A-Za-zçğıöşüÇĞİÖŞÜ]'/);
    expect(text).not.toContain("!");
    expect(text).not.toMatch(/\d ?%/);
    expect(text).not.toMatch(/ {2,}\S/);
  });

  it("has a description search engines show whole", () => {
    expect(page.description.length).toBeLessThanOrEqual(175);
  });

  it("keeps its answers plain", () => {
    for (const { question, answer } of page.questions ?? []) {
      expect(question).toMatch(/\?$|ne demek\?$/);
      expect(answer).not.toMatch(/\*\*|\]\(/);
    }
  });
});
