import { gunzipSync, gzipSync } from "node:zlib";
import { decodeBase64, encodeBase64 } from "#shared/crypto/base64.ts";

/** A long text made shorter before it is sealed: gzip (RFC 1952), in base64. */
export const packText = (text: string): string => encodeBase64(new Uint8Array(gzipSync(text)));

/** The text again. Throws on what is not packed. */
export function unpackText(packed: string): string {
  const bytes = decodeBase64(packed);
  if (!bytes.ok) throw new Error("not a packed text");
  return new TextDecoder().decode(gunzipSync(bytes.value));
}
