/** Small letters and digits nobody mistakes for another, read aloud or on paper: no 0 and o, no 1, l and i. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 8;
/**
 * So often one may be tried while it waits to be used, also while the membership is locked. Guessing: with ten sent an
 * hour, 50 tries of 31⁸ fall on the right one with 1 in 1.7 × 10¹⁰.
 */
export const maxOneTimeTries = 5;
/** Bytes below it fall evenly on the alphabet; the rest is drawn again. */
const evenBytes = 256 - (256 % alphabet.length);

/** A password to be sent by SMS: 31⁸, about 8.5 × 10¹¹ of them. `randomBytes` is a cryptographic source. */
export function makeOneTimePassword(randomBytes: (count: number) => Uint8Array): string {
  let password = "";
  while (password.length < length) {
    const [byte = evenBytes] = randomBytes(1);
    if (byte < evenBytes) password += alphabet[byte % alphabet.length];
  }
  return password;
}

/** Whether a text has the form of such a password. */
export function looksLikeOneTimePassword(text: string): boolean {
  return text.length === length && [...text].every((character) => alphabet.includes(character));
}
