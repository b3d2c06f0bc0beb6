import { seenText } from "#shared/schemas/long-text.ts";

/** Something to see: a letter, digit, mark or sign. */
const something = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What was typed, and nothing where nothing of it can be seen. */
export function plainText(typed = ""): string {
  const seen = seenText(typed);
  return something.test(seen) ? seen : "";
}
