import { randomInt } from "node:crypto";

/** Files share servers, so no file may begin where another does. */
const start = randomInt(80_000_000);
let counter = 0;

/** An eleven-digit T.C. kimlik no with both checksums right; the ninth digit is 5, which no registry answer turns on. */
export function makeNationalNumber(seed: number): string {
  const digits = [
    ...String(1_0000_000 + (seed % 8_9999_999))
      .padStart(8, "1")
      .slice(0, 8),
    "5",
  ].map(Number);
  if (digits[7] === 9) digits[7] = 1;
  const odd = digits
    .filter((_digit, index) => index % 2 === 0)
    .reduce((sum, digit) => sum + digit, 0);
  const even = digits
    .filter((_digit, index) => index % 2 === 1)
    .reduce((sum, digit) => sum + digit, 0);
  digits.push((((odd * 7 - even) % 10) + 10) % 10);
  digits.push(digits.reduce((sum, digit) => sum + digit, 0) % 10);
  return digits.join("");
}

export interface TestPerson {
  readonly nationalNumber: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
  /** Of a vehicle that has just been sold: no policy of before runs. */
  readonly plate: string;
}

/** A visitor nobody else in the run is. */
export function makePerson(override: Partial<TestPerson> = {}): TestPerson {
  counter += 1;
  const seed = start + counter * 7919;
  return {
    nationalNumber: makeNationalNumber(seed),
    phone: `5${String(300_000_000 + (seed % 99_999_999)).padStart(9, "0")}`,
    email: `deneme${seed}@ornek.example`,
    plate: `34ABC${String(seed % 100).padStart(2, "0")}0`,
    ...override,
  };
}
