import { describe, expect, it } from "vitest";
import { linkTerms, termsOf } from "#scripts/texts/link-terms.ts";
import { readTexts } from "#scripts/texts/read-texts.ts";

const glossary = readTexts().find(({ slug }) => slug === "sozluk");
const heading = (name: string, id: string) => `<h3 id="${id}">${name}</h3><p>Tanım.</p>`;
const terms = termsOf(
  ["Prim,prim", "Basamak,basamak", "Hasar,hasar", "Hasarsızlık indirimi,hasarsizlik-indirimi"]
    .concat("SBM,sbm", "İptal,iptal")
    .map((each) => heading(each.split(",")[0] ?? "", each.split(",")[1] ?? ""))
    .join(""),
);
const link = (id: string, word: string) => `<a class="term" href="/sozluk#${id}">${word}</a>`;

describe("terms in running words", () => {
  it.each([
    ["<p>Yıllık primi ödeyin.</p>", `<p>Yıllık ${link("prim", "primi")} ödeyin.</p>`],
    ["<p>Prim ve prim.</p>", `<p>${link("prim", "Prim")} ve prim.</p>`],
    ["<p>Basamağınız düşer.</p>", `<p>${link("basamak", "Basamağınız")} düşer.</p>`],
    ["<li>İptalde</li>", `<li>${link("iptal", "İptalde")}</li>`],
    ["<p>SBM’de</p>", `<p>${link("sbm", "SBM")}’de</p>`],
    [
      "<p>Hasarsızlık indirimini</p>",
      `<p>${link("hasarsizlik-indirimi", "Hasarsızlık indirimini")}</p>`,
    ],
  ])("%s becomes %s", (html, linked) => expect(linkTerms(html, terms)).toBe(linked));

  it.each([
    "<h2>Prim</h2>",
    "<table><tr><td>Prim</td></tr></table>",
    '<p><a href="/x">prim</a></p>',
    "<p>primitif, hasarsız, sbm</p>",
    "<p>{{prim.a}}</p>",
  ])("%s stays as it is", (html) => expect(linkTerms(html, terms)).toBe(html));
});

describe("the glossary", () => {
  const headings = [...(glossary?.html ?? "").matchAll(/<h([23]) id="([^"]+)">/g)];

  it("explains eighty terms or more, each in one sentence", () => {
    expect(termsOf(glossary?.html ?? "").length).toBeGreaterThanOrEqual(80);
    const definitions = [...(glossary?.html ?? "").matchAll(/<\/h3><p>(.*?)<\/p>/g)];
    expect(definitions).toHaveLength(headings.filter(([, depth]) => depth === "3").length);
    for (const [, definition = ""] of definitions)
      expect(definition).toMatch(/^(?:[^.]|\.(?=\d))+\.$/);
  });

  it("leads to every letter", () => {
    const letters = headings.filter(([, depth]) => depth === "2").map(([, , id]) => `#${id}`);
    const jumps = [...(glossary?.html ?? "").matchAll(/href="(#[^"]+)"/g)].map(([, to]) => to);
    expect(jumps).toEqual(letters);
  });

  it("has its terms in the order of the alphabet", () => {
    const names = [...(glossary?.html ?? "").matchAll(/<h3 [^>]*>([^<]+)</g)].map(
      ([, name = ""]) => name,
    );
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
  });
});
