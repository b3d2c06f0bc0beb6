const locale = "tr-TR";
const foldMap: Readonly<Record<string, string>> = {
  ı: "i",
  ç: "c",
  ğ: "g",
  ö: "o",
  ş: "s",
  ü: "u",
};

/** `ışık` → `IŞIK`, `istanbul` → `İSTANBUL`. */
export function toTurkishUpper(text: string): string {
  return text.normalize("NFC").toLocaleUpperCase(locale);
}

/** `IŞIK` → `ışık`, `İSTANBUL` → `istanbul` (never the two-code-point i̇). */
export function toTurkishLower(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase(locale);
}

/** Word by word: `İREM ILGAZ` → `İrem Ilgaz`. White space is collapsed; parts after a hyphen and after `O'` count as words. */
export function toTurkishTitle(text: string): string {
  return toTurkishLower(text)
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<=^|[\s-]|(?<!\p{L})\p{L}['’])\p{L}/gu, toTurkishUpper);
}

const genitiveVowels: Readonly<Record<string, string>> = {
  a: "ı",
  ı: "ı",
  e: "i",
  i: "i",
  o: "u",
  u: "u",
  ö: "ü",
  ü: "ü",
};

/** How that is said to which something belongs: `aracınız` → `aracınızın`, `kasko sigortası` → `kasko sigortasının`. */
export function genitive(words: string): string {
  const lower = toTurkishLower(words);
  const vowel = lower.match(/[aıeiouöü]/g)?.at(-1) ?? "i";
  return `${words}${lower.endsWith(vowel) ? "n" : ""}${genitiveVowels[vowel]}n`;
}

/** Key for searching and sorting without regard to case and accents: `Işık Üniversitesi` → `isik universitesi`. */
export function foldTurkish(text: string): string {
  return toTurkishLower(text)
    .replace(/[ıçğöşü]/g, (letter) => foldMap[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** Part of a URL: `Doğal Afet & DASK` → `dogal-afet-dask`. */
export function toSlug(text: string): string {
  return foldTurkish(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Codes made of the 26 letters (plates, serials): every kind of i becomes `I`, `ş` becomes `S`. */
export function toAsciiUpper(text: string): string {
  return foldTurkish(text).toUpperCase();
}

/** The first letter in upper case: `ihtiyari` → `İhtiyari`. */
export const toTurkishSentence = (text: string): string =>
  toTurkishUpper(text.slice(0, 1)) + text.slice(1);

/** The first letter in lower case, as within a sentence: `İl katsayısı (Antalya)` → `il katsayısı (Antalya)`. */
export const withinSentence = (text: string): string =>
  toTurkishLower(text.slice(0, 1)) + text.slice(1);
