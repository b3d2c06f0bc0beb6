import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** Something that is nobody's business, and how it is recognised in a text without what separates its parts. */
export interface Secret {
  readonly what: string;
  isIn(text: SearchedText): boolean;
}

/** A text, and the same as it is searched: without separators, in small letters. */
export interface SearchedText {
  readonly raw: string;
  readonly plain: string;
}

/**
 * What people put between the parts of a number, and what stores put between letters: workerd keeps a text with one letter beyond
 * Latin-1 in two bytes each, of which the second is nothing.
 */
const separators = /[\0\s().\-/+_]|%20|%2b|&nbsp;/gi;
const plainOf = (text: string): string => text.toLowerCase().replace(separators, "");

/** What base64 makes of a text, wherever in the encoded bytes it begins. */
function encodedIn(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]).toString("base64");
    const first = Math.ceil((before * 4) / 3);
    const last = Math.floor(((before + text.length) * 4) / 3);
    return encoded.slice(first, last);
  });
}

/** A value in any spelling: as digits or letters, in groups, in two-byte text, or in base64. */
function value(what: string, spelling: string): Secret {
  const plain = plainOf(spelling);
  const encoded = encodedIn(spelling);
  return {
    what,
    isIn: (text) => text.plain.includes(plain) || encoded.some((each) => text.raw.includes(each)),
  };
}

export interface PersonalData {
  readonly people: readonly {
    readonly nationalNumber: string;
    /** Ten digits; the country's code and the zero before them make no difference. */
    readonly phone: string;
    readonly email: string;
    readonly plate: string;
  }[];
  readonly cardNumbers: readonly string[];
  /** Letters of ASCII that are the same in Turkish. */
  readonly cardHolder: string;
  readonly cardCvc: string;
}

/**
 * Three digits are anywhere. A CVC is found where its name stands before it, or a card's holder or the last digits of its number
 * stand near it.
 */
function cvc({ cardNumbers, cardHolder, cardCvc }: PersonalData): Secret {
  const ends = cardNumbers.map((number) => number.slice(-8).split("").join("[ -]?"));
  const near = [cardHolder.replaceAll(" ", "\\W+"), ...ends].join("|");
  const alone = `(?<!\\d)${cardCvc}(?!\\d)`;
  const forms = [
    `(?:cvc|cvv|security_?code)\\w{0,4}[^a-z0-9]{0,8}${cardCvc}(?!\\d)`,
    `(?:${near})[^]{0,60}${alone}`,
    `${alone}[^]{0,60}(?:${near})`,
  ];
  const pattern = new RegExp(forms.join("|"), "i");
  return { what: "CVC", isIn: ({ raw }) => pattern.test(raw.replaceAll("\0", "")) };
}

/** What a run of purchases must leave nowhere. */
export const secretsOf = (data: PersonalData): Secret[] => [
  ...data.people.flatMap(({ nationalNumber, phone, email, plate }) => [
    value("T.C. kimlik no", nationalNumber),
    value("phone", phone),
    value("e-mail address", email),
    value("plate", plate),
  ]),
  ...data.cardNumbers.map((number) => value("card number", number)),
  value("card holder", data.cardHolder),
  cvc(data),
];

/** Which secrets are in a text, by what they are. */
export function foundIn(raw: string, secrets: readonly Secret[]): string[] {
  const text = { raw, plain: plainOf(raw) };
  return [...new Set(secrets.filter((secret) => secret.isIn(text)).map(({ what }) => what))];
}

/** The same of addresses, as they are and as they are read. */
export function foundInAddresses(
  addresses: readonly string[],
  secrets: readonly Secret[],
): string[] {
  const read = addresses.map((address) =>
    decodeURIComponent(address.replaceAll(/%(?![\da-f]{2})/gi, "%25")),
  );
  return foundIn([...addresses, ...read].join("\n"), secrets);
}

/** The same of every file below a directory, whatever it is; each with its file. */
export async function foundInFiles(
  directory: string,
  secrets: readonly Secret[],
): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((found) => found.isFile());
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const bytes = await readFile(file, "latin1");
    const shown = path.relative(directory, file);
    found.push(...foundIn(bytes, secrets).map((what) => `${shown}: ${what}`));
  }
  return found;
}
