import { timingSafeEqual } from "node:crypto";

const encoder = new TextEncoder();
type Bytes = Uint8Array<ArrayBuffer>;

/** HMAC-SHA-256 (RFC 2104) of a text's UTF-8 bytes. */
export async function hmacSha256(key: Bytes, text: string): Promise<Bytes> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(text)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** HMAC-SHA-256 as 64 lower-case hexadecimal digits. */
export async function hmacSha256Hex(key: Bytes, text: string): Promise<string> {
  return toHex(await hmacSha256(key, text));
}

/** Compares two texts in a time that depends on their lengths only. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [encoder.encode(one), encoder.encode(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
