import { useEffect, useState } from "react";

const millisecondsPerSecond = 1000;

/** Whole seconds until `until`, both by the server's clock; the browser only counts how long it has been here. */
export function useCountdown(until: number, now: number): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - startedAt), 500);
    return () => clearInterval(timer);
  }, [until, now]);
  return Math.max(0, Math.ceil((until - now - elapsed) / millisecondsPerSecond));
}
