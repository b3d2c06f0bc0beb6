import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ArticleFacts, ContentPage, TermFacts } from "#worker/broker/content/page.ts";
import { articleSlug } from "#shared/content/article-href.ts";
import type { GlossaryTerm } from "#shared/content/read-terms.ts";
import { readTerms } from "#shared/content/read-terms.ts";
import { termAnchor, termHref, termSlug } from "#shared/content/term-href.ts";
import { routes } from "#shared/routes.ts";
import { informationFormOf } from "#worker/broker/content/information-form.ts";
import { searchDocuments } from "#worker/broker/content/search/documents.ts";
import { makeSearchIndex } from "#worker/broker/content/search/search-index.ts";
import type { FrontMatter } from "./front-matter.ts";
import { readFrontMatter } from "./front-matter.ts";
import { linkTerms, termsOf } from "./link-terms.ts";
import { renderMarkdown } from "./markdown.ts";

/** A text as its file has it. */
export interface Text extends FrontMatter {
  /** From the root of the project. */
  readonly file: string;
  /** Name under which it is asked for. */
  readonly slug: string;
  /** Whether people consent to it, so that consents are stored with its version. */
  readonly isAgreement: boolean;
  /** Markdown. */
  readonly body: string;
  /** With `{{name}}` of site data and figures still open. */
  readonly html: string;
}

const root = path.resolve(import.meta.dirname, "../..");
const content = "worker/broker/content";
const articleFolder = "articles";
const termFolder = "terms";

/** Files that are texts of one kind. */
export interface TextPlace {
  /** From the root of the project, with `*`. */
  readonly pattern: string;
  readonly isAgreement: boolean;
}

/** Where texts stand: pages of the site, agreements, and the information form of each line beside its tariff. */
const sitePlaces: readonly TextPlace[] = [
  { pattern: `${content}/pages/*.md`, isAgreement: false },
  { pattern: `${content}/${articleFolder}/*.md`, isAgreement: false },
  { pattern: `${content}/${termFolder}/*.md`, isAgreement: false },
  { pattern: `${content}/agreements/*.md`, isAgreement: true },
  { pattern: "worker/broker/lines/*/information.md", isAgreement: true },
];

const slugOf = (file: string): string => {
  const { dir, name } = path.parse(file);
  if (name === "information") return informationFormOf(path.basename(dir));
  const folder = path.basename(dir);
  if (folder === articleFolder) return articleSlug(name);
  return folder === termFolder ? termSlug(name) : name;
};

/** Reads one text. Throws with the file's name and what is wrong in it. */
export function readText(file: string, source: string, isAgreement: boolean): Text {
  const { matter, body } = readFrontMatter(file, source);
  const folder = path.basename(path.dirname(file));
  const own = [
    ["article", articleFolder],
    ["term", termFolder],
  ] as const;
  for (const [field, place] of own) {
    if ((folder === place) !== (matter[field] !== undefined))
      throw new Error(`${file}: "${field}" belongs to ${content}/${place}, and is needed there`);
  }
  try {
    return { ...matter, file, slug: slugOf(file), isAgreement, body, html: renderMarkdown(body) };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Files of texts, from the root, in the order of their places. */
const filesOf = (others: readonly TextPlace[]) =>
  [...sitePlaces, ...others].flatMap(({ pattern, isAgreement }) =>
    globSync(pattern, { cwd: root })
      .toSorted()
      .map((file) => ({ file, isAgreement })),
  );

/** Every text of the site and of other places, by file. */
export const readTexts = (others: readonly TextPlace[] = []): Text[] =>
  filesOf(others).map(({ file, isAgreement }) =>
    readText(file, readFileSync(path.join(root, file), "utf8"), isAgreement),
  );

/** Which wording an agreement has: its day, and which of that day where there were several. */
export const editionOf = ({ updated, edition }: Pick<Text, "updated" | "edition">): string =>
  edition === undefined ? updated : `${updated}.${edition}`;

/** An agreement's version is its edition, a page's the month that visitors are told. */
export const versionOf = (text: Text): string =>
  text.isAgreement ? editionOf(text) : text.updated.slice(0, "YYYY-MM".length);

const wordsAMinute = 200;

function articleOf({ article, written, reviewed, sources, body }: Text): ArticleFacts | undefined {
  if (article === undefined) return undefined;
  const shown = sources.map(({ name, date, url }) => ({
    name,
    ...(date === undefined ? {} : { date }),
    ...(url === undefined ? {} : { url }),
  }));
  const minutes = Math.max(1, Math.round(body.split(/\s+/).length / wordsAMinute));
  const related = article.related.map(articleSlug);
  return { ...article, related, written, reviewed, minutes, sources: shown };
}

/** A glossary whose terms lead to their own pages, where they have one. */
const withTermPages = (html: string, slugs: ReadonlySet<string>): string =>
  html.replace(/<h3 id="([^"]+)">([^<]+)<\/h3>/g, (heading, id: string, name: string) =>
    slugs.has(termSlug(id)) ? `<h3 id="${id}"><a href="${termHref(id)}">${name}</a></h3>` : heading,
  );

/** What the page of a term has beside its text. Throws for a term that the glossary does not explain. */
function termOf({ slug, term }: Text, terms: readonly GlossaryTerm[]): TermFacts | undefined {
  if (term === undefined) return undefined;
  const known = (name: string): GlossaryTerm => {
    const found = terms.find(({ id }) => termSlug(id) === name);
    if (found === undefined) throw new Error(`${slug}: the glossary has no ${name}`);
    return found;
  };
  const { name, definition } = known(slug);
  const related = term.related.map((id) => {
    const other = known(termSlug(id));
    return { name: other.name, path: other.page ?? termAnchor(id) };
  });
  return { name, definition, line: term.line, related, articles: term.articles.map(articleSlug) };
}

/** A text as it is served, without what it takes from others. */
export function toContentPage(text: Text): ContentPage {
  const { title, description, keywords, html, questions, isAgreement, updated } = text;
  const article = articleOf(text);
  return {
    title,
    description,
    keywords: keywords.join(", "),
    version: versionOf(text),
    html,
    updated,
    ...(article === undefined ? {} : { article }),
    ...(questions === undefined ? {} : { questions }),
    ...(isAgreement ? { figuresOf: updated } : {}),
  };
}

export const textsId = "virtual:texts";

const articleLink = /<a href="\/blog\/([a-z\d-]+)"/g;
const termLink = /<a href="(\/sozluk#[a-z\d-]+)"/g;

/** The module `virtual:texts`: every text by its slug, as it is served, and the index they are searched by. */
export function textsModule(others: readonly TextPlace[] = []): string {
  const written = readTexts(others);
  const slugs = new Set(written.map(({ slug }) => slug));
  const glossaryText = written.find(({ slug }) => slug === routes.glossary.slug);
  const glossary = withTermPages(glossaryText?.html ?? "", slugs);
  const explained = readTerms(glossary);
  const texts = written.map((text): readonly [string, ContentPage] => {
    const term = termOf(text, explained);
    const page = { ...toContentPage(text), ...(term === undefined ? {} : { term }) };
    return [text.slug, text.slug === routes.glossary.slug ? { ...page, html: glossary } : page];
  });
  const anchors = new Set(explained.map(({ id }) => termAnchor(id)));
  for (const [slug, { article, term, html }] of texts) {
    const linked = [...html.matchAll(articleLink)].map(([, name = ""]) => articleSlug(name));
    const named = [...(article?.related ?? []), ...(term?.articles ?? []), ...linked];
    const astray = [...html.matchAll(termLink)].find(([, to = ""]) => !anchors.has(to));
    if (astray !== undefined) throw new Error(`${slug}: no term at ${astray[1]}`);
    const lost = named.find((other) => other === slug || !slugs.has(other));
    if (lost !== undefined) throw new Error(`${slug}: no other text ${lost}`);
  }
  const terms = termsOf(glossary, glossaryText?.everyday);
  const served = texts.map(([slug, page]): [string, ContentPage] => {
    if (page.article === undefined && page.term === undefined) return [slug, page];
    const linked = terms.filter(({ address }) => address !== `/${slug}`);
    return [slug, { ...page, html: linkTerms(page.html, linked) }];
  });
  const all = Object.fromEntries(served);
  const index = makeSearchIndex(searchDocuments(all));
  return `export const texts = ${JSON.stringify(all)};\nexport const searchIndex = ${JSON.stringify(index)};`;
}

/** Absolute paths of the files the module is made of. */
export const textFiles = (others: readonly TextPlace[] = []): string[] =>
  filesOf(others).map(({ file }) => path.join(root, file));
