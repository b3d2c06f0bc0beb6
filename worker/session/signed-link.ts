import { timingSafeEqual } from "node:crypto";
import { base64url } from "jose";
import type { Links } from "#shared/page-request.ts";
import { createShortCodes } from "./short-code.ts";

interface Form {
  /** What a signature begins with; none in forms of before there were marks, which their lengths tell apart. */
  readonly mark: string;
  readonly bytes: number;
  readonly signed: (id: string) => string;
}

/**
 * How addresses are signed: the first form signs, all of them are read. A form is added and never changed; one goes when nothing
 * lives any more that it led to (docs/decisions/119-links-outlive-versions.md).
 */
const forms: readonly [Form, ...Form[]] = [
  { mark: "3", bytes: 16, signed: (id) => `3:quote:${id}` },
  // Until 24 November 2026.
  { mark: "", bytes: 16, signed: (id) => `quote:${id}` },
  // Until 21 November 2026.
  { mark: "", bytes: 12, signed: (id) => `quote:${id}` },
];

/** How long a signature of a form is: six bits a character after its mark. */
const lengthOf = ({ mark, bytes }: Form): number => mark.length + Math.ceil((bytes * 8) / 6);

/** Of the signature of a message's number: it keeps nothing, and only says that the number is one of ours. */
const referenceBytes = 9;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Signed public addresses: `<uuid>.<mark and signature>`. They hold no personal data and cannot be guessed or altered
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
  const signature = async (id: string, { mark, bytes, signed }: Form) =>
    mark + base64url.encode((await sign(signed(id))).subarray(0, bytes));
  return {
    ...createShortCodes(sign),
    sign: async (id) => `${id}.${await signature(id, forms[0])}`,
    signReference: async (reference) =>
      `${reference}.${base64url.encode((await sign(`1:reference:${reference}`)).subarray(0, referenceBytes))}`,
    async verifyReference(text) {
      const [reference = "", given = "", rest] = text.split(".");
      const own = base64url.encode(
        (await sign(`1:reference:${reference}`)).subarray(0, referenceBytes),
      );
      return rest === undefined && isSame(given, own) ? reference : undefined;
    },
    async verify(link) {
      const [id = "", given = "", rest] = link.split(".");
      if (rest !== undefined || !uuid.test(id)) return undefined;
      const form = forms.find(
        (each) => given.length === lengthOf(each) && given.startsWith(each.mark),
      );
      return form !== undefined && isSame(given, await signature(id, form)) ? id : undefined;
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
