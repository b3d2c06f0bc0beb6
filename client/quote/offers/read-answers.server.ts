import { EventSourceParserStream } from "eventsource-parser/stream";
import { parseAnswer } from "./parse-answer.ts";
import type { Answer } from "../answers.ts";

const maxEventCharacters = 256 * 1024;

/** Answers out of a `text/event-stream` body, as they come; ends with the stream or its `end` event. */
export async function* readAnswers(body: ReadableStream<Uint8Array>): AsyncGenerator<Answer> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxEventCharacters }));
  for await (const { event, data } of events) {
    if (event === "end") return;
    const answer = parseAnswer(data);
    if (answer !== undefined) yield answer;
  }
}
