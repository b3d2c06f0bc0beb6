import { decodeBase64, encodeBase64 } from "#shared/crypto/base64.ts";

const nonceBytes = 12;
const encoder = new TextEncoder();
type Bytes = Uint8Array<ArrayBuffer>;

/** Data keys by id: `current` writes, all of them read. Rotation adds a key and moves `current`. */
export interface DataKeys {
  readonly current: string;
  /** 32 bytes each. */
  readonly keys: Readonly<Record<string, Bytes>>;
}

/** What a column belongs to, "table.column"; a sealed value moved to another column does not open. */
export type SealContext = `${string}.${string}`;

/** Thrown for a value that is not ours, was altered, or whose key is gone. Its message holds nothing of the value. */
export class VaultError extends Error {
  override readonly name = "VaultError";
}

/** Encryption of personal data at rest. */
export interface Vault {
  seal(context: SealContext, plain: string): Promise<string>;
  /** Rejects with `VaultError`. */
  open(context: SealContext, sealed: string): Promise<string>;
}

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce and the column as associated data. A sealed text is
 * `<key id>.<base64 of nonce and cipher text>`.
 */
export function createVault({ current, keys }: DataKeys): Vault {
  const importKey = async (id: string, usage: "encrypt" | "decrypt"): Promise<CryptoKey> => {
    const bytes = Object.hasOwn(keys, id) ? keys[id] : undefined;
    if (bytes === undefined) throw new VaultError(`no key "${id}"`);
    return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, [usage]);
  };
  const parameters = (context: SealContext, iv: Bytes) => ({
    name: "AES-GCM",
    iv,
    additionalData: encoder.encode(context),
  });
  return {
    async seal(context, plain) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const key = await importKey(current, "encrypt");
      const cipher = await crypto.subtle.encrypt(
        parameters(context, nonce),
        key,
        encoder.encode(plain),
      );
      return `${current}.${encodeBase64(new Uint8Array([...nonce, ...new Uint8Array(cipher)]))}`;
    },
    async open(context, sealed) {
      const dot = sealed.indexOf(".");
      const bytes = decodeBase64(sealed.slice(dot + 1));
      if (dot < 1 || !bytes.ok) throw new VaultError("not a sealed text");
      const key = await importKey(sealed.slice(0, dot), "decrypt");
      const nonce = bytes.value.slice(0, nonceBytes);
      try {
        const cipher = bytes.value.slice(nonceBytes);
        const plain = await crypto.subtle.decrypt(parameters(context, nonce), key, cipher);
        return new TextDecoder("utf-8", { ignoreBOM: true }).decode(plain);
      } catch {
        throw new VaultError("does not open");
      }
    },
  };
}
