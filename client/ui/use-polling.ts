import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** Asks for the page's data again and again while it is wanted, at most so often. */
export function usePolling(isWanted: boolean, everyMs: number, atMost = Number.POSITIVE_INFINITY) {
  const { revalidate, state } = useRevalidator();
  const asked = useRef(0);
  useEffect(() => {
    if (!isWanted || state !== "idle" || asked.current >= atMost) return;
    const timer = setTimeout(() => {
      asked.current += 1;
      void revalidate();
    }, everyMs);
    return () => clearTimeout(timer);
  }, [atMost, everyMs, isWanted, revalidate, state]);
}
