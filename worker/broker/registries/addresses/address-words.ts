import { foldTurkish } from "#shared/format/turkish-case.ts";

/** An address as somebody says it: the words of its names, and the numbers of its doors where the text tells them apart. */
export interface AddressWords {
  /** In Latin letters without accents; numbers among them may belong to a name as well. */
  readonly words: readonly string[];
  readonly building?: string | undefined;
  readonly flat?: string | undefined;
}

/** What only says what kind of place a name is of. */
const kinds = new Set(
  [
    "mah mh mahalle mahallesi cad cd cadde caddesi sok sk sokak sokagi blv bulvar bulvari",
    "ilce ilcesi il ili belde beldesi turkiye tr no numara kat daire",
  ]
    .join(" ")
    .split(" "),
);

const bothDoors = /\b(\d+) ?[a-z]? ?\/ ?(\d+)\b/;
const flatDoor = /\b(?:daire|d|ic kapi)(?: no)? ?[.:]? ?(\d+)\b/;
const buildingDoor = /\b(?:no|numara|bina|dis kapi)(?: no)? ?[.:]? ?(\d+)[a-z]?\b/;
const floors = [/\bkat ?[.:]? ?\d+\b/, /\b\d+ ?\. ?kat\b/];
const postcode = /^\d{5,}$/;
/** A letter beside a door number tells nothing apart here. */
const isTelling = (word: string): boolean =>
  !kinds.has(word) && !postcode.test(word) && !/^[a-z]$/.test(word);

/** Names in Latin letters, their words with a blank on either side. */
export const spelled = (names: readonly string[]): string[] =>
  foldTurkish(names.join("\n"))
    .split("\n")
    .map((name) => ` ${name.replace(/[^a-z0-9]+/g, " ").trim()} `);

/** Reads `Caferağa Mah. Moda Cad. No: 12 D: 5 Kadıköy`, its parts in any order, its letters with or without marks. */
export function readAddress(text: string): AddressWords {
  let rest = floors.reduce((all, floor) => all.replace(floor, " "), foldTurkish(text));
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found !== null) rest = rest.replace(pattern, " ");
    return found;
  };
  const both = take(bothDoors);
  const flat = take(flatDoor)?.[1] ?? both?.[2];
  const building = take(buildingDoor)?.[1] ?? both?.[1];
  // "12a" is a door of 12.
  const words = (rest.match(/[a-z0-9]+/g) ?? []).map((word) => word.replace(/^(\d+)[a-z]$/, "$1"));
  return { words: words.filter(isTelling), building, flat };
}
