import type { PublicPage } from "./public-page.ts";

/** A page as it is kept for everybody. */
export interface StoredPage {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same in Brotli, where it is kept so. */
  readonly brotli?: Uint8Array<ArrayBuffer>;
  /** Weak, over bytes and class of visitor. */
  readonly etag: string;
  /** Content security policy: its own scripts and styles are allowed by their hashes. */
  readonly policy: string;
  /** How long ago it was drawn, in milliseconds, where a cache had it. */
  readonly ageMs?: number;
}

interface Entry {
  readonly page: StoredPage;
  readonly drawnAt: number;
  /** What was drawn on a day is not shown on the next, in epoch ms. */
  readonly until: number;
}

export interface PageStoreOptions {
  /** Undefined where it cannot be kept for everybody. */
  readonly draw: (page: PublicPage) => Promise<StoredPage | undefined>;
  readonly now: () => number;
  /** How long a page is as good as new, in milliseconds; 0 keeps none. */
  readonly freshMs: number;
  /** When the day ends, in epoch ms. */
  readonly dayEndOf: (now: number) => number;
}

/** An isolate has 128 MB for everything. */
const mostBytes = 24 * 1024 ** 2;
const mostFailures = 1000;
const sizeOf = ({ bytes, brotli }: StoredPage): number => bytes.length + (brotli?.length ?? 0);

/** After a page could not be drawn for everybody, it is not tried again for so long, in milliseconds. */
const pauseMs = 2_000;

/**
 * Pages of everybody in the memory of an isolate, under the rules of the platform's cache: as good as new for a time, then shown once
 * more while they are drawn anew, and longer only where that fails. Of many who ask at once for what is not there, one has it
 * drawn.
 */
export function createPageStore({ draw, now, freshMs, dayEndOf }: PageStoreOptions) {
  const entries = new Map<string, Entry>();
  const drawn = new Map<string, Promise<StoredPage | undefined>>();
  const failedAt = new Map<string, number>();
  let heldBytes = 0;

  async function renew(key: string, page: PublicPage): Promise<StoredPage | undefined> {
    const asked = now();
    const found = await draw(page).catch(() => undefined);
    if (found === undefined) {
      if (failedAt.size >= mostFailures) failedAt.clear();
      failedAt.set(key, now());
      return undefined;
    }
    failedAt.delete(key);
    forget(key);
    const drawnAt = asked - (found.ageMs ?? 0);
    entries.set(key, { page: found, drawnAt, until: dayEndOf(drawnAt) });
    heldBytes += sizeOf(found);
    for (const oldest of entries.keys()) {
      if (heldBytes <= mostBytes) break;
      forget(oldest);
    }
    return found;
  }

  function forget(key: string): void {
    const entry = entries.get(key);
    if (entry !== undefined) heldBytes -= sizeOf(entry.page);
    entries.delete(key);
  }

  /** One drawing at a time of each page. */
  function drawing(key: string, page: PublicPage): Promise<StoredPage | undefined> {
    const running = drawn.get(key);
    if (running !== undefined) return running;
    const begun = renew(key, page).finally(() => drawn.delete(key));
    drawn.set(key, begun);
    return begun;
  }

  return {
    /**
     * The page, at once where it is there; undefined where it is to be drawn for this visitor alone.
     *
     * @param outlives told of what goes on after the answer
     */
    find(
      page: PublicPage,
      outlives: (work: Promise<unknown>) => void,
    ): StoredPage | undefined | Promise<StoredPage | undefined> {
      if (freshMs === 0) return undefined;
      const key = JSON.stringify(page);
      const at = now();
      const entry = entries.get(key);
      const isTired = at - (failedAt.get(key) ?? -Infinity) < pauseMs;
      if (entry === undefined || entry.until <= at) return isTired ? undefined : drawing(key, page);
      const age = at - entry.drawnAt;
      if (age < freshMs || isTired) return entry.page;
      const renewed = drawing(key, page);
      if (age < 2 * freshMs) {
        outlives(renewed);
        return entry.page;
      }
      return renewed.then((found) => found ?? entry.page);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
