/** Waits; rejects with the signal's reason when it is aborted first. Injected, so that tests need not wait. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** The real thing. Zero does not reach for a timer. */
export const pause: Pause = async (milliseconds, signal) => {
  signal.throwIfAborted();
  if (milliseconds <= 0) return;
  await new Promise<void>((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", abort, { once: true });
  });
};

export type Outage = "error" | "silent";

/** How an embedded service takes its time: it answers after a while, never (`silent`), or fails with `down` (`error`). */
export async function takeTime(
  wait: () => Promise<void>,
  outage: Outage | undefined,
  signal: AbortSignal,
  down: Error,
): Promise<void> {
  signal.throwIfAborted();
  if (outage === "silent") await silence(signal);
  await wait();
  if (outage === "error") throw down;
}

/** Never answers; rejects with the signal's reason once it is aborted. */
export function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
