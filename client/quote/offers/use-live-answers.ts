import { useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import { callProxy } from "#client/api/browser-api.ts";
import { pauseMs } from "#client/use-asking-again.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { parseAnswer } from "#shared/calls/quote/offer-fields.ts";
import { quoteEndpoint } from "#shared/routes.ts";
import type { Answer } from "../answers.ts";
import { isFinished, mergeAnswers } from "../answers.ts";
import type { OffersData } from "./load-offers.server.ts";

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

interface ChannelEvents {
  /** Address of the stream from the last answer on that is known by now. */
  readonly address: () => string;
  readonly answer: (answer: Answer) => void;
  /** Whether the channel is broken at the moment. */
  readonly broken: (isBroken: boolean) => void;
}

/**
 * Listens to a quote's event stream until it says that it is at its end. A connection that breaks the browser opens again by
 * itself; one that is refused it gives up, so it is opened anew here, later each time.
 *
 * @returns closes it
 */
function openLiveChannel({ address, answer, broken }: ChannelEvents): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refused = 0;
  const open = () => {
    const opened = new EventSource(address());
    source = opened;
    opened.addEventListener("open", () => {
      refused = 0;
      broken(false);
    });
    opened.addEventListener("error", () => {
      broken(true);
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pauseMs(refused, Math.random()));
      refused += 1;
    });
    opened.addEventListener("answer", ({ data }: MessageEvent<string>) => {
      const read = parseAnswer(data);
      if (read !== undefined) answer(read);
    });
    opened.addEventListener("end", () => opened.close());
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** How often a list without a live channel is asked for again. */
const everyMs = 4000;

/**
 * Asks for a quote's answers again as long as `isOpen`, and only while somebody is looking.
 *
 * @param link signed address of the quote, by which it goes outside
 * @param take gets the list as it stands, or undefined when it could not be had
 */
function useRefreshedAnswers(
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
