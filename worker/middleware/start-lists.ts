import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { EdgeContext } from "#worker/context.ts";

/** On Node there is nobody to tell; the process lives on by itself. */
function keepAlive(context: Context<EdgeContext>, work: Promise<unknown>): void {
  try {
    context.executionCtx.waitUntil(work);
  } catch {
    void work;
  }
}

/** After the first page of an isolate is on its way, asks for the lists that the next ones need. */
export const startLists = createMiddleware<EdgeContext>(async (context, next) => {
  await next();
  const work = context.get("deps").askForLists(context.get("requestId"));
  if (work !== undefined) keepAlive(context, work);
});
