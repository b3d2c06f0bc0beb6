/**
 * How many parts an SMS is sent and charged in. The seven-bit alphabet (3GPP TS 23.038 §6.2.1) has Ç, Ö, Ü, ö and ü; the
 * rest of the Turkish letters come by the Turkish single shift table (Annex A.2.1), each of them two septets, and a header
 * that names it leaves 155 septets of 160, or 149 in each of several parts. Anything else makes the whole text UCS-2.
 */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extended = new Set("\f^{}\\[~]|€");
const turkish = new Set("ĞİŞçğış");

const limits = {
  plain: { single: 160, each: 153 },
  turkish: { single: 155, each: 149 },
  /** In UTF-16 units. */
  unicode: { single: 70, each: 67 },
} as const;

const partsOf = (length: number, { single, each }: { single: number; each: number }): number =>
  length <= single ? 1 : Math.ceil(length / each);

/** Parts a text is sent in. */
export function smsParts(text: string): number {
  const letters = [...text];
  const hasTurkish = letters.some((letter) => turkish.has(letter));
  const fits = letters.every(
    (letter) => basic.has(letter) || extended.has(letter) || turkish.has(letter),
  );
  if (!fits) return partsOf(text.length, limits.unicode);
  const septets = letters.reduce((sum, letter) => sum + (basic.has(letter) ? 1 : 2), 0);
  return partsOf(septets, hasTurkish ? limits.turkish : limits.plain);
}

/** What a text message of ours may cost. */
export const maxSmsParts = 2;

/** Signs of printed Turkish that the seven-bit alphabet writes otherwise. */
const plainSigns: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "…": "...",
  "•": "*",
  "·": "-",
};

/** The first of several texts, the fullest first, that is sent in two parts; the last where none is. In signs that a phone has. */
export function fittingSms(...texts: readonly [string, ...string[]]): string {
  const plain = texts.map((text) =>
    text.replace(/[’‘“”–…•·]/g, (sign) => plainSigns[sign] ?? sign),
  );
  return plain.find((text) => smsParts(text) <= maxSmsParts) ?? plain.at(-1) ?? "";
}
