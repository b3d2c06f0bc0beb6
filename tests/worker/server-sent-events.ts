export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Events of a stream: so many and then the connection is dropped, or all of them. Comments are left out. */
export async function readEvents(
  response: Response,
  count = Number.POSITIVE_INFINITY,
): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = [];
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of response.body ?? []) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    events.push(...blocks.filter((block) => !block.startsWith(":")).map(parseEvent));
    if (events.length >= count) break;
  }
  return events.slice(0, count);
}

function parseEvent(block: string): ServerSentEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  return { event: field("event") ?? "message", data: field("data") ?? "", id: field("id") };
}
