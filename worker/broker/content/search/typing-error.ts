/**
 * Whether two words differ by one typing error: a letter too much, too few, another one, or two neighbours changed about
 * (distance 1 after Damerau and Levenshtein). The same word is none.
 */
export function isTypingError(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length);
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return false;
  let start = 0;
  while (start < longer && typed[start] === meant[start]) start += 1;
  const rest = (word: string, skipped: number) => word.slice(start + skipped);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[start] === meant[start + 1] &&
      typed[start + 1] === meant[start] &&
      rest(typed, 2) === rest(meant, 2))
  );
}
