import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";

/** Bytes → standard Base64 with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = "";
  // As many arguments as a call may have on any engine.
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary);
}

/** Standard Base64 → bytes. */
export function decodeBase64(text: string): Result<Uint8Array<ArrayBuffer>, "malformed"> {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return err("malformed");
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    // Not `Uint8Array.from`, which takes fifty times as long: a policy's papers are kept in this form.
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return ok(bytes);
  } catch {
    return err("malformed");
  }
}
