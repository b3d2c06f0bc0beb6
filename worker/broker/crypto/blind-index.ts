import { hmacSha256Hex } from "./hmac.ts";

/** What an index is for; the same value has another index for another purpose. */
export type IndexPurpose =
  | "phone"
  | "mailbox"
  | "address"
  | "visitor"
  | "sms-code"
  | "recovery-code"
  | "recovery-draw"
  | "national"
  | "passport"
  | "session"
  | "session-id"
  | "office-session"
  | "office-device"
  | "office-said"
  | "log"
  | "canary"
  | "vehicle"
  | "quote"
  | "risk"
  | "message";

/** Finds personal data without storing it readable. */
export interface BlindIndex {
  /** Keyed hash of a normalised value, 64 hexadecimal digits. */
  of(purpose: IndexPurpose, value: string): Promise<string>;
}

export function createBlindIndex(key: Uint8Array<ArrayBuffer>): BlindIndex {
  return { of: (purpose, value) => hmacSha256Hex(key, `${purpose}\u0000${value}`) };
}
