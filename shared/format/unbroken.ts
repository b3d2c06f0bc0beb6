/** A text whose lines never begin with a dot that parts two facts, nor with the currency of a sum. */
export const unbroken = (text: string): string => text.replace(/ (?=· |TL\b|€)/g, "\u00a0");
