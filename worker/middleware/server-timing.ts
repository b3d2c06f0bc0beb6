import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";

/**
 * Says of a document how long its first byte took, and how much of that was waited for the back office, in milliseconds; calls
 * side by side count one by one. Browsers show it to whoever works on the site.
 */
export const serverTiming = createMiddleware<EdgeContext>(async (context, next) => {
  const { now } = context.get("deps");
  const startedAt = now();
  const waited = { ms: 0 };
  context.set("waited", waited);
  await next();
  const { headers } = context.res;
  if (!(headers.get("Content-Type") ?? "").startsWith("text/html")) return;
  headers.append("Server-Timing", `edge;dur=${now() - startedAt}, broker;dur=${waited.ms}`);
});
