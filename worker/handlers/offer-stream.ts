import type { Context } from "hono";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { EdgeContext } from "#worker/context.ts";
import { refusal } from "#worker/refusal.ts";

const eventStreamType = "text/event-stream";

/**
 * The live answers of a quote as server-sent events. A dropped connection goes on where it was: browsers send the last
 * event's id back, and the id is the answer's sequence.
 */
export async function offerStream(context: Context<EdgeContext>): Promise<Response> {
  const { links } = context.get("deps");
  const quoteId = await links.verify(context.req.param("quote") ?? "");
  if (quoteId === undefined) {
    return refusal(context, statusCodes.notFound, upstreamCopy.unknownEndpoint);
  }
  const last = context.req.header("Last-Event-ID") ?? context.req.query("son") ?? "0";
  const after = /^\d{1,6}$/.test(last) ? Number(last) : 0;
  const upstream = await context
    .get("api")
    .streamOffers(quoteId, after, context.req.raw.signal)
    .catch(() => undefined);
  if (upstream === undefined || upstream.body === null || !isEventStream(upstream)) {
    await upstream?.body?.cancel();
    return refusal(context, statusCodes.upstreamFailed, upstreamCopy.unavailable);
  }
  return new Response(untilItBreaks(upstream.body), {
    headers: {
      "Content-Type": `${eventStreamType}; charset=utf-8`,
      "Cache-Control": "no-store",
      "Content-Encoding": "identity",
      "X-Accel-Buffering": "no",
    },
  });
}

function isEventStream({ ok, headers }: Response): boolean {
  const type = headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  return ok && type === eventStreamType;
}

/** The same bytes; where the source breaks off, they simply end, and the browser asks for the rest. */
function untilItBreaks(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const next = await reader.read().catch(() => undefined);
      if (next?.value === undefined) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
