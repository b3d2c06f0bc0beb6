import { foldTurkish } from "#shared/format/turkish-case.ts";
import { fillText } from "../fill.ts";
import type { Filling } from "../fill.ts";
import type { Found, SearchIndex } from "./search-index.ts";
import { heaviest } from "./search-index.ts";
import { synonyms } from "./synonyms.ts";
import { isTypingError } from "./typing-error.ts";
import type { Mark } from "./marks.ts";
import { markWith, shortestBeginning } from "./marks.ts";
import { meantWords, sharedLength, stemOf, tellingWords, wordsOf } from "./words.ts";

export interface Hit extends Omit<Found, "example"> {
  readonly titleMarks: Mark[];
  readonly excerptMarks: Mark[];
}

export interface Findings {
  /** The best first. */
  readonly hits: readonly Hit[];
  /** What was searched for instead, where a word is spelled like none of ours; undefined where nothing was changed. */
  readonly corrected?: string;
  /** The term that was asked for by its name. */
  readonly term?: Pick<Found, "title" | "excerpt" | "path" | "example">;
}

/** How well something stands for a word that was typed. */
const quality = { same: 1, synonym: 0.75, beginning: 0.8, spelling: 0.8 } as const;
const kindWeight: Readonly<Record<Found["kind"], number>> = {
  product: 1.3,
  tool: 1.3,
  article: 1.15,
  term: 1.1,
  question: 1,
  page: 1,
};
/** A hit has to hold this share of what was asked, by how rare its words are. */
const leastShare = 0.5;
/** And to be worth this share of the best. */
const leastOfBest = 0.1;
const shortestCorrected = 4;
/** A word is corrected to one of this weight somewhere, not to any that stands in a text. */
const leastCorrected = 12;
const shortestPart = 3;

interface Word {
  /** In the form it has in our texts, lower case. */
  readonly form: string;
  readonly folded: string;
  readonly stem: string;
  /** Weight by document. */
  readonly places: ReadonlyMap<number, number>;
}

/** Words that together stand for what was typed. */
interface Alternative {
  readonly words: readonly Word[];
  readonly quality: number;
}

/** What was typed as one word or saying, and everything that may stand for it. */
interface Asked {
  readonly alternatives: readonly Alternative[];
}

/**
 * A search over an index. Building it takes some milliseconds, so it is made once. Of makes and places, which narrow a
 * question but are none, those our texts do not have are passed over; so are numbers.
 */
export function openSearch(index: SearchIndex, narrowing: readonly string[]) {
  const passedOver = new Set(narrowing.flatMap(wordsOf).map(({ folded }) => folded));
  const words = Object.entries(index.words).map(([form, pairs]): Word => {
    const folded = foldTurkish(form);
    return { form, folded, stem: stemOf(folded), places: placesOf(pairs) };
  });
  const byStem = new Map(words.map((word) => [word.stem, word]));
  const titles = index.documents.map(({ title }) => stemsOf(title));
  const count = index.documents.length;
  const rarity = (documents: number) => Math.log(1 + count / Math.max(1, documents));
  const sayings = synonyms.flatMap(({ said, meant }) =>
    said.map((saying) => ({ stems: askedStems(saying), meant: meant.map(askedStems) })),
  );

  const known = (stems: readonly string[], worth: number): Alternative[] => {
    const found = stems.flatMap((stem) => byStem.get(stem) ?? []);
    return found.length === stems.length ? [{ words: found, quality: worth }] : [];
  };

  /** Words that begin as typed; the longer what is missing, the less they are meant. */
  const beginnings = (folded: string): Alternative[] =>
    words
      .filter((word) => word.folded.startsWith(folded) && word.folded !== folded)
      .map((word) => ({
        words: [word],
        quality: quality.beginning * Math.sqrt(folded.length / word.folded.length),
      }));

  /** The one word that was probably meant: of several the commonest. */
  const correct = (folded: string): Word | undefined => {
    if (folded.length < shortestCorrected) return undefined;
    const stem = stemOf(folded);
    const near = words.filter(
      (word) =>
        word.folded.length >= shortestCorrected &&
        isTelling(word) &&
        (isTypingError(folded, word.folded) ||
          (isTellingStem(stem, word.stem) && isTypingError(stem, word.stem))),
    );
    const weightOf = ({ folded: [first], places }: Word) =>
      [...places.values()].reduce((sum, weight) => sum + weight, 0) * (first === folded[0] ? 4 : 1);
    return near.toSorted((one, other) => weightOf(other) - weightOf(one))[0];
  };

  /** Two words that were written as one. */
  const split = (folded: string): Word[] | undefined => {
    for (let at = shortestPart; at <= folded.length - shortestPart; at += 1) {
      const first = words.find((word) => word.folded === folded.slice(0, at));
      const second = byStem.get(stemOf(folded.slice(at)));
      if (first !== undefined && second !== undefined && [first, second].every(isTelling)) {
        return [first, second];
      }
    }
    return undefined;
  };

  /** What was typed, a word or a saying at a time, and in which words it was looked for. */
  const understand = (keyword: string): { asked: Asked[]; corrected?: string } => {
    const typed = meantWords(keyword);
    const asked: Asked[] = [];
    const forms: string[] = [];
    let isCorrected = false;
    for (let at = 0; at < typed.length;) {
      const { folded } = typed[at]!;
      const stem = stemOf(folded);
      const here = sayings
        .filter(({ stems }) =>
          stems.every((each, next) => sameStem(typed[at + next]?.folded, each)),
        )
        .toSorted((one, other) => other.stems.length - one.stems.length);
      const length = here[0]?.stems.length ?? 1;
      const isLast = at + length === typed.length;
      const meant = here
        .filter(({ stems }) => stems.length === length)
        .flatMap((saying) => saying.meant.flatMap((stems) => known(stems, quality.synonym)));
      const own =
        length === 1
          ? known([stem], quality.same)
          : known(
              typed.slice(at, at + length).map((word) => stemOf(word.folded)),
              quality.same,
            );
      const alternatives = [...own, ...meant];
      if (length === 1 && folded.length >= shortestBeginning && (isLast || own.length === 0))
        alternatives.push(...beginnings(folded));
      if (alternatives.length === 0) {
        const isNarrowing = passedOver.has(folded) || /\d/.test(folded);
        const near = isNarrowing ? undefined : correct(folded);
        const parts = isNarrowing ? undefined : split(folded);
        const instead = near === undefined ? (parts ?? []) : [near];
        for (const word of instead)
          asked.push({ alternatives: [{ words: [word], quality: quality.spelling }] });
        if (instead.length > 0) isCorrected = true;
        else if (!isNarrowing) asked.push({ alternatives: [] });
        forms.push(...(instead.length > 0 ? instead.map(({ form }) => form) : [folded]));
      } else {
        asked.push({ alternatives });
        forms.push(
          ...typed
            .slice(at, at + length)
            .map(({ at: from, folded: { length: letters } }) =>
              keyword.normalize("NFC").slice(from, from + letters),
            ),
        );
      }
      at += length;
    }
    return { asked, ...(isCorrected ? { corrected: forms.join(" ") } : {}) };
  };

  return (keyword: string, filling: Filling): Findings => {
    const { asked, corrected } = understand(keyword);
    if (asked.length === 0) return { hits: [] };
    const weighed = asked.map(({ alternatives }) => {
      const worth = new Map<number, number>();
      for (const { words: parts, quality: worthOfIt } of alternatives) {
        for (const document of parts[0]?.places.keys() ?? []) {
          const weights = parts.map(({ places }) => places.get(document) ?? 0);
          if (weights.includes(0)) continue;
          const least = Math.min(...weights);
          worth.set(document, Math.max(worth.get(document) ?? 0, (worthOfIt * least) / heaviest));
        }
      }
      return { worth, rarity: rarity(worth.size) };
    });
    const all = weighed.reduce((sum, each) => sum + each.rarity, 0);
    const stems = new Set(
      asked.flatMap(({ alternatives }) =>
        alternatives.flatMap(({ words: parts }) => parts.map(({ stem }) => stem)),
      ),
    );
    const scored = index.documents.flatMap((found, number) => {
      const held = weighed.filter(({ worth }) => worth.has(number));
      const share = held.reduce((sum, each) => sum + each.rarity, 0) / all;
      if (share < leastShare) return [];
      const worth = held.reduce(
        (sum, each) => sum + each.rarity * (each.worth.get(number) ?? 0),
        0,
      );
      const title = titles[number] ?? [];
      const named = title.filter((stem) => stems.has(stem)).length / Math.max(1, title.length);
      const score = worth * share ** 2 * (1 + named) * kindWeight[found.kind];
      return [{ found, score }];
    });
    const ranked = scored.toSorted((one, other) => other.score - one.score);
    const best = ranked[0]?.score ?? 0;
    const meant = asked.flatMap(({ alternatives }) =>
      alternatives.flatMap((each) => each.words.map(({ stem }) => stem)),
    );
    const marked = markWith(
      new Set(meant),
      tellingWords(corrected ?? keyword).map(({ folded }) => folded),
    );
    const hits = ranked
      .filter(({ score }) => score >= best * leastOfBest)
      .map(({ found }): Hit => {
        const title = fillText(found.title, filling);
        const excerpt = fillText(found.excerpt, filling);
        const { kind, path } = found;
        return {
          kind,
          path,
          title,
          excerpt,
          titleMarks: marked(title),
          excerptMarks: marked(excerpt),
        };
      });
    const wanted = tellingWords(corrected ?? keyword).map(({ folded }) => folded);
    const term = index.documents.find(
      ({ kind, title }) => kind === "term" && isAskedFor(title, wanted),
    );
    return {
      hits,
      ...(corrected === undefined ? {} : { corrected }),
      ...(term === undefined ? {} : { term: filledTerm(term, filling) }),
    };
  };
}

function filledTerm({ title, excerpt, path, example }: Found, filling: Filling) {
  return {
    title,
    excerpt: fillText(excerpt, filling),
    path,
    ...(example === undefined ? {} : { example: fillText(example, filling) }),
  };
}

/** Short stems are like one another by chance: those that differ at their beginning count only where letters changed places. */
const isTellingStem = (typed: string, meant: string): boolean =>
  typed.length > 5 || sharedLength(typed, meant) >= 3 || inOrder(typed) === inOrder(meant);

const inOrder = (word: string): string => [...word].toSorted().join("");

/** Whether a word says what a page is about. */
const isTelling = ({ places }: Word): boolean => Math.max(...places.values()) >= leastCorrected;

function placesOf(pairs: readonly number[]): Map<number, number> {
  const places = new Map<number, number>();
  let document = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    document += pairs[at] ?? 0;
    places.set(document, pairs[at + 1] ?? 0);
  }
  return places;
}

const stemsOf = (text: string): string[] => wordsOf(text).map(({ folded }) => stemOf(folded));
const askedStems = (text: string): string[] =>
  tellingWords(text).map(({ folded }) => stemOf(folded));
const sameStem = (folded: string | undefined, stem: string): boolean =>
  folded !== undefined && stemOf(folded) === stem;

/** Whether words are a name, with or without endings; the last letter of a stem may soften before one. */
function isAskedFor(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name).map(({ folded }) => folded);
  return (
    own.length === words.length &&
    own.every((word, at) => {
      const asked = words[at] ?? "";
      return stemOf(word) === stemOf(asked) && sharedLength(word, asked) >= word.length - 1;
    })
  );
}
