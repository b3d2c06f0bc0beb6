import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { EdgeContext } from "#worker/context.ts";
import { refusal } from "#worker/refusal.ts";
import { eventStreamType } from "#worker/upstream/event-stream.ts";

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
  const stream = await context.get("api").streamOffers(quoteId, after, context.req.raw.signal);
  if (stream.body === null) {
    const isRefused = stream.status < statusCodes.serverError;
    const status = isRefused ? statusCodes.upstreamFailed : stream.status;
    return refusal(context, status as ContentfulStatusCode, upstreamCopy.unavailable);
  }
  return new Response(stream.body, {
    headers: {
      "Content-Type": `${eventStreamType}; charset=utf-8`,
      "Cache-Control": "no-store",
      "Content-Encoding": "identity",
      "X-Accel-Buffering": "no",
    },
  });
}
