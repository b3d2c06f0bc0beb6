/** Digits of a Turkish mobile number without its prefix. */
export const mobileLength = 10;

/** Drops mask signs and the country and trunk prefixes: `+90 (532)123-45-67`, `0532…`, `90532…`, `0090 0532…` → `532…`. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  return digits.length > mobileLength ? digits.replace(/^(?:00)?90/, "").replace(/^0/, "") : digits;
}

/** Ten digits → the mask of phone fields: `5321234567` → `(532)123-4567`. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1)$2-$3");
}

/** Ten digits → `0 532 123 45 67`, for reading. */
export function formatPhoneWithZero(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, "0 $1 $2 $3 $4");
}

/** Ten digits → `0 5** *** ** 67`, where others may look on. */
export function maskPhone(digits: string): string {
  return `0 ${digits.slice(0, 1)}** *** ** ${digits.slice(-2)}`;
}
