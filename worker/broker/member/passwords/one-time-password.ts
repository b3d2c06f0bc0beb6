/** Small letters and digits nobody mistakes for another, read aloud or on paper: no 0 and o, no 1, l and i. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 8;
/**
 * So often strangers may try one while it waits to be used, also while the membership is locked. Guessing: all of them together
 * have 100 logins in an hour (`login.ts`), of 31⁸ passwords, however many are sent: 1 in 8.5 × 10⁹ an hour; a browser with a
 * lane of its own has 20, 1 in 4.3 × 10¹⁰.
 */
export const maxOneTimeTries = 100;
/** Bytes below it fall evenly on the alphabet; the rest is drawn again. */
const evenBytes = 256 - (256 % alphabet.length);

type RandomBytes = (count: number) => Uint8Array;

/** Letters and digits of the alphabet, all equally likely. `randomBytes` is a cryptographic source. */
export function drawText(count: number, randomBytes: RandomBytes): string {
  let drawn = "";
  while (drawn.length < count) {
    const [byte = evenBytes] = randomBytes(1);
    if (byte < evenBytes) drawn += alphabet[byte % alphabet.length];
  }
  return drawn;
}

/** Letters and digits of the alphabet that follow from a keyed hash, given in hexadecimal digits. */
export function textFrom(hash: string, count: number): string {
  const base = BigInt(alphabet.length);
  let rest = BigInt(`0x${hash}`);
  let text = "";
  for (; text.length < count; rest /= base) text += alphabet[Number(rest % base)];
  return text;
}

/** A password to be sent by SMS: 31⁸, about 8.5 × 10¹¹ of them. */
export const makeOneTimePassword = (randomBytes: RandomBytes): string =>
  drawText(length, randomBytes);

/** Whether a text has the form of such a password. */
export function looksLikeOneTimePassword(text: string): boolean {
  return text.length === length && [...text].every((character) => alphabet.includes(character));
}
