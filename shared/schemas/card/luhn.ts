/** Luhn check (ISO/IEC 7812-1, annex B) of a text of digits. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = at % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return digits.length > 0 && sum % 10 === 0;
}
