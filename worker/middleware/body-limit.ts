import { createMiddleware } from "hono/factory";
import { statusCodes } from "#shared/codes.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import type { EdgeContext } from "#worker/context.ts";
import { discardBody } from "#worker/discard-body.ts";
import { refusal } from "#worker/refusal.ts";

interface BodyLimit {
  readonly isExcepted?: (path: string) => boolean;
  /** Why a body is refused. */
  readonly message?: string;
}

/**
 * Largest body a route takes, in bytes; uploads travel as base64 inside it. A body that does not say how long it is gets
 * read here, and the rest of a too long one is read away, so that its connection serves the next request.
 */
export const limitBody = (
  maxBytes: number,
  { isExcepted = () => false, message = upstreamCopy.tooLarge }: BodyLimit = {},
) =>
  createMiddleware<EdgeContext>(async (context, next) => {
    const { raw, path } = context.req;
    if (raw.body === null || isExcepted(path)) return next();
    const refuse = () => refusal(context, statusCodes.tooLarge, message);
    const length = raw.headers.get("Content-Length");
    if (length !== null && !raw.headers.has("Transfer-Encoding")) {
      return Number(length) > maxBytes ? refuse() : next();
    }
    const body = await readAtMost(raw.body.getReader(), maxBytes);
    if (body === undefined) return refuse();
    context.req.raw = new Request(raw, { method: raw.method, body });
    return next();
  });

/** The whole body; undefined when it is longer. */
async function readAtMost(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Blob | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces);
    size += value.byteLength;
    if (size <= maxBytes) {
      pieces.push(value);
      continue;
    }
    await discardBody(reader);
    return undefined;
  }
}
