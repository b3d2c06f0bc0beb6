import { statusCodes } from "#shared/codes.ts";
import { dataRequestHeader } from "#shared/data-request.ts";
import type { Vars } from "#worker/env.ts";
import { takesBrotli } from "./compressed.ts";
import type { StoredPage } from "./page-store.ts";

const notModified = 304;

/** A kept page as an answer, compressed for who takes that; without its bytes for whose browser has them. */
export function storedAnswer(
  request: Request,
  { status, bytes, brotli, etag, policy }: StoredPage,
  { HTML_CONTENT_ENCODING }: Vars,
): Response {
  const headers = new Headers({
    "Cache-Control": "private, no-cache",
    "Content-Security-Policy": policy,
    ETag: etag,
    Vary: `${dataRequestHeader}, Accept-Encoding`,
  });
  const known = (request.headers.get("If-None-Match") ?? "").split(/,\s*/);
  // A page that is not there stays not there.
  const isKnown = status === statusCodes.ok && (known.includes(etag) || known.includes("*"));
  if (isKnown) return new Response(null, { status: notModified, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (brotli !== undefined && takesBrotli(request)) {
    headers.set("Content-Encoding", "br");
    const init = { status, headers, encodeBody: "manual" };
    return new Response(brotli, init);
  }
  if (HTML_CONTENT_ENCODING) headers.set("Content-Encoding", HTML_CONTENT_ENCODING);
  return new Response(bytes, { status, headers });
}
