import { createHmac } from "node:crypto";
import { isSameText } from "./hmac.ts";

const stepMs = 30_000;
const digits = 6;
/** Clocks of phones are a little off: the step before and the one after are taken too. */
const drift = 1;
export const totpSecretBytes = 20;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base 32 (RFC 4648) without padding, as authenticators take a secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Bytes of base 32 without padding; signs that are none of its count as nothing. */
export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(5, "0"))
    .join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}

/** The time step of an instant (epoch ms). */
export const totpStepAt = (now: number): number => Math.floor(now / stepMs);

/** The code of a time step: HMAC-SHA-1 truncated to six digits (RFC 6238, RFC 4226). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = mac[mac.length - 1]! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * The time step a code belongs to, if it is one of those around an instant and later than the last one used; a code is
 * good once.
 */
export function totpStepOf(
  secret: string,
  code: string,
  lastStep: number,
  now: number,
): number | undefined {
  const current = totpStepAt(now);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => current - drift + index);
  return steps.find((step) => step > lastStep && isSameText(totpCode(secret, step), code));
}

/** The address by which an authenticator takes a secret in (Key URI Format). */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}
