import { policyStartCopy } from "#shared/copy/policy-start.ts";

const { hint, rule, end, endOfAny, tripHint, tripRule } = policyStartCopy;
/** What may be said of the hour: the copy's own sentences, and what an offer says of its day. */
const said: readonly (string | RegExp)[] = [
  hint,
  rule,
  end,
  endOfAny,
  tripHint,
  tripRule,
  /Poliçeniz \d\d\.\d\d\.\d{4} saat (?:12\.00’de|00\.00’da) başlar; o gün alırsanız hemen\./g,
  /Poliçeniz \d\d\.\d\d\.\d{4} günü, alır almaz başlar\./g,
];

const hour = /\b12[.:]00(?! - )|öğle(?!n)|gece yarısı|dakikada/;
const startOrEnd = /başla|yürürlü|sona er|biter|son bulur/;

/** Text of a page as one reads it. */
export const readable = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

/** Sentences that say, in words of their own, at which hour a policy starts or ends. */
export function strayStatements(text: string): string[] {
  const rest = said.reduce<string>((left, one) => left.replaceAll(one, " "), text);
  return rest
    .split(/(?<=[.!?]) +(?=[A-ZÇĞİÖŞÜ])/)
    .filter((sentence) => hour.test(sentence) && startOrEnd.test(sentence));
}
