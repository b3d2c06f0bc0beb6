import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { SiteSchema } from "#shared/site.ts";
import { searchDocuments } from "#worker/broker/content/search-documents.ts";
import { search } from "#worker/broker/content/search.ts";
import type { SearchDocument } from "#worker/broker/content/search.ts";

const document = (change: Partial<SearchDocument>): SearchDocument => ({
  kind: "page",
  title: "Başlık",
  description: "",
  body: "",
  path: "/x",
  ...change,
});
const titles = (documents: readonly SearchDocument[], keyword: string) =>
  search(documents, keyword, 20).map(({ title }) => title);

describe("search", () => {
  const islak = document({ title: "Işıklı İğde Çiçeği", body: "Öğüt üstüne söz" });

  it.each([
    "ışıklı",
    "isikli",
    "IŞIKLI",
    "ISIKLI",
    "iğde",
    "İĞDE",
    "igde",
    "cicegi",
    "ogut ustune",
  ])("finds by %s, with Turkish letters or without", (keyword) =>
    expect(titles([islak], keyword)).toEqual([islak.title]),
  );

  it.each(["şık", "", " ", "a", "!?", "ığde çiçeği yok", "<script>"])(
    "finds nothing by %j",
    (keyword) => {
      expect(titles([islak], keyword)).toEqual([]);
    },
  );

  it("finds words by their beginning", () => {
    const page = document({ title: "Kaskonun kapsamı" });
    expect(titles([page], "kasko kap")).toEqual([page.title]);
    expect(titles([page], "asko")).toEqual([]);
  });

  it("puts title before description before body, then products before pages before questions", () => {
    const documents = [
      document({ title: "D", body: "muafiyet" }),
      document({ title: "C", description: "muafiyet" }),
      document({ title: "Muafiyet B", kind: "question" }),
      document({ title: "Muafiyet A", kind: "page" }),
      document({ title: "Muafiyet Z", kind: "product" }),
    ];
    expect(titles(documents, "muafiyet")).toEqual([
      "Muafiyet Z",
      "Muafiyet A",
      "Muafiyet B",
      "C",
      "D",
    ]);
  });

  it("shows the stretch around what was found, cut between words", () => {
    const body = `${"önce ".repeat(30)}aranan söz ${"sonra ".repeat(60)}`.trim();
    const [result] = search([document({ body })], "aranan", 20);
    expect(result?.excerpt).toMatch(/^… önce .*aranan söz .*sonra …$/);
    expect(result?.excerpt.length).toBeLessThan(170);
    const [short] = search([document({ description: "Kısa açıklama" })], "baslik", 20);
    expect(short?.excerpt).toBe("Kısa açıklama");
  });

  it("gives at most as many as asked for", () => {
    const many = Array.from({ length: 30 }, (_, index) => document({ title: `Sigorta ${index}` }));
    expect(search(many, "sigorta", 20)).toHaveLength(20);
  });

  it("takes anything that can be typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (keyword, body) => {
        expect(search([document({ body })], keyword, 5).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("what can be searched", () => {
  const documents = searchDocuments({ site: v.parse(SiteSchema, {}), day: "2026-11-22" });
  const first = (keyword: string) => search(documents, keyword, 20)[0];

  it("is plain text with the firm's data filled in", () => {
    for (const { title, description, body } of documents) {
      expect(`${title} ${description} ${body}`).not.toMatch(/<\w|\{\{|&\w+;/);
    }
  });

  it.each([
    ["kasko", "product", "/kasko-sigortasi"],
    ["trafik sigortasi", "product", "/zorunlu-trafik-sigortasi"],
    ["DEPREM", "product", "/zorunlu-deprem-sigortasi"],
    ["yeşil kart", "product", "/teklif-iste/yesilkart"],
    ["mtv", "page", "/hizli-erisim/mtv-borcu"],
    ["teklif bağlantısını başkasıyla", "question", "/sss"],
  ])("answers %s with a %s at %s", (keyword, kind, path) => {
    expect(first(keyword)).toMatchObject({ kind, path });
  });
});
