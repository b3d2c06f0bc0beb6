import { timingSafeEqual } from "node:crypto";
import { base64url } from "jose";
import type { Links } from "#shared/page-request.ts";
import { createShortCodes } from "./short-code.ts";

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
  const sign = async (text: string) =>
    new Uint8Array(await crypto.subtle.sign("HMAC", await importKey(), encoder.encode(text)));
  const signature = async (id: string) =>
    base64url.encode((await sign(`quote:${id}`)).subarray(0, signatureBytes));
  return {
    ...createShortCodes(sign),
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
