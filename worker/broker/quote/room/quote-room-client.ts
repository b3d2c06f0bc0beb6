import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { AnsweredOffer, StoredAnswer } from "./stored-answer.ts";
import { StoredAnswersSchema } from "./stored-answer.ts";

/** Paths of a quote room, the object that asks the sources. */
export const roomPaths = {
  start: "/start",
  again: "/again",
  answers: "/answers",
  stream: "/stream",
  confirm: "/confirm",
} as const;

const origin = "http://quote-room";

export function createQuoteRooms(namespace: DurableObjectNamespace) {
  async function ask(
    path: string,
    query: { readonly quoteId: string; readonly after?: string },
    body?: unknown,
  ): Promise<Response> {
    const stub = namespace.get(namespace.idFromName(query.quoteId));
    const fetchRoom = stub.fetch.bind(stub) as unknown as typeof fetch;
    const address = `${origin}${path}?${new URLSearchParams(query)}`;
    const response = await fetchRoom(address, {
      method: "POST",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`quote room answered ${response.status}`);
    return response;
  }
  return {
    /** Begins to ask; asking goes on without anybody waiting. Repeating it changes nothing. */
    async start(quoteId: string): Promise<void> {
      await (await ask(roomPaths.start, { quoteId })).body?.cancel();
    },
    /** Asks everybody anew, of a quote that is another one by now; answers stay until others take their places. */
    async askAgain(quoteId: string): Promise<void> {
      await (await ask(roomPaths.again, { quoteId })).body?.cancel();
    },
    /** Answers so far in the order they came; the truth, also where the database has a mirror of it. */
    async answers(quoteId: string): Promise<StoredAnswer[]> {
      return v.parse(StoredAnswersSchema, await (await ask(roomPaths.answers, { quoteId })).json());
    },
    /** What the room tells about answers after a sequence (`RoomEvent`). */
    async stream(quoteId: string, after: number): Promise<ReadableStream<Uint8Array>> {
      const { body } = await ask(roomPaths.stream, { quoteId, after: String(after) });
      if (body === null) throw new Error("quote room told nothing");
      return body;
    },
    /** Puts a confirmed offer in place of the one with the same id. */
    async confirm(quoteId: string, confirmed: AnsweredOffer): Promise<void> {
      await (await ask(roomPaths.confirm, { quoteId }, confirmed)).body?.cancel();
    },
  };
}

export type QuoteRooms = ReturnType<typeof createQuoteRooms>;
