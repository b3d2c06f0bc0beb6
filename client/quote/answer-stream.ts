import * as v from "valibot";
import { answerModel } from "#shared/calls/offer-fields.ts";
import type { Answer } from "./answers.ts";

/** Reads one event's data; undefined for anything that is not an answer. */
export function parseAnswer(text: string): Answer | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerModel.schema), text);
  return parsed.success ? parsed.output : undefined;
}

/** Answers out of a `text/event-stream` body, as they come; ends with the stream or its `end` event. */
export async function* readAnswers(body: ReadableStream<Uint8Array>): AsyncGenerator<Answer> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        if (/^event: ?end$/m.test(event)) return;
        const answer = parseAnswer(/^data: ?(.*)$/m.exec(event)?.[1] ?? "");
        if (answer !== undefined) yield answer;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
