import { html } from "hono/html";
import { renderToReadableStream } from "react-dom/server.node";
import { WaitingFrame } from "#client/waiting-frame.tsx";
import { waitedText } from "#shared/copy/waiting.ts";
import { inTime } from "#shared/in-time.ts";
import { toldSeconds } from "#shared/waited.ts";
import { waitingStart } from "./document.ts";

/** Ids of the frame and, in it, of what is said. */
const frame = "bekleyen";
const said = "beklenen";
/** How often it is looked whether there is something else to say, in milliseconds. */
const everyMs = 1_000;

interface WaitingOptions {
  /** The site's name. */
  readonly name: string;
  readonly nonce: string;
  /** What is waited for. */
  readonly what: string;
  /** How long it has been waited for already, in milliseconds. */
  readonly waitedMs: number;
}

/** What the waiting leads to: the page's own document, or an address. */
export type Outcome =
  | {
      readonly body: ReadableStream<Uint8Array>;
      /** An address to be asked for beside it. */
      readonly beside: string | undefined;
    }
  | { readonly to: string };

/**
 * A document that begins before anybody knows what it will be: what is waited for and since when, then, in the same answer,
 * the page itself in its place. It needs no script. An outcome that is somewhere else is gone to by the browser.
 */
export function waitingDocument(
  outcome: Promise<Outcome>,
  options: WaitingOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = piecesOf(outcome, options);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    cancel: async () => void (await pieces.return()),
  });
}

async function* piecesOf(
  outcome: Promise<Outcome>,
  { name, nonce, what, waitedMs }: WaitingOptions,
): AsyncGenerator<string | Uint8Array, void> {
  const [before = "", after = ""] = (await frameMarkup(name)).split(mark);
  const since = Date.now() - waitedMs;
  yield waitingStart(nonce, before, { frame, said });
  let told: number | undefined;
  let there: Outcome | undefined;
  while (there === undefined) {
    const seconds = toldSeconds(Date.now() - since);
    if (seconds !== told) yield String(html`<p>${waitedText(what, seconds)}</p>`);
    told = seconds;
    there = await inTime(outcome, everyMs);
  }
  yield `${mark}${after}</div>`;
  if ("to" in there) return yield* leadOn(there.to);
  yield `<style nonce="${nonce}">#${frame}{display:none}</style><script nonce="${nonce}">document.getElementById("${frame}").remove()</script>`;
  // Nothing that is seen: what it brings is its cookies.
  if (there.beside !== undefined) yield String(html`<img src="${there.beside}" alt="" hidden />`);
  const reader = there.body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
}

function* leadOn(to: string): Generator<string> {
  yield `${String(html`<meta http-equiv="refresh" content="0;url=${to}" />`)}</body></html>`;
}

/** Where what is said ends; it stays open as long as there may be more. */
const mark = "</div></section>";

const frameMarkup = async (name: string): Promise<string> =>
  new Response(await renderToReadableStream(<WaitingFrame name={name} said={said} />)).text();
