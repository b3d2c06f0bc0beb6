/** Chance that a seed decides. */
export interface Random {
  /** From 0 to 1. */
  share(): number;
  chance(share: number): boolean;
  between(least: number, most: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** Chance of its own, so that what draws from one does not move what draws from the other. */
  fork(): Random;
}

/** The generator mulberry32: the same seed, the same draws. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    chance: (wanted) => share() < wanted,
    between: (least, most) => least + share() * (most - least),
    pick: (items) => items[Math.floor(share() * items.length)]!,
    fork: () => createRandom(Math.floor(share() * 2 ** 32)),
  };
}
