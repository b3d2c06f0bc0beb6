/** A text whose lines never begin with a dot or a stroke that parts two facts, nor with the currency or the unit of a number. */
export const unbroken = (text: string): string =>
  text.replace(/ (?=[·/] |TL\b|km\b|m²|€)/g, "\u00a0");
