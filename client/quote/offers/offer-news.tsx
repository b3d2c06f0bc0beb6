import { useEffect, useRef, useState } from "react";
import type { Answer } from "../answers.ts";
import { newOffers } from "./new-offers.ts";

/** Whoever listens is interrupted no more often. */
const pauseMs = 3000;

interface OfferNewsProps {
  readonly answers: readonly Answer[];
  /** How the list stands besides, in sentences; one is told when it is new. */
  readonly standing: readonly string[];
}

/** Tells who listens to the page what comes to the list, several offers at once where they come fast. */
export function OfferNews({ answers, standing }: OfferNewsProps) {
  const [told, tell] = useState({ answers, standing, text: "" });
  const at = useRef(-pauseMs);
  useEffect(() => {
    const isAsTold = standing.join() === told.standing.join();
    if (told.answers === answers && isAsTold) return undefined;
    const timer = setTimeout(
      () => {
        const news = [
          newOffers(told.answers, answers),
          ...standing.filter((sentence) => !told.standing.includes(sentence)),
        ].filter(Boolean);
        if (news.length > 0) at.current = performance.now();
        tell({ answers, standing, text: news.length > 0 ? news.join(" ") : told.text });
      },
      Math.max(0, at.current + pauseMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [told, answers, standing]);
  return (
    <p role="status" className="visually-hidden">
      {told.text}
    </p>
  );
}
