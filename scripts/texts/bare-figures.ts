import type { Text } from "./read-texts.ts";

/** Percentages, sums of money (with a thousands' dot, or named as money) and years. */
const figure =
  /[+−]?[%‰]\d+(?:,\d+)?|\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?:,\d+)?(?= (?:TL|lira|avro|kuruş))|(?<![\d.,])(?:19|20)\d{2}(?!\d)/g;

const placeholder = /\{\{[^}]*\}\}/g;

/** Everything of a text that visitors read. */
const wordsOf = ({ title, description, keywords, body, questions = [] }: Text): string =>
  [
    title,
    description,
    ...keywords,
    body,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ].join("\n");

/** Figures that stand in a text itself, each once, as it writes them. What it refers to by `{{name}}` is none of them. */
export const bareFigures = (text: Text): string[] => [
  ...new Set(wordsOf(text).replace(placeholder, "").match(figure) ?? []),
];

/** Figures of a text that none of its sources vouches for, and those a source names that the text does not have. */
export function unvouchedFigures(text: Text): { readonly bare: string[]; readonly idle: string[] } {
  const vouched = text.sources.flatMap(({ figures }) => figures);
  const found = bareFigures(text);
  return {
    bare: found.filter((each) => !vouched.includes(each)),
    idle: vouched.filter((each) => !found.includes(each)),
  };
}
