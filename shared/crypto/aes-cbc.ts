import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { decodeBase64, encodeBase64 } from "./base64.ts";

const saltBytes = 16;
type Bytes = Uint8Array<ArrayBuffer>;

function importKey(key: Bytes, usage: "encrypt" | "decrypt"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, "AES-CBC", false, [usage]);
}

function readSalt(salt: string): Bytes | null {
  const bytes = decodeBase64(salt);
  return bytes.ok && bytes.value.length === saltBytes ? bytes.value : null;
}

/** AES-CBC with PKCS#7 padding (NIST SP 800-38A). Key of 16 or 32 bytes, iv of 16. */
export async function encryptBytes(plain: Bytes, key: Bytes, iv: Bytes): Promise<Bytes> {
  const encrypted = await crypto.subtle.encrypt(
    { name: "AES-CBC", iv },
    await importKey(key, "encrypt"),
    plain,
  );
  return new Uint8Array(encrypted);
}

/** Reverse of `encryptBytes`; rejects when the padding is wrong. */
export async function decryptBytes(cipher: Bytes, key: Bytes, iv: Bytes): Promise<Bytes> {
  const plain = await crypto.subtle.decrypt(
    { name: "AES-CBC", iv },
    await importKey(key, "decrypt"),
    cipher,
  );
  return new Uint8Array(plain);
}

/**
 * Wraps a password for the wire. The Salt of a key request is Base64 of 16 random bytes, used once; the same bytes
 * serve as the AES-128 key and as the iv. The result is Base64 of the cipher text. This hides a password from a
 * request log; its secrecy rests on TLS.
 */
export async function encryptWithSalt(
  plain: string,
  salt: string,
): Promise<Result<string, "bad-salt">> {
  const key = readSalt(salt);
  if (!key) return err("bad-salt");
  return ok(encodeBase64(await encryptBytes(new TextEncoder().encode(plain), key, key)));
}

/** Reverse of `encryptWithSalt`. What does not decrypt to UTF-8 text is `bad-cipher-text`. */
export async function decryptWithSalt(
  cipher: string,
  salt: string,
): Promise<Result<string, "bad-salt" | "bad-cipher-text">> {
  const key = readSalt(salt);
  if (!key) return err("bad-salt");
  const bytes = decodeBase64(cipher);
  if (!bytes.ok) return err("bad-cipher-text");
  try {
    const plain = await decryptBytes(bytes.value, key, key);
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(plain));
  } catch {
    return err("bad-cipher-text");
  }
}
