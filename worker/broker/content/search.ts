import { foldTurkish } from "#shared/format/turkish-case.ts";

export interface SearchDocument {
  readonly kind: "product" | "page" | "question";
  readonly title: string;
  readonly description: string;
  /** Plain text. */
  readonly body: string;
  readonly path: string;
}

export interface SearchResult extends Pick<SearchDocument, "kind" | "title" | "path"> {
  /** Plain text around what was found. */
  readonly excerpt: string;
}

const excerptLength = 160;
const leadLength = 40;
const shortestWord = 2;
const weights = { title: 100, description: 10, body: 1 } as const;
const kinds: readonly SearchDocument["kind"][] = ["product", "page", "question"];

type Field = keyof typeof weights;

/**
 * Text without case, accents and punctuation, with a space in front: a word begins where a space and its first letter
 * are found. Folding keeps the length of everything our texts are written with, so places are those of the original.
 */
const searchable = (text: string): string => ` ${foldTurkish(text).replace(/[^a-z0-9]/g, " ")}`;

const wordsOf = (keyword: string): string[] =>
  searchable(keyword)
    .split(" ")
    .filter((word) => word.length >= shortestWord);

interface Hit {
  readonly document: SearchDocument;
  readonly score: number;
  /** Where the first word stands in the body; -1 when it is not there. */
  readonly position: number;
}

/** Every word must begin some word of the document; each counts where it weighs most. */
function find(document: SearchDocument, words: readonly string[]): Hit | undefined {
  const fields = Object.keys(weights) as Field[];
  const texts = fields.map((field) => ({ field, text: searchable(document[field]) }));
  const scores = words.map((word) => {
    const found = texts.find(({ text }) => text.includes(` ${word}`));
    return found === undefined ? 0 : weights[found.field];
  });
  if (scores.includes(0)) return undefined;
  const score = scores.reduce<number>((sum, each) => sum + each, 0);
  const position = searchable(document.body).indexOf(` ${words[0]}`);
  return { document, score, position };
}

function excerptOf({ document, position }: Hit): string {
  const { description, body } = document;
  if (position < 0) return cut(description, 0);
  return cut(body, Math.max(0, position - leadLength));
}

/** A stretch of text between whole words, with dots where it was cut. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1;
  const rest = text.slice(start);
  const isLong = rest.length > excerptLength;
  const end = isLong ? rest.lastIndexOf(" ", excerptLength) : rest.length;
  return `${start > 0 ? "… " : ""}${rest.slice(0, end).trim()}${isLong ? " …" : ""}`;
}

/**
 * Documents that hold every word of a keyword, best first: title before description before body, then products before
 * pages before questions, then in the order given. A word finds whatever begins with it, typed with Turkish letters or without.
 */
export function search(
  documents: readonly SearchDocument[],
  keyword: string,
  limit: number,
): SearchResult[] {
  const words = wordsOf(keyword);
  if (words.length === 0) return [];
  const hits = documents.flatMap((document) => find(document, words) ?? []);
  return hits
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        kinds.indexOf(one.document.kind) - kinds.indexOf(other.document.kind),
    )
    .slice(0, limit)
    .map((hit) => {
      const { kind, title, path } = hit.document;
      return { kind, title, path, excerpt: excerptOf(hit) };
    });
}
