/**
 * A stable unsigned 32-bit number for some texts: FNV-1a over UTF-16 units with a separator between the texts, then the
 * finaliser of MurmurHash3 so that near inputs lie far apart. Same texts, same number, on every machine and in every
 * version: stored data depends on it. No cryptographic strength.
 */
export function seedOf(...texts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const char of texts.join("\u0000").split("")) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The item of a list that a seed stands for. The list is not empty. */
export function pick<T>(items: readonly [T, ...T[]], seed: number): T {
  return items[seed % items.length] ?? items[0];
}

/** A share in [0, 1) that a seed stands for. */
export function share(seed: number): number {
  return seed / 0x1_0000_0000;
}
