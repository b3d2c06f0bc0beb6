import type { DurableObjectNamespace } from "@cloudflare/workers-types";

/** Paths of a quote room, the object that asks the insurers. */
export const roomPaths = { start: "/start", stream: "/stream" } as const;

const origin = "http://quote-room";

export function createQuoteRooms(namespace: DurableObjectNamespace) {
  const fetchRoom = (quoteId: string) => {
    const stub = namespace.get(namespace.idFromName(quoteId));
    return stub.fetch.bind(stub) as unknown as typeof fetch;
  };
  return {
    /** Begins to ask; asking goes on without anybody waiting. Repeating it changes nothing. */
    async start(quoteId: string): Promise<void> {
      const url = `${origin}${roomPaths.start}?quoteId=${quoteId}`;
      const response = await fetchRoom(quoteId)(url, { method: "POST" });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`quote room answered ${response.status}`);
    },
    /** Server-sent events of the answers after a sequence. */
    stream(quoteId: string, after: number): Promise<Response> {
      return fetchRoom(quoteId)(`${origin}${roomPaths.stream}?after=${after}`);
    },
  };
}
