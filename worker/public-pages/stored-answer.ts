import { statusCodes } from "#shared/codes.ts";
import { dataRequestHeader } from "#shared/data-request.ts";
import type { Vars } from "#worker/env.ts";
import type { StoredPage } from "./page-store.ts";

const notModified = 304;

/** A kept page as an answer; without its bytes for whose browser has them. */
export function storedAnswer(
  request: Request,
  { status, bytes, etag, policy }: StoredPage,
  { HTML_CONTENT_ENCODING }: Vars,
): Response {
  const headers = new Headers({
    "Cache-Control": "private, no-cache",
    "Content-Security-Policy": policy,
    ETag: etag,
    Vary: dataRequestHeader,
  });
  const known = (request.headers.get("If-None-Match") ?? "").split(/,\s*/);
  // A page that is not there stays not there.
  const isKnown = status === statusCodes.ok && (known.includes(etag) || known.includes("*"));
  if (isKnown) return new Response(null, { status: notModified, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (HTML_CONTENT_ENCODING) headers.set("Content-Encoding", HTML_CONTENT_ENCODING);
  return new Response(bytes, { status, headers });
}
