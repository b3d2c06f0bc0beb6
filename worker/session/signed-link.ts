import { timingSafeEqual } from "node:crypto";
import { base64url } from "jose";
import type { Links } from "#shared/page-request.ts";

const signatureBytes = 16;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Signed public addresses: `<uuid>.<signature>`. They hold no personal data and cannot be guessed or altered
 * (HMAC-SHA-256 cut to 128 bits, RFC 2104 §5).
 */
export function createSignedLink(secret: string): Links {
  const encoder = new TextEncoder();
  const importKey = () =>
    crypto.subtle.importKey(
      "raw",
      encoder.encode(secret),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
  const signature = async (id: string) => {
    const bytes = await crypto.subtle.sign(
      "HMAC",
      await importKey(),
      encoder.encode(`quote:${id}`),
    );
    return base64url.encode(new Uint8Array(bytes).subarray(0, signatureBytes));
  };
  return {
    sign: async (id) => `${id}.${await signature(id)}`,
    async verify(link) {
      const [id = "", given = "", rest] = link.split(".");
      if (rest !== undefined || !uuid.test(id)) return undefined;
      return isSame(given, await signature(id)) ? id : undefined;
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
