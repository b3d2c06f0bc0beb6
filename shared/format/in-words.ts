const inWords = new Intl.ListFormat("tr-TR", { type: "conjunction" });

/** `a, b ve c`. */
export const listed = (parts: readonly string[]): string => inWords.format(parts);
