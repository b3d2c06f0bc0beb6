import { namesIn } from "./used-styles.ts";

export interface DocumentParts {
  /** What comes before the markup, by the names (`namesIn`) of what is there at once. */
  readonly start: (names: ReadonlySet<string>) => string;
  /** What has to come before markup that has these names besides. */
  readonly beforeOthers: (names: ReadonlySet<string>) => string;
  /** What comes after all of it. */
  readonly end: () => string;
}

/** The document around React's markup, written burst by burst. */
export function documentStream(
  markup: ReadableStream<Uint8Array>,
  parts: DocumentParts,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = markup.getReader();
  const texts = textsOf(burstsOf(reader), parts);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function* textsOf(
  bursts: AsyncIterable<string>,
  { start, beforeOthers, end }: DocumentParts,
): AsyncGenerator<string, void> {
  let known: Set<string> | undefined;
  for await (const burst of bursts) {
    const names = namesIn(burst);
    if (known === undefined) {
      known = names;
      yield start(names) + burst;
      continue;
    }
    const others = new Set<string>();
    for (const name of names) if (!known.has(name)) others.add(name);
    for (const name of others) known.add(name);
    yield others.size === 0 ? burst : beforeOthers(others) + burst;
  }
  yield end();
}

/**
 * What React has ready at one time, together: its chunks have a size and no meaning, and the first of them alone would not
 * tell what the page has.
 */
async function* burstsOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let chunk = await reader.read();
  while (!chunk.done) {
    let text = decoder.decode(chunk.value, { stream: true });
    const pause = new Promise<undefined>((resolve) => setTimeout(resolve, 0));
    let next = reader.read();
    let ready = await Promise.race([next, pause]);
    while (ready?.done === false) {
      text += decoder.decode(ready.value, { stream: true });
      next = reader.read();
      ready = await Promise.race([next, pause]);
    }
    yield text;
    chunk = await next;
  }
}
