import { foldTurkish } from "#shared/format/turkish-case.ts";

/** Somebody whose password is judged; `birthdate` is "YYYY-MM-DD", phone and number digits alone. */
export interface KnownPerson {
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly nationalNumber: string;
  readonly email: string;
  readonly birthdate?: string | undefined;
  readonly companyName?: string | undefined;
}

/** So much of a word tells nothing. */
const minLength = 3;

const wordsOf = (text: string): string[] =>
  foldTurkish(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= minLength);

/** The ways people write a birth date as digits. */
function digitsOf(birthdate: string | undefined): string[] {
  if (birthdate === undefined) return [];
  const [year = "", month = "", day = ""] = birthdate.split("-");
  const short = year.slice(2);
  const dayMonth = [day + month, month + day, `${Number(day)}${Number(month)}`];
  const dates = dayMonth.flatMap((text) => [text, text + year, text + short, year + text]);
  return [year, short, ...dates];
}

/**
 * What somebody who knows a person and the site would try first, folded to the 26 letters: names, e-mail address, numbers,
 * birth date, and these put together in pairs.
 */
export function knownWords(person: KnownPerson, siteNames: readonly string[]): string[] {
  const { name, surname, phone, nationalNumber, email, birthdate, companyName = "" } = person;
  const names = [name, surname, companyName, email, ...siteNames].flatMap(wordsOf);
  const dates = digitsOf(birthdate);
  const numbers = [
    phone,
    `0${phone}`,
    `90${phone}`,
    phone.slice(3),
    phone.slice(-4),
    nationalNumber,
  ];
  const ends = [...names, ...dates, phone.slice(-4)];
  const pairs = names.flatMap((word) => ends.flatMap((end) => [word + end, end + word]));
  return [...new Set([...names, ...numbers, ...dates, ...pairs])].filter(
    (word) => word.length >= minLength,
  );
}
