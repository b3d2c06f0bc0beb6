import * as v from "valibot";
import { pauseMs } from "#client/use-asking-again.ts";
import { answerModel } from "#shared/calls/quote/offer-fields.ts";
import type { Answer } from "../answers.ts";

/** Reads one event's data; undefined for anything that is not an answer. */
export function parseAnswer(text: string): Answer | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerModel.schema), text);
  return parsed.success ? parsed.output : undefined;
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
export function openLiveChannel({ address, answer, broken }: ChannelEvents): () => void {
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
