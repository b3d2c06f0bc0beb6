/** Something only one member's answers may hold, and what it is. */
export interface Marker {
  readonly what: string;
  readonly text: string;
}

export interface Exchange {
  readonly visitor: string;
  readonly token: string;
  readonly path: string;
  readonly asked: string;
  readonly answered: string;
}

/**
 * Watches every exchange for what belongs to one member. Others may be told of it only what they have said themselves
 * before, in the same browser.
 */
export function createLeakWatch() {
  let guarded: { readonly token: string; readonly markers: readonly Marker[] } | undefined;
  const said = new Map<string, Set<string>>();
  const leaks: string[] = [];
  return {
    leaks,
    guard(token: string, markers: readonly Marker[]): void {
      guarded = { token, markers };
    },
    see({ visitor, token, path, asked, answered }: Exchange): void {
      if (guarded === undefined || token === guarded.token) return;
      const own = said.get(visitor) ?? new Set();
      said.set(visitor, own);
      for (const { what, text } of guarded.markers) {
        if (asked.includes(text)) own.add(text);
        if (answered.includes(text) && !own.has(text)) leaks.push(`${path} tells ${what}`);
      }
    },
  };
}

export type LeakWatch = ReturnType<typeof createLeakWatch>;
