import { statusCodes } from "#shared/codes.ts";
import type { StoredPage } from "./page-store.ts";
import type { PublicPage } from "./public-page.ts";

/** Draws a page of everybody; undefined where it cannot be kept. */
export type DrawPage = (page: PublicPage) => Promise<StoredPage | undefined>;

export interface CachedFor {
  /** How long a page is as good as new, in milliseconds. */
  readonly freshMs: number;
  /** Until the day ends, in milliseconds: what was drawn on it is not shown on the next. */
  readonly untilDayEndMs: number;
}

const secondsOf = (ms: number): number => Math.max(0, Math.floor(ms / 1000));

/**
 * A page of everybody as it is handed to the platform's cache: fresh for a time, shown once more while it is drawn anew, and
 * not beyond the day. What could not be drawn is kept by nobody.
 */
export function toCached(
  page: StoredPage | undefined,
  { freshMs, untilDayEndMs }: CachedFor,
): Response {
  if (page === undefined) {
    const headers = { "Cache-Control": "no-store" };
    return new Response(null, { status: statusCodes.unavailable, headers });
  }
  const fresh = Math.min(secondsOf(freshMs), secondsOf(untilDayEndMs));
  const again = Math.min(fresh, secondsOf(untilDayEndMs) - fresh);
  return new Response(page.bytes, {
    status: page.status,
    headers: {
      "Cache-Control": `public, s-maxage=${fresh}, stale-while-revalidate=${again}`,
      "Content-Security-Policy": page.policy,
      "Content-Type": "text/html; charset=utf-8",
      ETag: page.etag,
    },
  });
}

/** The page out of an answer of the cache; undefined for one that says there is none. */
export async function fromCached(answer: Response): Promise<StoredPage | undefined> {
  const { status, headers } = answer;
  const etag = headers.get("ETag");
  const policy = headers.get("Content-Security-Policy");
  const isPage = status === statusCodes.ok || status === statusCodes.notFound;
  if (!isPage || etag === null || policy === null) {
    await answer.body?.cancel();
    return undefined;
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status, bytes, etag, policy, ageMs: Number(headers.get("Age") ?? 0) * 1000 };
}

/** Asked of the cache: the address alone; the visitor's class travels as the entrypoint's properties. */
export const cachedRequest = ({ path }: Pick<PublicPage, "path">): Request =>
  new Request(new URL(path, "https://pages.internal"));
