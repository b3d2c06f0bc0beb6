import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { searchIndex } from "virtual:texts";
import { SiteSchema } from "#shared/site.ts";
import { makeSearchIndex } from "#worker/broker/content/search/search-index.ts";
import type { SearchDocument } from "#worker/broker/content/search/search-index.ts";
import { openSearch } from "#worker/broker/content/search/search.ts";
import { siteSearch } from "#worker/broker/content/search/site-search.ts";
import { isTypingError } from "#worker/broker/content/search/typing-error.ts";
import { meantWords, stemOf, wordsOf } from "#worker/broker/content/search/words.ts";
import { questions } from "./questions.ts";

const filling = { site: v.parse(SiteSchema, {}), day: "2026-11-22" };
const ask = (keyword: string) => siteSearch()(keyword, filling);
const paths = (keyword: string) => ask(keyword).hits.map(({ path }) => path);

describe("questions as people type them", () => {
  it("are two hundred at least", () => {
    expect(new Set(questions.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(questions)("%s leads to %s", (typed, path) => {
    expect(paths(typed).slice(0, 3)).toContain(path);
  });

  it.each([
    "tekne kaskosu",
    "işyeri sigortası",
    "xyzzy",
    "",
    " ",
    "!?",
    "a",
    "ne nasıl",
    "<script>",
  ])("%j finds nothing", (keyword) => expect(ask(keyword)).toEqual({ hits: [] }));
});

describe("words", () => {
  const stem = (word: string) => stemOf(wordsOf(word)[0]?.folded ?? "");

  it.each([
    [
      "sigorta",
      "sigortası",
      "sigortam",
      "sigortalar",
      "sigortalarınızın",
      "sigortalı",
      "SİGORTASINA",
    ],
    ["poliçe", "poliçem", "poliçeniz", "poliçesinden", "police", "POLİÇELER"],
    ["araç", "aracım", "araca", "aracınızı", "araçlar", "ARACI", "arac"],
    ["kasko", "kaskom", "kaskosu", "kaskodan", "KASKOYA"],
    ["muafiyet", "muafiyetli", "muafiyetsiz", "muafiyetin", "MUAFİYETİ"],
    ["köpek", "köpeğim", "köpekler", "kopegin"],
    ["hasar", "hasarı", "hasarlı", "hasarsız", "hasarın"],
    ["sağlık", "sağlığım", "sağlıklı", "SAĞLIKTA"],
    ["hastane", "hastaneler", "hastanede", "HASTANEYE", "hastanesinin"],
    ["hasarsızlık", "hasarsızlığım", "hasarsızlığı"],
    ["basamak", "basamağım", "basamağa"],
    ["ışık", "IŞIK", "isigi", "ışıkta"],
  ])("%s and its forms have one stem", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ["sağlık", "sağ"],
    ["hasarsızlık", "hasar"],
    ["basamak", "bastı"],
    ["hastane", "hastalık"],
  ])("%s is another word than %s", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each([
    ["trafik cezası değil gecikme", "trafik gecikme"],
    ["kasko değil trafik", "trafik"],
    ["poliçem geçerli değil", "policem gecerli degil"],
    ["değil", "degil"],
  ])("%s asks for %s", (typed, meant) => {
    expect(
      meantWords(typed)
        .map(({ folded }) => folded)
        .join(" "),
    ).toBe(meant);
  });

  it.each([
    ["muafyet", "muafiyet", true],
    ["sigrota", "sigorta", true],
    ["kaskoo", "kasko", true],
    ["kaskp", "kasko", true],
    ["kasko", "kasko", false],
    ["ksako", "kasko", true],
    ["ksaok", "kasko", false],
    ["dask", "kasko", false],
  ])("%s for %s is one typing error: %s", (typed, meant, isOne) => {
    expect(isTypingError(typed, meant)).toBe(isOne);
    expect(isTypingError(meant, typed)).toBe(isOne);
  });
});

describe("what was meant", () => {
  it("is told where a word was corrected, and where two were one", () => {
    expect(ask("muafyet").corrected).toBe("muafiyet");
    expect(ask("trafk sigortası").corrected).toBe("trafik sigortası");
    expect(ask("trafiksigortası").corrected).toMatch(/^trafik sigorta/);
    expect(ask("kasko")).not.toHaveProperty("corrected");
  });

  it.each([
    ["muafiyet", "Muafiyet"],
    ["muafiyet nedir", "Muafiyet"],
    ["muafyet ne demek", "Muafiyet"],
    ["primi", "Prim"],
    ["kasko fiyatları", undefined],
    ["sigorta", undefined],
  ])("%s asks for the term %s", (keyword, title) => {
    expect(ask(keyword).term?.title).toBe(title);
  });

  it("is no make and no province, unless a text has it", () => {
    expect(paths("lamborghini kasko")).toEqual([]);
    expect(paths("volvo kasko")).toEqual(paths("kasko"));
    expect(paths("bayburt konut sigortası")[0]).toBe("/konut-sigortasi");
  });
});

describe("a hit", () => {
  const marked = (keyword: string, title: string) => {
    const hit = ask(keyword).hits.find((each) => each.title === title);
    return hit?.titleMarks.map(({ from, to }) => hit.title.slice(from, to));
  };

  it("is marked as far as it was typed", () => {
    expect(marked("kas", "Kasko Sigortası")).toEqual(["Kas"]);
    expect(marked("muafiyetsiz", "Muafiyetli kasko kime uygun?")).toEqual(["Muafiyet"]);
    expect(marked("ISIKLI", "Işıklı İğde")).toBeUndefined();
    expect(marked("tss", "Tamamlayıcı Sağlık Sigortası")).toEqual(["Tamamlayıcı", "Sağlık"]);
  });

  it("is plain text with the firm's data and figures filled in", () => {
    for (const keyword of ["sigorta", "prim", "teminat", "hasar", "araç", "poliçe"]) {
      for (const { title, excerpt } of ask(keyword).hits) {
        expect(`${title} ${excerpt}`).not.toMatch(/<\w|\{\{|&\w+;/);
      }
    }
  });
});

describe("any documents", () => {
  const document = (change: Partial<SearchDocument>): SearchDocument => ({
    kind: "page",
    title: "Başlık",
    excerpt: "",
    body: "",
    keywords: "",
    path: "/x",
    ...change,
  });
  const search = (documents: readonly SearchDocument[], keyword: string) =>
    openSearch(makeSearchIndex(documents), [])(keyword, filling).hits;

  it("are found by their title first, then by what they are, then by what stands in them", () => {
    const filler = Array.from({ length: 20 }, (_, at) => document({ title: `Ayrı ${at}` }));
    const documents = [
      document({ title: "D", body: "muafiyet ".repeat(5) }),
      document({ title: "C", excerpt: "muafiyet" }),
      document({ title: "Muafiyet B", kind: "question" }),
      document({ title: "Muafiyet Z", kind: "product" }),
      ...filler,
    ];
    expect(search(documents, "muafiyet").map(({ title }) => title)).toEqual([
      "Muafiyet Z",
      "Muafiyet B",
      "C",
      "D",
    ]);
  });

  it("are found by what people say instead, after those that say it themselves", () => {
    const filler = Array.from({ length: 20 }, (_, at) => document({ title: `Ayrı ${at}` }));
    const documents = [
      document({ title: "Araç sigortası" }),
      document({ title: "Araba sigortası" }),
      ...filler,
    ];
    expect(search(documents, "araba").map(({ title }) => title)).toEqual([
      "Araba sigortası",
      "Araç sigortası",
    ]);
  });

  it("take anything that can be typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (keyword, body) => {
        for (const { title, titleMarks } of search([document({ title: body, body })], keyword)) {
          for (const { from, to } of titleMarks) {
            expect(from).toBeLessThan(to);
            expect(to).toBeLessThanOrEqual(title.length);
          }
        }
      }),
    );
  });
});

it("the index is small", () => {
  expect(brotliCompressSync(JSON.stringify(searchIndex)).length).toBeLessThanOrEqual(60 * 1024);
});
