import { describe, expect, it, test } from "vitest";
import { readTerms } from "#shared/content/read-terms.ts";
import { linkTerms, termsOf } from "#scripts/texts/link-terms.ts";
import { readTexts } from "#scripts/texts/read-texts.ts";

const glossary = readTexts().find(({ slug }) => slug === "sozluk");
const heading = (name: string, id: string) => `<h3 id="${id}">${name}</h3><p>Tanım.</p>`;
const terms = termsOf(
  ["Rücu,rucu", "Provizyon,provizyon", "Hasar,hasar", "Hasarsızlık indirimi,hasarsizlik-indirimi"]
    .concat("SBM,sbm", "İkame araç,ikame-arac", "Basamaklık,basamaklik")
    .map((each) => heading(each.split(",")[0] ?? "", each.split(",")[1] ?? ""))
    .join(""),
  ["hasar"],
);
const link = (id: string, word: string) => `<a class="term" href="/sozluk#${id}">${word}</a>`;

describe("terms in running words", () => {
  it.each([
    ["<p>Önce rücuyu sorun.</p>", `<p>Önce ${link("rucu", "rücuyu")} sorun.</p>`],
    ["<p>Rücu ve rücu.</p>", `<p>${link("rucu", "Rücu")} ve rücu.</p>`],
    ["<p>Basamaklığınız.</p>", `<p>${link("basamaklik", "Basamaklığınız")}.</p>`],
    ["<li>İkame araçlar</li>", `<li>${link("ikame-arac", "İkame araçlar")}</li>`],
    ["<p>SBM’de</p>", `<p>${link("sbm", "SBM")}’de</p>`],
    [
      "<p>Hasarsızlık indirimini</p>",
      `<p>${link("hasarsizlik-indirimi", "Hasarsızlık indirimini")}</p>`,
    ],
  ])("%s becomes %s", (html, linked) => expect(linkTerms(html, terms)).toBe(linked));

  it.each([
    "<h2>Rücu</h2>",
    "<table><tr><td>Rücu</td></tr></table>",
    '<p><a href="/x">rücu</a></p>',
    "<p>rücusuz, sbm</p>",
    "<p>{{provizyon.a}}</p>",
    "<p>Hasar ödenir.</p>",
  ])("%s stays as it is", (html) => expect(linkTerms(html, terms)).toBe(html));
});

test("a term that has a page of its own is linked to it", () => {
  const [paged] = termsOf('<h3 id="rucu"><a href="/sozluk/rucu">Rücu</a></h3><p>Tanım.</p>');
  expect(paged?.address).toBe("/sozluk/rucu");
});

describe("the glossary", () => {
  const headings = [...(glossary?.html ?? "").matchAll(/<h([23]) id="([^"]+)">/g)];

  it("explains eighty terms or more, each in one sentence", () => {
    expect(readTerms(glossary?.html ?? "").length).toBeGreaterThanOrEqual(80);
    const definitions = [...(glossary?.html ?? "").matchAll(/<\/h3><p>(.*?)<\/p>/g)];
    expect(definitions).toHaveLength(headings.filter(([, depth]) => depth === "3").length);
    for (const [, definition = ""] of definitions)
      expect(definition).toMatch(/^(?:[^.]|\.(?=\d))+\.$/);
  });

  it("explains every term that is not linked", () => {
    const ids = headings.map(([, , id]) => id);
    expect(glossary?.everyday?.filter((id) => !ids.includes(id))).toEqual([]);
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
