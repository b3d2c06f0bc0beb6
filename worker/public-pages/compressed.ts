import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { acceptsBrotli } from "#shared/accepts-brotli.ts";
import type { StoredPage } from "./page-store.ts";

const compress = promisify(brotliCompress);

/** A sixteenth less than the 4 of fast servers for hardly more time; the 9 to 11 take a hundred times as long for as much again. */
const quality = 6;

/** The page with its bytes in Brotli beside it, which many are sent. */
export async function compressed(page: StoredPage): Promise<StoredPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.bytes.length,
  };
  return { ...page, brotli: new Uint8Array(await compress(page.bytes, { params })) };
}

/**
 * Whether whoever asks takes Brotli. What the platform says of the client counts: the header it hands on is its own, and it decodes
 * for who takes none.
 */
export function takesBrotli(request: Request & { readonly cf?: unknown }): boolean {
  const { cf } = request;
  const said =
    typeof cf === "object" && cf !== null && "clientAcceptEncoding" in cf
      ? cf.clientAcceptEncoding
      : request.headers.get("Accept-Encoding");
  return acceptsBrotli(String(said));
}
