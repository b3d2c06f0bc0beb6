import { EncryptJWT, base64url, jwtDecrypt } from "jose";
import * as v from "valibot";
import type { Seals } from "#shared/page-request.ts";
import type { KeyRing } from "#worker/env.ts";

/** AES-GCM (RFC 7518 §5.3) with keys of 32 bytes; with older ones, of 64, AES-CBC and HMAC (§5.2.5), which cost three times as much. */
const [usual, older] = ["A256GCM", "A256CBC-HS512"] as const;
const olderKeyBytes = 64;
const issuer = "yelkovan";

/**
 * Seals values into cookies as JWE compact text (RFC 7516), so that the browser can neither read nor change what it carries. The
 * key id in the header picks the key, so older keys still read while the current one writes.
 */
export type SessionCodec = Seals;

export function createSessionCodec(ring: KeyRing, now: () => number): SessionCodec {
  const ready = new Map<string, CryptoKey | Uint8Array>();
  /** Throws for an id that the ring does not have. */
  async function keyOf(id: string): Promise<CryptoKey | Uint8Array> {
    const known = ready.get(id);
    if (known !== undefined) return known;
    const bytes = new Uint8Array(base64url.decode(ring.keys[id] ?? ""));
    const key =
      bytes.length === olderKeyBytes
        ? bytes
        : await crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
    ready.set(id, key);
    return key;
  }
  return {
    async seal(purpose, value, maxAgeSeconds) {
      const seconds = Math.floor(now() / 1000);
      const key = await keyOf(ring.current);
      const enc = key instanceof Uint8Array ? older : usual;
      return new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc, kid: ring.current })
        .setIssuer(issuer)
        .setAudience(purpose)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + maxAgeSeconds)
        .encrypt(key);
    },
    async open(purpose, sealed, schema) {
      try {
        const { payload } = await jwtDecrypt(sealed, ({ kid = "" }) => keyOf(kid), {
          issuer,
          audience: purpose,
          currentDate: new Date(now()),
          keyManagementAlgorithms: ["dir"],
          // Neither takes a key of the other.
          contentEncryptionAlgorithms: [usual, older],
        });
        const parsed = v.safeParse(schema, payload["value"]);
        return parsed.success ? parsed.output : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
