import type { ReactNode } from "react";
import { Suspense, use } from "react";

/** One chunk of encoded data and the promise of the next; a linked list that React can render as it arrives. */
export interface DataChunk {
  readonly text: string | undefined;
  readonly next: Promise<DataChunk>;
}

/** Starts reading; resolves with the first chunk, so that the shell already carries it. */
export function readChunks(stream: ReadableStream<string>): Promise<DataChunk> {
  const reader = stream.getReader();
  const read = async (): Promise<DataChunk> => {
    const { done, value } = await reader.read();
    if (done) return { text: undefined, next: new Promise<never>(() => {}) };
    const chunk: { text: string; next: Promise<DataChunk> } = { text: value, next: read() };
    chunk.next.catch(() => {});
    return chunk;
  };
  return read();
}

/** Text inside a script element: valid JSON that cannot end the element. */
const inScript = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c");

interface ScriptsProps {
  readonly chunk: DataChunk;
  readonly nonce?: string;
}

/**
 * Writes the loaders' data into the page while it streams: each chunk is a nonce'd script that pushes text to
 * `window.pageData`, and the last one pushes null. React holds the response open until the last chunk is out.
 *
 * The element around them is needed: a pending boundary at the very top might still bring the document's head, so React
 * would hold the whole page back for it.
 */
export function DataScripts(props: ScriptsProps): ReactNode {
  return (
    <div hidden>
      <Scripts {...props} />
    </div>
  );
}

function Scripts({ chunk, ...own }: ScriptsProps): ReactNode {
  const text = chunk.text === undefined ? "null" : inScript(chunk.text);
  return (
    <>
      <script
        {...own}
        dangerouslySetInnerHTML={{ __html: `(window.pageData??=[]).push(${text})` }}
      />
      {chunk.text === undefined ? null : (
        <Suspense fallback={null}>
          <NextScripts next={chunk.next} {...own} />
        </Suspense>
      )}
    </>
  );
}

interface NextProps extends Pick<ScriptsProps, "nonce"> {
  readonly next: Promise<DataChunk>;
}

function NextScripts({ next, ...own }: NextProps): ReactNode {
  return <Scripts chunk={use(next)} {...own} />;
}
