import { constants } from "node:zlib";
import compression from "compression";

const eventStream = /^text\/event-stream\b/;

/**
 * Compresses what the platform would: pages, which are handed on as they are written, and files, but no event streams. What is
 * measured against a local server is then what visitors get.
 */
export const compressAnswers = compression({
  flush: constants.Z_SYNC_FLUSH,
  brotli: { flush: constants.BROTLI_OPERATION_FLUSH },
  filter: (request, response) =>
    !eventStream.test(String(response.getHeader("Content-Type"))) &&
    compression.filter(request, response),
});
