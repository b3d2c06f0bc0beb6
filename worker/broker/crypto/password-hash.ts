import { scrypt, timingSafeEqual } from "node:crypto";
import { decodeBase64, encodeBase64 } from "#shared/crypto/base64.ts";
import { createHashTurns } from "./hash-turns.ts";

interface Parameters {
  /** N, cost in time and memory: 128 × N × r bytes. */
  readonly cost: number;
  /** r. */
  readonly blockSize: number;
  /** p. */
  readonly parallelization: number;
}

/** N: with r=8 and p=5, 16 MiB a hash, which a worker can afford; OWASP Password Storage Cheat Sheet takes it as equal to N=2^17, p=1. */
export const usualCost = 2 ** 14;
const keyBytes = 32;
export const passwordSaltBytes = 16;

const turns = createHashTurns();

/** `scrypt$N$r$p$salt$key`, salt and key in base64. */
const stored = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([^$]+)\$([^$]+)$/;

/** The same password typed on another keyboard may come as other code points; NFC makes them one (RFC 8265). */
const derive = (password: string, salt: Uint8Array, parameters: Parameters): Promise<Uint8Array> =>
  turns.take(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFC"), salt, keyBytes, parameters, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );

/** Hashes of passwords by scrypt (RFC 7914), their parameters beside them, so that they can grow. */
export function createPasswordHashes(cost: number, randomBytes: (count: number) => Uint8Array) {
  const current: Parameters = { cost, blockSize: 8, parallelization: 5 };
  const prefix = `scrypt$${current.cost}$${current.blockSize}$${current.parallelization}$`;
  const nobodys = `${prefix}${encodeBase64(new Uint8Array(passwordSaltBytes))}$${encodeBase64(new Uint8Array(keyBytes))}`;
  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(passwordSaltBytes);
      const key = await derive(password, salt, current);
      return `${prefix}${encodeBase64(salt)}$${encodeBase64(key)}`;
    },
    /**
     * Whether a password is that of a hash; compared in constant time. A hash that is none of ours fits no password. One that
     * is empty or not there, of whoever has none, takes its time all the same.
     */
    async isRight(hash: string | null | undefined, password: string): Promise<boolean> {
      const [, storedCost, blockSize, parallelization, saltText = "", keyText = ""] =
        stored.exec(hash || nobodys) ?? [];
      const [salt, key] = [decodeBase64(saltText), decodeBase64(keyText)];
      if (!salt.ok || !key.ok || key.value.length !== keyBytes) return false;
      const parameters = {
        cost: Number(storedCost),
        blockSize: Number(blockSize),
        parallelization: Number(parallelization),
      };
      return timingSafeEqual(await derive(password, salt.value, parameters), key.value);
    },
    /** Whether so many more hashes would have their turn within seconds; they count as coming. Otherwise whoever asks is told to come back. */
    admits: turns.admits,
    /** Whether a hash was made with other parameters than new ones are. */
    isOutdated: (hash: string): boolean => !hash.startsWith(prefix),
  };
}

export type PasswordHashes = ReturnType<typeof createPasswordHashes>;
