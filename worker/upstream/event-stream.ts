import { statusCodes } from "#shared/codes.ts";
import { statusOfFailure } from "./transport.ts";

export const eventStreamType = "text/event-stream";

/** How long the head of a stream is waited for, in milliseconds. */
const firstByteMs = 5_000;

/** A stream without a word for so long is dead, in milliseconds: a room says every 15 seconds that it lives. */
const idleMs = 40_000;

function isEventStream({ ok, headers }: Response): boolean {
  const type = headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  return ok && type === eventStreamType;
}

/** The same bytes; where the source breaks off or falls silent they simply end, and the browser asks for the rest. */
function untilItBreaks(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const next = () =>
    new Promise<Uint8Array | undefined>((resolve) => {
      const timer = setTimeout(resolve, idleMs);
      void reader
        .read()
        .then(({ value }) => resolve(value))
        .catch(() => resolve(undefined))
        .finally(() => clearTimeout(timer));
    });
  return new ReadableStream({
    async pull(controller) {
      const bytes = await next();
      if (bytes !== undefined) return controller.enqueue(bytes);
      controller.close();
      await reader.cancel().catch(() => {});
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * Opens an event stream. What is none, whatever its status says, and what does not begin in time is a response without a body
 * and with the status of the failure; a refusal keeps its own. A connection that breaks at once is tried a second time.
 *
 * @param signal ends the stream when whoever listens goes away
 */
export async function openEventStream(
  send: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  const opening = new AbortController();
  const timer = setTimeout(() => opening.abort(new DOMException("", "TimeoutError")), firstByteMs);
  const either = AbortSignal.any([signal, opening.signal]);
  const once = () =>
    Promise.race([
      send(either),
      new Promise<never>((_resolve, reject) =>
        either.addEventListener("abort", () => reject(either.reason as Error), { once: true }),
      ),
    ]);
  try {
    const response = await once().catch((error: unknown) => {
      if (either.aborted) throw error;
      return once();
    });
    if (isEventStream(response) && response.body !== null) {
      return new Response(untilItBreaks(response.body), response);
    }
    await response.body?.cancel();
    const status = response.status >= 400 ? response.status : statusCodes.upstreamFailed;
    return new Response(null, { status });
  } catch (error) {
    return new Response(null, { status: statusOfFailure(error) });
  } finally {
    clearTimeout(timer);
  }
}
