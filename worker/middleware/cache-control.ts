import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";

/** What an answer that says nothing about it is kept by: nobody. */
const unsaid = "private, no-store";

/**
 * No cookie goes with an answer that somebody else could be given from a cache: every answer says whether it may be
 * kept, and whatever may be kept by more than one browser goes without cookies.
 */
export const cacheControl = createMiddleware<EdgeContext>(async (context, next) => {
  await next();
  const { headers } = context.res;
  const said = headers.get("Cache-Control") ?? unsaid;
  headers.set("Cache-Control", said);
  if (!/\b(?:private|no-store)\b/.test(said)) headers.delete("Set-Cookie");
});
