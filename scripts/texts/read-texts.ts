import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ArticleFacts, ContentPage } from "#worker/broker/content/page.ts";
import { articleSlug } from "#shared/content/article-href.ts";
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
  { pattern: `${content}/agreements/*.md`, isAgreement: true },
  { pattern: "worker/broker/lines/*/information.md", isAgreement: true },
];

const slugOf = (file: string): string => {
  const { dir, name } = path.parse(file);
  if (name === "information") return informationFormOf(path.basename(dir));
  return path.basename(dir) === articleFolder ? articleSlug(name) : name;
};

/** Reads one text. Throws with the file's name and what is wrong in it. */
export function readText(file: string, source: string, isAgreement: boolean): Text {
  const { matter, body } = readFrontMatter(file, source);
  const isArticle = path.basename(path.dirname(file)) === articleFolder;
  if (isArticle !== (matter.article !== undefined)) {
    throw new Error(
      `${file}: "article" belongs to ${content}/${articleFolder}, and is needed there`,
    );
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

/** A text as it is served. */
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

/** The module `virtual:texts`: every text by its slug, as it is served, and the index they are searched by. */
export function textsModule(others: readonly TextPlace[] = []): string {
  const texts = readTexts(others).map((text) => [text.slug, toContentPage(text)] as const);
  const slugs = new Set(texts.map(([slug]) => slug));
  for (const [slug, { article, html }] of texts) {
    const linked = [...html.matchAll(articleLink)].map(([, name = ""]) => articleSlug(name));
    const named = [...(article?.related ?? []), ...linked];
    const lost = named.find((other) => other === slug || !slugs.has(other));
    if (lost !== undefined) throw new Error(`${slug}: no other text ${lost}`);
  }
  const glossary = texts.find(([slug]) => slug === routes.glossary.slug)?.[1];
  const terms = termsOf(glossary?.html ?? "");
  const served = texts.map(([slug, page]): [string, ContentPage] => [
    slug,
    page.article === undefined ? page : { ...page, html: linkTerms(page.html, terms) },
  ]);
  const all = Object.fromEntries(served);
  const index = makeSearchIndex(searchDocuments(all));
  return `export const texts = ${JSON.stringify(all)};\nexport const searchIndex = ${JSON.stringify(index)};`;
}

/** Absolute paths of the files the module is made of. */
export const textFiles = (others: readonly TextPlace[] = []): string[] =>
  filesOf(others).map(({ file }) => path.join(root, file));
