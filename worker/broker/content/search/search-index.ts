import type { SearchKind } from "#shared/content/search-kinds.ts";
import { stemOf, tellingWords } from "./words.ts";

/** What can be found, as it is shown; with `{{name}}` of site data and figures still open. */
export interface Found {
  readonly kind: SearchKind;
  readonly title: string;
  /** Plain text: of a term its definition, of a question its answer. */
  readonly excerpt: string;
  readonly path: string;
  /** Of a term: how it is used, in figures or on an offer. */
  readonly example?: string;
}

/** The same with the words it is found by. */
export interface SearchDocument extends Found {
  /** What people type for it. */
  readonly keywords: string;
  /** Plain text. */
  readonly body: string;
}

export interface SearchIndex {
  readonly documents: readonly Found[];
  /**
   * Each word of the documents in the shortest form they have it in, and in which of them it stands: pairs of the distance to
   * the document before and of the weight there, 1 to `heaviest`.
   */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

const weights = { title: 40, keywords: 24, excerpt: 12, example: 6, body: 2 } as const;
/** Of a word that stands in a text again and again. */
const mostTimes = 5;
export const heaviest = 63;

const openName = /\{\{[\w.-]+\}\}/g;
const fields = ["title", "keywords", "excerpt", "example", "body"] as const;

/** The weight of each stem in a document, and the shortest form it has there. */
function weigh(document: SearchDocument): Map<string, { weight: number; form: string }> {
  const found = new Map<string, { weight: number; form: string }>();
  for (const field of fields) {
    const text = (document[field] ?? "").replace(openName, " ").normalize("NFC");
    const times = new Map<string, number>();
    for (const { folded, at } of tellingWords(text)) {
      const stem = stemOf(folded);
      const form = text.slice(at, at + folded.length).toLocaleLowerCase("tr-TR");
      const counted = (times.get(stem) ?? 0) + 1;
      times.set(stem, counted);
      const before = found.get(stem);
      const isCounted = field === "body" ? counted <= mostTimes : counted === 1;
      found.set(stem, {
        weight: Math.min(heaviest, (before?.weight ?? 0) + (isCounted ? weights[field] : 0)),
        form: before === undefined || form.length < before.form.length ? form : before.form,
      });
    }
  }
  return found;
}

/** The index of documents: what is shown of them, and where which word stands. A single letter is no word. */
export function makeSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const forms = new Map<string, string>();
  const places = new Map<string, { document: number; weight: number }[]>();
  documents.forEach((document, number) => {
    for (const [stem, { weight, form }] of weigh(document)) {
      if (stem.length < 2) continue;
      const known = forms.get(stem);
      if (known === undefined || form.length < known.length) forms.set(stem, form);
      places.set(stem, [...(places.get(stem) ?? []), { document: number, weight }]);
    }
  });
  const words = [...places].map(([stem, list]): [string, number[]] => [
    forms.get(stem) ?? stem,
    list.flatMap(({ document, weight }, at) => [document - (list[at - 1]?.document ?? 0), weight]),
  ]);
  return {
    documents: documents.map(({ keywords: _keywords, body: _body, ...found }) => found),
    words: Object.fromEntries(words.toSorted(([one], [other]) => one.localeCompare(other, "tr"))),
  };
}
