export interface CardBrand {
  readonly id: "visa" | "mastercard" | "amex" | "troy" | "discover" | "diners" | "jcb" | "unionpay";
  readonly name: string;
  /** Inclusive ranges of leading digits; both ends have the same length. */
  readonly prefixes: readonly (readonly [from: string, to: string])[];
  readonly length: number;
  readonly cvcLength: 3 | 4;
}

/**
 * Ranges of the schemes' published BIN tables. Cards that begin with 65 are Troy in Türkiye (co-badged with Discover),
 * so Troy stands first.
 */
export const cardBrands: readonly CardBrand[] = [
  {
    id: "troy",
    name: "Troy",
    prefixes: [
      ["9792", "9792"],
      ["65", "65"],
    ],
    length: 16,
    cvcLength: 3,
  },
  { id: "visa", name: "Visa", prefixes: [["4", "4"]], length: 16, cvcLength: 3 },
  {
    id: "mastercard",
    name: "Mastercard",
    prefixes: [
      ["51", "55"],
      ["2221", "2720"],
    ],
    length: 16,
    cvcLength: 3,
  },
  {
    id: "amex",
    name: "American Express",
    prefixes: [
      ["34", "34"],
      ["37", "37"],
    ],
    length: 15,
    cvcLength: 4,
  },
  {
    id: "discover",
    name: "Discover",
    prefixes: [
      ["6011", "6011"],
      ["644", "649"],
    ],
    length: 16,
    cvcLength: 3,
  },
  {
    id: "diners",
    name: "Diners Club",
    prefixes: [
      ["300", "305"],
      ["36", "36"],
      ["38", "39"],
    ],
    length: 14,
    cvcLength: 3,
  },
  { id: "jcb", name: "JCB", prefixes: [["3528", "3589"]], length: 16, cvcLength: 3 },
  {
    id: "unionpay",
    name: "China UnionPay",
    prefixes: [
      ["62", "62"],
      ["81", "81"],
    ],
    length: 16,
    cvcLength: 3,
  },
];

const defaultCardLength = 16;

/** The brand whose prefix the digits begin with, as soon as it is certain; null for other (local debit) cards. */
export function cardBrandOf(digits: string): CardBrand | null {
  const matches = ({ prefixes }: CardBrand): boolean =>
    prefixes.some(([from, to]) => {
      const head = digits.slice(0, from.length);
      return head.length === from.length && head >= from && head <= to;
    });
  return cardBrands.find(matches) ?? null;
}

/** How many digits a card number that begins so must have. */
export function cardLengthOf(digits: string): number {
  return cardBrandOf(digits)?.length ?? defaultCardLength;
}

/** In fours (19 characters with spaces for 16 digits), Amex and Diners as 4-6-5 and 4-6-4. */
export function formatCardNumber(digits: string): string {
  if (cardLengthOf(digits) === defaultCardLength) return (digits.match(/.{1,4}/g) ?? []).join(" ");
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(" ");
}
