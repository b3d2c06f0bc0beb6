import { seedOf } from "#worker/broker/domain/seed.ts";
import { makeNationalNumber } from "./person.ts";

type Sex = "kadin" | "erkek";

/** Both check digits after nine others. */
function withChecks(nine: string): string {
  const digits = Array.from(nine, Number);
  const sum = (odd: boolean) =>
    digits.filter((_, at) => (at % 2 === 0) === odd).reduce((total, digit) => total + digit, 0);
  const tenth = (((sum(true) * 7 - sum(false)) % 10) + 10) % 10;
  const eleventh = (sum(true) + sum(false) + tenth) % 10;
  return `${nine}${tenth}${eleventh}`;
}

/** The sex the civil registry has for a number. */
export const sexOf = (nationalNumber: string): Sex =>
  seedOf("gender", nationalNumber) % 2 === 0 ? "kadin" : "erkek";

/** A number of somebody of that sex of whom the civil registry believes whatever birth date goes with it (ninth digit 7). */
export function makeRelative(sex: Sex, seed: number): string {
  for (let at = seed; ; at += 1) {
    const number = withChecks(`${makeNationalNumber(at * 31).slice(0, 8)}7`);
    if (sexOf(number) === sex) return number;
  }
}

/** A number of somebody of that sex whom the civil registry knows by the number alone. */
export function makeHolder(sex: Sex, seed: number): string {
  for (let at = seed; ; at += 1) {
    const number = makeNationalNumber(at * 7919);
    if (sexOf(number) === sex) return number;
  }
}
