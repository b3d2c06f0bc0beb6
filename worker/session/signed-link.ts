import type { Links } from "#shared/page-request.ts";

const signatureBytes = 12;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Signed public addresses: `<uuid>.<signature>`. They hold no personal data and cannot be guessed or altered
 * (HMAC-SHA-256 cut to 96 bits, RFC 2104 §5).
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
    return base64Url(new Uint8Array(bytes).subarray(0, signatureBytes));
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

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Compares in a time that does not depend on where the two differ. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index++) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}
