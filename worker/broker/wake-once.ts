import { describeError } from "#shared/describe-error.ts";
import type { Broker } from "./app.ts";
import { alert } from "./log.ts";

/** Environments whose isolate has seen to the daily work; there is one per isolate. */
const awake = new WeakSet<object>();

/**
 * An isolate's first request makes sure that the daily work has its alarm, so that nothing outside has to. Nobody waits
 * for it; when it fails, the next request tries again.
 */
export function wakeOnce(
  env: object,
  broker: Broker,
  context: { waitUntil(work: Promise<unknown>): void },
): void {
  if (awake.has(env)) return;
  awake.add(env);
  const woken = broker.wake().catch((error: unknown) => {
    awake.delete(env);
    alert("wake-failed", describeError(error));
  });
  context.waitUntil(woken);
}
