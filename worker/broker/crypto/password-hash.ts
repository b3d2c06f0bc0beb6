import { scrypt, timingSafeEqual } from "node:crypto";
import { decodeBase64, encodeBase64 } from "#shared/crypto/base64.ts";

interface Parameters {
  /** N, cost in time and memory: 128 × N × r bytes. */
  readonly cost: number;
  /** r. */
  readonly blockSize: number;
  /** p. */
  readonly parallelization: number;
}

/** 16 MiB a hash, which a worker can afford; OWASP Password Storage Cheat Sheet takes it as equal to N=2^17, p=1. */
const current: Parameters = { cost: 2 ** 14, blockSize: 8, parallelization: 5 };
const keyBytes = 32;
export const passwordSaltBytes = 16;

/** `scrypt$N$r$p$salt$key`, salt and key in base64. */
const stored = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([^$]+)\$([^$]+)$/;

const prefixOf = ({ cost, blockSize, parallelization }: Parameters): string =>
  `scrypt$${cost}$${blockSize}$${parallelization}$`;

/** No password's hash, for where there is none to compare with: checking takes as long and fails. */
export const nobodysHash = `${prefixOf(current)}${encodeBase64(new Uint8Array(passwordSaltBytes))}$${encodeBase64(new Uint8Array(keyBytes))}`;

/** The same password typed on another keyboard may come as other code points; NFC makes them one (RFC 8265). */
function derive(password: string, salt: Uint8Array, parameters: Parameters): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, keyBytes, parameters, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** scrypt (RFC 7914) of a password with its parameters beside it, so that they can grow. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const key = await derive(password, salt, current);
  return `${prefixOf(current)}${encodeBase64(salt)}$${encodeBase64(key)}`;
}

/**
 * Whether a password is that of a hash; compared in constant time. A hash that is none of ours fits no password, and an
 * empty one, of whoever has none, takes its time all the same.
 */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, cost, blockSize, parallelization, saltText = "", keyText = ""] =
    stored.exec(hash === "" ? nobodysHash : hash) ?? [];
  const [salt, key] = [decodeBase64(saltText), decodeBase64(keyText)];
  if (!salt.ok || !key.ok || key.value.length !== keyBytes) return false;
  const parameters = {
    cost: Number(cost),
    blockSize: Number(blockSize),
    parallelization: Number(parallelization),
  };
  return timingSafeEqual(await derive(password, salt.value, parameters), key.value);
}

/** Whether a hash was made with other parameters than new ones are. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(prefixOf(current));
