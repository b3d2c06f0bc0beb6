import { toAsciiUpper, toTurkishUpper } from "./turkish-case.ts";

/** What a registry says of a name, to be recognised and not to be read: `Fatma` → `FA•••`. Length does not show. */
export function maskRegisteredName(name: string): string {
  return `${[...toTurkishUpper(name.trim())].slice(0, 2).join("")}•••`;
}

/** `10000000146` → `1********46`; works for tax numbers and passport numbers too. */
export function maskNationalNumber(number: string): string {
  return number.replace(
    /^([A-Z\d])([A-Z\d]+)([A-Z\d]{2})$/,
    (_, first: string, middle: string, last: string) => {
      return first + "*".repeat(middle.length) + last;
    },
  );
}

/** The same of a number as somebody has typed it: `u 1234 5678` → `U******78`. */
export const maskTypedNumber = (typed: string): string =>
  maskNationalNumber(toAsciiUpper(typed).replace(/[^A-Z\d]/g, ""));

/** What is enough for whoever typed it to know it again: `10000001518` → `100•••18`. */
export const shortTypedNumber = (typed: string): string =>
  typed.replace(/^(.{3}).+(.{2})$/, "$1•••$2");

/** `ayse@ornek.com` → `a***@ornek.com`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, "$1***");
}
