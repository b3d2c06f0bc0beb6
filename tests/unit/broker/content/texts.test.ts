import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { productOf } from "#shared/products/catalogue.ts";
import { drawnArticles } from "#client/illustrations/article-picture.tsx";
import { SiteSchema } from "#shared/site.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { lineIds } from "#shared/lines/registry.ts";
import { routeIds, routeOf, routes } from "#shared/routes.ts";
import { bareFigures, unvouchedFigures } from "#scripts/texts/bare-figures.ts";
import { editionFault, readEditions } from "#scripts/texts/editions.ts";
import { readText, readTexts, toContentPage } from "#scripts/texts/read-texts.ts";
import { fillPage, openNames } from "#worker/broker/content/fill.ts";
import { figureOn } from "#worker/broker/content/figures.ts";
import { informationFormOf } from "#worker/broker/content/information-form.ts";
import { findPage } from "#worker/broker/content/registry.ts";
import { cleanHtml } from "#worker/upstream/clean-answer.ts";

const day = "2026-11-22";
const site = v.parse(SiteSchema, {});
const texts = readTexts();
const pages = texts.filter(({ isAgreement }) => !isAgreement);
const agreements = texts.filter(({ isAgreement }) => isAgreement);
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const read = (text: (typeof texts)[number]) => fillPage(toContentPage(text), { site, day });
const everything = ({
  title,
  description,
  keywords,
  body,
  questions = [],
}: (typeof texts)[number]) =>
  [title, description, ...keywords, body]
    .concat(questions.flatMap(({ question, answer }) => [question, answer]))
    .join("\n");

const slugged = routeIds
  .map((id) => routeOf(id).slug)
  .filter((slug): slug is string => slug !== undefined);
const productSlugs = routeIds
  .filter((id) => routeOf(id).page === "product")
  .map((id) => routeOf(id).slug ?? "");

describe("the texts of the site", () => {
  // Specification 2.1, 2.3
  it.each(slugged)("there is a text for %s", (slug) => {
    const page = findPage(slug);
    expect(page?.title).toBeTruthy();
    expect(page?.html).toMatch(/^<(?:p|h2)/);
    expect(page?.version).toMatch(/^\d{4}-\d{2}/);
  });

  it.each(lineIds)("there is a form to be read before %s is bought", (id) =>
    expect(findPage(informationFormOf(id))?.html).toContain("<h2"),
  );

  it("knows no page of another name", () => {
    expect(findPage("yok")).toBeUndefined();
    expect(findPage("toString")).toBeUndefined();
  });

  it.each(texts.filter(({ term }) => term !== undefined).map((text) => [text.slug, text] as const))(
    "%s says what it means, an example and where it stands on offers",
    (_slug, { body }) => {
      expect(wordsOf(body)).toBeGreaterThanOrEqual(120);
      expect(wordsOf(body)).toBeLessThanOrEqual(300);
      expect([...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
        "Örnek",
        "Teklifte nerede yazar?",
      ]);
      expect(body).toMatch(/ TL/);
    },
  );

  it("names no text twice", () => {
    const slugs = texts.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(productSlugs)("%s says enough about its product", (slug) => {
    const page = pages.find((text) => text.slug === slug);
    expect(wordsOf(page?.body ?? "")).toBeGreaterThanOrEqual(250);
    expect(page?.body).toContain("## Neleri karşılar");
    expect(page?.body).toContain("## Neleri karşılamaz");
    expect(page?.questions?.length).toBeGreaterThanOrEqual(3);
  });

  it("says most about compulsory traffic insurance", () => {
    const lengths = pages
      .filter(({ slug }) => productSlugs.includes(slug))
      .toSorted((a, b) => wordsOf(everything(b)) - wordsOf(everything(a)));
    expect(lengths[0]?.slug).toBe(routes.trafik.slug);
  });
});

describe.each(texts)("$file", (text) => {
  it("leaves nothing open that neither the site nor a figure fills, today and at the turn of the year", () => {
    for (const on of [day, "2027-01-01"]) {
      const filled = fillPage(toContentPage(text), { site, day: on });
      expect(openNames(JSON.stringify(filled))).toEqual([]);
    }
  });

  it("has no figure of its own but those its sources vouch for", () =>
    expect(unvouchedFigures(text)).toEqual({ bare: [], idle: [] }));

  it("is set in Turkish typography, without shouting", () => {
    const words = everything(text);
    expect(words).not.toMatch(/[A-Za-zçğıöşüÇĞİÖŞÜ}]'/);
    expect(words).not.toContain("!");
    expect(words).not.toMatch(/\d ?%/);
    expect(words).not.toMatch(/\b(?:3-D|3DS)\b|\beposta|\be-mail|il \/ ilçe/i);
    expect(words).not.toMatch(/ (?:Komisyonu|Kurulu|Başkanlığı|Birliği|Kurumu)’/);
    expect(words.replace(/^\|.*$/gm, "")).not.toMatch(/ {2,}\S/);
  });

  it("has a description search engines show whole", () => {
    expect(read(text).description.length).toBeLessThanOrEqual(175);
    expect(read(text).description.length).toBeGreaterThan(40);
  });

  it("keeps its answers plain", () => {
    for (const { question, answer } of text.questions ?? []) {
      expect(question).toMatch(/\?$/);
      expect(answer).not.toMatch(/\*\*|\]\(|[<>]/);
    }
  });

  it("is made of what the edge lets through from elsewhere", async () =>
    expect(await cleanHtml(text.html)).toBe(text.html));
});

const articles = texts.filter(({ article }) => article !== undefined);

describe.each(articles)("the article $slug", (text) => {
  const linked = (kind: "route" | "article") =>
    [...text.body.matchAll(/\]\((route|article):([\w-]+)\)/g)]
      .filter(([, found]) => found === kind)
      .map(([, , name = ""]) => name);

  it("answers a question at length, with a table", () => {
    const prose = text.body
      .replace(/^[|\s:-]+$/gm, "")
      .replaceAll("|", " ")
      .replace(/\]\([^)]*\)/g, "]");
    const words = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(text.body).toMatch(/^Tablo: /m);
    expect(text.title).toContain("?");
  });

  it("is drawn", () => expect(drawnArticles).toContain(text.slug));

  it("leads on to a product and to two other articles", () => {
    const products = linked("route").filter((id) =>
      routeIds.some((known) => known === id && routeOf(known).page === "product"),
    );
    expect(products).not.toEqual([]);
    expect(new Set(linked("article")).size).toBeGreaterThanOrEqual(2);
  });
});

describe("the page for claims", () => {
  const page = pages.find(({ slug }) => slug === routes.claim.slug);

  it.each(lineIds)("says what to do and which papers %s needs", (id) => {
    const [, section = ""] = page?.html.split(`<h2 id="${productOf(id).claimCase}">`) ?? [];
    expect(section.split("<h2 ")[0]).toContain("<strong>Belgeler:</strong>");
  });
});

describe.each(agreements)("the agreement $slug", (text) => {
  it("has the words its version was recorded with", () =>
    expect(editionFault(text, readEditions())).toBeUndefined());

  it("cannot change them under the same version", () => {
    const changed = { ...text, html: text.html.replace("</p>", " değil</p>") };
    expect(editionFault(changed, readEditions())).toContain('give it a new "updated" day');
    const again = { ...changed, updated: "2099-01-01" };
    expect(editionFault(again, readEditions())).toContain("not recorded");
  });

  it("is of no day that is still to come", () =>
    expect(text.updated <= todayInIstanbul(Date.now())).toBe(true));

  it("has an edition of its own for each wording of a day", () => {
    const edition = String(Number(text.edition ?? 1) + 1);
    expect(editionFault({ ...text, edition }, readEditions())).toContain(
      `version ${text.updated}.${edition} is not recorded`,
    );
  });

  it("is the same text with other apostrophes and markup", () => {
    const html = text.html.replaceAll("’", "'").replaceAll("<p>", '<p id="x">');
    expect(editionFault({ ...text, html }, readEditions())).toBeUndefined();
  });

  it("goes by the figures of its version's day, whenever it is read", () => {
    const later = fillPage(toContentPage(text), { site, day: "2030-01-01" });
    expect(later).toEqual(read(text));
  });
});

describe("versions that consents are stored with", () => {
  it.each([
    ["confidentialityAgreement", "2026-11-01"],
    ["lightingContract", "2026-11-01"],
    ["cerezPolitikasi", "2026-11-21"],
    ["mesafeli-satis-sozlesmesi", "2026-11-21"],
    ["on-bilgilendirme-formu", "2026-11-21"],
    ["bilgilendirme-formu-trafik", "2026-11-21"],
    ["bilgilendirme-formu-telefon", "2026-11-21"],
    ["bilgilendirme-formu-dask", "2026-11-22"],
    ["bilgilendirme-formu-konut", "2026-11-22"],
  ])("%s of %s stays on record", (slug, version) =>
    expect(readEditions()[slug]?.[version]).toBeTruthy(),
  );
});

describe("a figure", () => {
  it.each([
    ["insurers.all", "on iki"],
    ["limits.trafik.materialPerVehicle", "400.000"],
    ["limits.trafik.perAccident.light-truck", "36.000.000"],
    ["ceilings.trafik.newest.month", "Şubat 2026"],
    ["ceilings.trafik.newest.34.4", "17.059"],
    ["ceilings.trafik.newest.34.0", "51.177"],
    ["ceilings.trafik.before.06.4", "14.731"],
    ["steps.trafik.0", "+%200"],
    ["steps.trafik.4", "değişmez"],
    ["steps.trafik.8", "−%50"],
    ["steps.trafik.pool.7", "−%30"],
    ["provinces.trafik.34", "%6"],
    ["loadings.trafik.electric", "%90"],
    ["fines.uninsured", "1.246"],
    ["inspection.exhaust", "460"],
    ["terms.telefon.lossDeductible", "%30"],
    ["earthquake.month", "Ocak 2026"],
    ["earthquake.cap", "2.095.462"],
    ["earthquake.minimum.7", "505"],
    ["earthquake.renewal", "−%20"],
    ["earthquake.example.rate", "‰2,51"],
    ["earthquake.example.premium", "2.481"],
    ["earthquake.example.renewed", "1.985"],
    ["loadings.konut.withDask", "%8"],
    ["toString", undefined],
    ["limits.trafik", undefined],
  ])("%s is %s", (name, value) => expect(figureOn(name, day)).toBe(value));

  it("is that of the day it is asked for", () => {
    expect(figureOn("limits.trafik.materialPerVehicle", "2025-06-01")).toBe("300.000");
    expect(figureOn("ceilings.trafik.newest.month", "2026-01-31")).toBe("Ocak 2026");
    expect(figureOn("limits.trafik.year", "2024-01-01")).toBeUndefined();
  });

  it.each([
    ["1.246 TL ve %18,95, 2026’da −%50", ["1.246", "%18,95", "2026", "−%50"]],
    ["30 avro, ‰2,51 ve 100 kuruş", ["30", "‰2,51", "100"]],
    ["{{fines.uninsured}} TL, 14 gün, 2918 sayılı Kanun, RG 16.06.2021", []],
  ])("bare in %j is found", (body, found) => {
    const [text] = texts;
    const plain = { ...text!, title: "", description: "", keywords: [], questions: [] };
    expect(bareFigures({ ...plain, body })).toEqual(found);
  });
});

const matter = `---
title: Deneme
description: En az kırk harflik bir açıklama cümlesi bu metne yeter.
keywords: [deneme]
written: 2026-11-01
updated: 2026-11-02
reviewed: 2026-11-03
validUntil: 2026-12-31
sources:
  - name: Deneme
---
`;
const make = (source: string) => readText("pages/deneme.md", source, false);

describe("front matter", () => {
  it("is read with the text below it", () =>
    expect(make(`${matter}\nMetin`)).toMatchObject({ slug: "deneme", html: "<p>Metin</p>" }));

  it.each([
    ["Metin", "front matter"],
    [matter.replace("title: Deneme\n", ""), "title"],
    [matter.replace("Deneme\n", "{{a}} b\n"), "pages/deneme.md"],
    [matter.replace("2026-11-02", "2 Kasım"), "updated"],
    [matter.replace("2026-11-02", "2026-10-02"), "updated"],
    [matter.replace("2026-11-03", "2026-11-01"), "reviewed"],
    [matter.replace("2026-12-31", "2026-11-01"), "validUntil"],
    [matter.replace("  - name: Deneme\n", "  []\n"), "sources"],
    [matter.replace("  - name: Deneme", "  - name: Deneme\n    url: yok"), "sources.0.url"],
    [matter.replace("written", "yazar: A\nwritten"), "yazar"],
    [matter.replace("sources", "questions: [{ question: A }]\nsources"), "questions.0.answer"],
  ])("that is wrong names the file and the field", (source, field) => {
    expect(() => make(source)).toThrow("pages/deneme.md");
    expect(() => make(source)).toThrow(field);
  });

  it("names the file of a text that cannot be turned into HTML", () =>
    expect(() => make(`${matter}\n[a](route:yok)`)).toThrow(
      "pages/deneme.md: no such route: route:yok",
    ));
});
