import { useEffect, useEffectEvent } from "react";
import { callProxy } from "#client/api/browser-api.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import type { Answer } from "../answers.ts";

/** How often a list without a live channel is asked for again. */
const everyMs = 4000;

/**
 * Asks for a quote's answers again as long as `isOpen`, and only while somebody is looking.
 *
 * @param link signed address of the quote, by which it goes outside
 * @param take gets the list as it stands, or undefined when it could not be had
 */
export function useRefreshedAnswers(
  link: string,
  isOpen: boolean,
  take: (answers: readonly Answer[] | undefined) => void,
): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    let isAsking = false;
    const ask = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      const { data } = await callProxy(listOffers, { quoteId: link });
      isAsking = false;
      if (!isGone) taken(data?.answers);
    };
    const timer = setInterval(() => void ask(), everyMs);
    const onSight = () => void ask();
    document.addEventListener("visibilitychange", onSight);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onSight);
    };
  }, [link, isOpen]);
}
