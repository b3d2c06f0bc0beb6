/** Controls but line breaks and tabs, and what turns the direction of writing: in a message they only hide something. */
const unseen = /[^\P{Cc}\n\t]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** What is nothing but spaces and characters without a width. */
const blank = /^[\s\p{Cf}]*$/u;

/** What was typed, and nothing where nothing of it can be seen; a browser sends each line break as two characters. */
export const plainText = (typed = ""): string =>
  blank.test(typed) ? "" : typed.replace(/\r\n?/g, "\n").replace(unseen, "").trim();
