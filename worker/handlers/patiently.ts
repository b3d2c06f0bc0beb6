import type { Context } from "hono";
import type { UnavailableKind } from "#shared/copy/unavailable.ts";
import { waitingCopy } from "#shared/copy/waiting.ts";
import { inTime } from "#shared/in-time.ts";
import { isWaitedFor, waitedQuery } from "#shared/waited.ts";
import type { EdgeContext } from "#worker/context.ts";
import { patienceMs } from "#worker/env.ts";
import { keepAlive } from "#worker/keep-alive.ts";
import { waitingPage } from "./plain-page.ts";

type Handler = (context: Context<EdgeContext>) => Promise<Response>;

/**
 * A document that takes its time is waited for on a page that says so. The browser asks again by itself, with that page on
 * the screen until there is an answer.
 */
export const patiently =
  (kind: UnavailableKind, handler: Handler): Handler =>
  async (context) => {
    const url = new URL(context.req.url);
    if (isWaitedFor(url)) return handler(context);
    const work = handler(context);
    const waitedMs = patienceMs(context.get("deps").env);
    const there = await inTime(work, waitedMs);
    if (there !== undefined) return there;
    keepAlive(context, work);
    url.searchParams.set(waitedQuery, String(waitedMs));
    const { pathname, search } = url;
    return waitingPage(context, waitingCopy[kind], pathname + search);
  };
