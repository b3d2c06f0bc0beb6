import { productIds } from "#shared/products/catalogue.ts";
import { topicIds } from "#shared/content/topics.ts";
import * as v from "valibot";
import { parse } from "yaml";

const line = v.pipe(v.string(), v.trim(), v.minLength(1));
const day = v.pipe(line, v.isoDate("takvim günü değil (YYYY-AA-GG)"));

/** Where what a text says comes from, and which of its figures it vouches for, written as the text writes them. */
const SourceSchema = v.strictObject({
  name: line,
  /** When it was published or read, as exactly as that is known. */
  date: v.optional(v.pipe(line, v.regex(/^\d{4}(?:-\d{2}){0,2}$/))),
  url: v.optional(v.pipe(line, v.url())),
  figures: v.optional(v.array(line), []),
});

/** What an article has beside other texts. */
const ArticleSchema = v.strictObject({
  topic: v.picklist(topicIds),
  /** The line whose first question stands beside it. */
  line: v.picklist(productIds),
  /** Names of other articles, worth reading next. */
  related: v.pipe(v.array(line), v.minLength(2), v.maxLength(3)),
});

/** What the page of a term has beside other texts. */
const TermSchema = v.strictObject({
  /** The line whose first question stands beside it. */
  line: v.picklist(productIds),
  /** Other terms, by their anchors in the glossary. */
  related: v.pipe(v.array(line), v.minLength(2), v.maxLength(4)),
  /** Names of articles that go further. */
  articles: v.pipe(v.array(line), v.minLength(1), v.maxLength(3)),
});

/** What the author of a text says of it, above the text itself. Days are "YYYY-MM-DD". */
export const FrontMatterSchema = v.pipe(
  v.strictObject({
    title: line,
    /** As search engines show it. */
    description: v.pipe(line, v.minLength(40), v.maxLength(175)),
    keywords: v.pipe(v.array(line), v.minLength(1)),
    /** First published. */
    written: day,
    /** Last change of its wording. Of an agreement it is the version that consents are stored with. */
    updated: day,
    /** Of several wordings of one day, which: 2 and on; absent for the first. */
    edition: v.optional(v.pipe(line, v.regex(/^[2-9]$/))),
    /** Last held against its sources. */
    reviewed: day,
    /** Last day on which it may be shown without being reviewed again. */
    validUntil: day,
    sources: v.pipe(v.array(SourceSchema), v.minLength(1)),
    article: v.optional(ArticleSchema),
    term: v.optional(TermSchema),
    /** Of the glossary: terms known from everyday speech, which other texts do not link wherever they stand. */
    everyday: v.optional(v.array(line)),
    questions: v.optional(v.array(v.strictObject({ question: line, answer: line }))),
  }),
  v.forward(
    v.check(({ written, updated }) => written <= updated, "ilk yayımdan önce"),
    ["updated"],
  ),
  v.forward(
    v.check(({ updated, reviewed }) => updated <= reviewed, "son değişiklikten önce"),
    ["reviewed"],
  ),
  v.forward(
    v.check(({ reviewed, validUntil }) => reviewed <= validUntil, "gözden geçirmeden önce"),
    ["validUntil"],
  ),
);

export type FrontMatter = v.InferOutput<typeof FrontMatterSchema>;

const fence = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

function parsed(file: string, yaml: string): unknown {
  try {
    // Every scalar is text: a year is written like any other date.
    return parse(yaml, { schema: "failsafe" });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Parts a file into what stands above its text and the text. Throws with every wrong field named. */
export function readFrontMatter(
  file: string,
  source: string,
): { readonly matter: FrontMatter; readonly body: string } {
  const [, yaml, body = ""] = fence.exec(source) ?? [];
  if (yaml === undefined) throw new Error(`${file}: no front matter between two lines of ---`);
  const read = v.safeParse(FrontMatterSchema, parsed(file, yaml));
  if (read.success) return { matter: read.output, body };
  const faults = read.issues.map((issue) => `${v.getDotPath(issue) ?? "?"}: ${issue.message}`);
  throw new Error(`${file}: ${faults.join("; ")}`);
}
