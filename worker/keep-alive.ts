import type { Context } from "hono";

/** Lets work outlive its request's answer. On Node there is nobody to tell; the process lives on by itself. */
export function keepAlive(context: Context, work: Promise<unknown>): void {
  try {
    context.executionCtx.waitUntil(work);
  } catch {
    void work;
  }
}
