import { useEffect, useMemo, useReducer, useState } from "react";
import { quoteEndpoint } from "#shared/routes.ts";
import { openLiveChannel } from "./live-channel.ts";
import type { Answer } from "../answers.ts";
import { isFinished, mergeAnswers } from "../answers.ts";
import type { OffersData } from "./load-offers.server.ts";
import { useRefreshedAnswers } from "./use-refreshed-answers.ts";

/**
 * The answers as they stand now: those of the page, those its own stream still brings, and, when that ends with some
 * sources open, those of the live channel, which goes on after the last one when it breaks.
 * A site without the channel asks for the list again instead, until everybody has answered. None is added before `whenStill`.
 */
export function useLiveAnswers(
  { link, answers, pending, isLive }: OffersData,
  whenStill: () => Promise<void>,
) {
  const [current, add] = useReducer(mergeAnswers, [...answers]);
  const [isOffline, setOffline] = useState(false);

  useEffect(() => add(answers), [answers]);

  const isOpen = current.some(({ state }) => state === "waiting");
  useRefreshedAnswers(link, !isLive && isOpen, (news) => {
    setOffline(news === undefined);
    if (news !== undefined) void whenStill().then(() => add(news));
  });

  useEffect(() => {
    if (!isLive) return undefined;
    let isGone = false;
    let close: (() => void) | undefined;
    const seen = answers.map(({ sequence }) => sequence);
    const take = (news: readonly Answer[]) => {
      seen.push(...news.map(({ sequence }) => sequence));
      void whenStill().then(() => isGone || add(news));
    };
    const listen = () => {
      if (isGone) return;
      close = openLiveChannel({
        address: () => `${quoteEndpoint("offerStream", link)}?son=${Math.max(0, ...seen)}`,
        answer: (answer) => take([answer]),
        broken: setOffline,
      });
    };
    const inPage = Object.entries(pending).map(([sourceId, promise]) =>
      promise.then((news) => {
        take(news);
        return isFinished(news, sourceId);
      }),
    );
    // A broken page stream counts as open answers: the live channel takes over.
    void Promise.all(inPage)
      .catch(() => [false])
      .then((arrived) => arrived.includes(false) && listen());
    return () => {
      isGone = true;
      close?.();
    };
  }, [link, answers, pending, isLive, whenStill]);

  const shown = useMemo(() => current.filter(({ state }) => state !== "done"), [current]);
  return { answers: shown, isOffline };
}
