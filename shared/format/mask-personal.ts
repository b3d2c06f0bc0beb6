/** `Ayşe Nur Yılmaz` → `A*** N*** Y***`. The length of the name does not show. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words.map((word) => `${[...word][0]}***`).join(" ");
}

/** `10000000146` → `1********46`; works for tax numbers too. */
export function maskNationalNumber(number: string): string {
  return number.replace(/^(\d)(\d+)(\d{2})$/, (_, first: string, middle: string, last: string) => {
    return first + "*".repeat(middle.length) + last;
  });
}

/** `ayse@ornek.com` → `a***@ornek.com`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, "$1***");
}
