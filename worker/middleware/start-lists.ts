import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";
import { keepAlive } from "#worker/keep-alive.ts";

/** After the first page of an isolate is on its way, asks for the lists that the next ones need. */
export const startLists = createMiddleware<EdgeContext>(async (context, next) => {
  await next();
  const work = context.get("deps").askForLists(context.get("requestId"));
  if (work !== undefined) keepAlive(context, work);
});
