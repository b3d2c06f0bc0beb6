const lookEveryMs = 300;
/** Whoever stops a service waits for it some seconds, and then kills it. */
const mostMs = 2500;

/**
 * Stops and ends this process when it is told to, or when who started it is gone, as npm is with its shell when it is
 * stopped: neither of the two tells what it started.
 */
export function onEnd(stop: () => Promise<void>): void {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    setTimeout(() => process.exit(0), mostMs);
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, lookEveryMs).unref();
}
