const ones = ["", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const tens = ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];

/** A count from 1 to 99 as Turkish texts write it: `12` → `on iki`. Anything else stays in digits. */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > 99) return String(count);
  return [tens[Math.floor(count / 10)], ones[count % 10]].filter(Boolean).join(" ");
}
