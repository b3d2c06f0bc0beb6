import type { ShortPage } from "#shared/page-request.ts";

/** Letters and digits alone: nothing that a phone takes for the end of an address. */
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const base = BigInt(alphabet.length);

/** How an id begins: 12 hexadecimal digits, 48 random bits of a UUID. */
const startBits = 48n;
const signatureBits = 47n;
/** 95 bits are less than 62¹⁶. */
const digits = 16;

interface Form {
  readonly mark: string;
  readonly signed: (page: ShortPage, hex: string) => string;
}

/** As with long addresses (`signed-link.ts`): the first form is written, all of them are read. */
const forms: readonly [Form, ...Form[]] = [
  { mark: "2", signed: (page, hex) => `2:short:${page}:${hex}` },
  // Until 24 November 2026.
  { mark: "", signed: (page, hex) => `short:${page}:${hex}` },
];

export const shortPages: readonly ShortPage[] = [
  "offers",
  "order",
  "withdraw",
  "leave",
  "changeInsured",
];

/** "xxxxxxxx-xxxx", the first two groups of a UUID. */
const startLength = 13;
const hexOf = (id: string): string => id.slice(0, startLength).replace("-", "");

function write(value: bigint): string {
  let [rest, text] = [value, ""];
  for (let digit = 0; digit < digits; digit++) {
    text = (alphabet[Number(rest % base)] ?? "") + text;
    rest /= base;
  }
  return text;
}

function read(code: string): bigint | undefined {
  if (!/^[0-9A-Za-z]+$/.test(code)) return undefined;
  return [...code].reduce((sum, digit) => sum * base + BigInt(alphabet.indexOf(digit)), 0n);
}

type Sign = (text: string) => Promise<Uint8Array>;

async function signatureOf(text: string, sign: Sign): Promise<bigint> {
  const bytes = await sign(text);
  const first = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
  return first >> (64n - signatureBits);
}

/**
 * Short public addresses: the form's mark, then how the quote's id begins and a signature over that and the page, together 95
 * bits in sixteen letters and digits. Nothing is stored for them, nobody makes one without the key (one try in 2⁴⁷ succeeds for a known
 * quote), and the page they lead to asks for the same rights as ever.
 */
export function createShortCodes(sign: Sign) {
  return {
    async shorten(page: ShortPage, id: string): Promise<string> {
      const hex = hexOf(id);
      const [{ mark, signed }] = forms;
      const signature = await signatureOf(signed(page, hex), sign);
      return mark + write((BigInt(`0x${hex}`) << signatureBits) | signature);
    },
    async expand(code: string) {
      const form = forms.find(
        ({ mark }) => code.length === mark.length + digits && code.startsWith(mark),
      );
      const value = form && read(code.slice(form.mark.length));
      if (form === undefined || value === undefined || value >> (startBits + signatureBits) !== 0n)
        return undefined;
      const hex = (value >> signatureBits).toString(16).padStart(Number(startBits / 4n), "0");
      const given = value & ((1n << signatureBits) - 1n);
      const signatures = await Promise.all(
        shortPages.map((page) => signatureOf(form.signed(page, hex), sign)),
      );
      // Compared as whole numbers: how long that takes tells nothing of single digits.
      const page = shortPages.find((_, index) => (signatures[index] ?? -1n) === given);
      return page && { page, idStart: `${hex.slice(0, 8)}-${hex.slice(8)}` };
    },
  };
}
