import { EncryptJWT, base64url, jwtDecrypt } from "jose";
import * as v from "valibot";
import type { Seals } from "#shared/page-request.ts";
import type { KeyRing } from "#worker/env.ts";

const algorithm = { alg: "dir", enc: "A256CBC-HS512" } as const;
const issuer = "yelkovan";

/**
 * Seals values into cookies as JWE compact text. A256CBC-HS512 (RFC 7518 §5.2.5) encrypts and signs with the two halves
 * of one 64-byte key, so the browser can neither read nor change what it carries. The key id in the header picks the key,
 * so older keys still read while the current one writes.
 */
export type SessionCodec = Seals;

export function createSessionCodec(ring: KeyRing, now: () => number): SessionCodec {
  const keyOf = (id: string) => {
    const text = ring.keys[id];
    return text === undefined ? undefined : base64url.decode(text);
  };
  return {
    async seal(purpose, value, maxAgeSeconds) {
      const seconds = Math.floor(now() / 1000);
      return new EncryptJWT({ value })
        .setProtectedHeader({ ...algorithm, kid: ring.current })
        .setIssuer(issuer)
        .setAudience(purpose)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + maxAgeSeconds)
        .encrypt(keyOf(ring.current)!);
    },
    async open(purpose, sealed, schema) {
      try {
        const { payload } = await jwtDecrypt(sealed, (header) => keyOf(header.kid ?? "")!, {
          issuer,
          audience: purpose,
          currentDate: new Date(now()),
          keyManagementAlgorithms: [algorithm.alg],
          contentEncryptionAlgorithms: [algorithm.enc],
        });
        const parsed = v.safeParse(schema, payload["value"]);
        return parsed.success ? parsed.output : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
