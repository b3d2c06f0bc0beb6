import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const firstMs = 2_000;
const longestMs = 30_000;

/** The pause before the n-th question, in milliseconds: twice the last one, and never quite that of everybody else. */
export const pauseMs = (asked: number, chance: number): number =>
  Math.min(longestMs, firstMs * 2 ** asked) * (0.8 + 0.4 * chance);

/**
 * Asks for the page's data again, later each time, and at once when the visitor comes back to it. Whether it is asking now.
 */
export function useAskingAgain(): boolean {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (state !== "idle") return undefined;
    const ask = () => {
      if (document.hidden) return;
      setAsked((times) => times + 1);
      void revalidate();
    };
    const timer = setTimeout(ask, pauseMs(asked, Math.random()));
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [revalidate, state, asked]);
  return state !== "idle";
}
