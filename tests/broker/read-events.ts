export interface StreamEvent {
  readonly id: number;
  readonly event: string;
  readonly data: {
    readonly FirmId?: string;
    readonly FirmName?: string;
    readonly PackageName?: string;
    readonly State?: string;
    readonly Reason?: string;
  };
}

function parseEvents(text: string): StreamEvent[] {
  const blocks = text.split("\n\n").filter((block) => block.includes("event: "));
  return blocks.map((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
    return { id: Number(field("id")), event: field("event"), data: JSON.parse(field("data")) };
  });
}

/** Reads a stream of offers to its end, or until `count` answers have come. */
export async function readEvents(response: Response, count = Infinity): Promise<StreamEvent[]> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parseEvents(text);
    text += decoder.decode(value, { stream: true });
    const events = parseEvents(text.slice(0, text.lastIndexOf("\n\n") + 2));
    if (events.length >= count) {
      await reader.cancel();
      return events.slice(0, count);
    }
  }
}
