import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";

/** Bytes → standard Base64 with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Standard Base64 → bytes. */
export function decodeBase64(text: string): Result<Uint8Array<ArrayBuffer>, "malformed"> {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return err("malformed");
  try {
    return ok(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
  } catch {
    return err("malformed");
  }
}
