import { toAsciiUpper } from "#shared/format/turkish-case.ts";
import { phoneDigits } from "#shared/format/phone.ts";
import { refusalCopy } from "#shared/copy/refusal.ts";
import { applyMask, reformat, refusesDigitsOver, refusesMoreThan } from "./mask.ts";
import type { Rewrite } from "./mask.ts";

/** Each character as the upper-case Latin one that stands for it. */
const toCode = (text: string): string =>
  [...text].map((character) => toAsciiUpper(character).slice(0, 1) || " ").join("");

/** Digits alone. More than `max` stay, to be seen and judged. */
export function digitsRewrite(max: number): Rewrite {
  return (typed) => ({
    ...reformat(typed, /\d/, (digits) => digits),
    refused: refusesMoreThan(/\d/, typed.text) || refusesDigitsOver(max, typed.text),
  });
}

/**
 * The code of a message: of a whole message that was pasted, the number of that length in it. A digit too many is not taken;
 * of a longer number none is, because its beginning is another code.
 */
export function messageCodeRewrite(length: number): Rewrite {
  const digits = digitsRewrite(length);
  const code = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`);
  return (typed) => {
    const [text] = (typed.isTyped === true ? null : code.exec(typed.text)) ?? [];
    if (text !== undefined) return { text, caret: length };
    const after = digits(typed);
    const over = after.text.length - length;
    if (over <= 0) return after;
    if (typed.isTyped !== true) return { ...after, text: "", caret: 0 };
    const place = Math.max(0, after.caret - over);
    return {
      ...after,
      text: after.text.slice(0, place) + after.text.slice(place + over),
      caret: place,
    };
  };
}

/** Of 1e33, the largest number taken. */
const mostDigits = 34;

const inGroups = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ".");
const wholeNumber = (digits: string): string =>
  digits.replace(/^0+(?=\d)/, "").slice(0, mostDigits);

/**
 * Whole numbers as they are typed. Minus, dots and commas stay, to be seen and judged: without them another number would
 * stand there.
 */
export const wholeRewrite =
  (max: number): Rewrite =>
  (typed) => ({
    ...reformat(typed, /[\d.,-]/, (characters) => characters),
    refused: refusesMoreThan(/\d/, typed.text) || refusesDigitsOver(max, typed.text),
  });

/** The sign in front of the kuruş as a comma; every other sign only parts thousands. */
function withDecimalComma(text: string, isTyped: boolean): string {
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return text.replaceAll(",", ".");
  if (isTyped) return text.replace(/\.$/, ",");
  const [, lira = "", kurus] = /^(.*)[.,](\d{1,2}(?!\d)[^.,]*)$/.exec(text) ?? [];
  return kurus === undefined ? text.replaceAll(",", ".") : `${lira.replaceAll(",", ".")},${kurus}`;
}

/** Lira and at most two decimals behind a comma, dots between the thousands. */
export const amountRewrite: Rewrite = ({ text, caret, isTyped = false }) => ({
  ...reformat({ text: withDecimalComma(text, isTyped), caret }, /[\d,]/, (characters) => {
    const [lira = "", ...decimals] = characters.split(",");
    const whole = inGroups(wholeNumber(lira));
    return decimals.length === 0 ? whole : `${whole || "0"},${decimals.join("").slice(0, 2)}`;
  }),
  refused: /^\s*[-−]/.test(text) || refusesMoreThan(/\d/, text),
});

/** What is accepted alone, and what was taken out named: unlike the marks of a number, it is part of what was meant. */
const only =
  (accept: RegExp): Rewrite =>
  (typed) => {
    const others = new Set([...typed.text].filter((character) => !accept.test(character)));
    return {
      ...reformat(typed, accept, (letters) => letters),
      refused: others.size > 0 && refusalCopy.takenOut([...others].join(" ")),
    };
  };

/** Latin and Turkish letters and white space. */
export const lettersRewrite = only(/[\p{Script=Latin}\s]/u);

/** The same with what joins the parts of a name. */
export const nameRewrite = only(/[\p{Script=Latin}\s'’-]/u);

/** `(5xx)xxx-xxxx`; a country or trunk prefix that was pasted or typed is dropped. */
export const phoneRewrite: Rewrite = ({ text, caret }) => {
  const digits = text.replace(/\D/g, "");
  const number = phoneDigits(digits).replace(/^0+/, "");
  const refused = refusesMoreThan(/\d/, text) || refusesDigitsOver(10, number);
  if (number === digits) return { ...applyMask("(999)999-9999", text, caret), refused };
  const before = text.slice(0, caret).replace(/\D/g, "").length - (digits.length - number.length);
  return { ...applyMask("(999)999-9999", number, Math.max(0, before)), refused };
};

/**
 * `34 ABC 123`: Turkish letters become plate letters, a space stands wherever letters and digits meet. What is too long
 * stays, to be seen and judged.
 */
export const plateRewrite: Rewrite = ({ text, caret }) => ({
  ...reformat({ text: toCode(text), caret }, /[A-Z0-9]/, (characters) =>
    characters.replace(/\d(?=[A-Z])|[A-Z](?=\d)/g, "$& "),
  ),
  refused: refusesMoreThan(/[A-Z0-9]/, toCode(text)),
});

/** `DD.MM.YYYY`; `1.5.1990` and `1990-05-01` come out right too. */
export const dateRewrite: Rewrite = ({ text, caret }) => {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  const shown = iso
    ? `${iso[3]}.${iso[2]}.${iso[1]}`
    : text.replace(/^(\d)[./-]/, "0$1.").replace(/^(\d{2})[./-]?(\d)[./-]/, "$1.0$2.");
  const place = caret >= text.length ? shown.length : caret;
  const refused = refusesMoreThan(/\d/, text) || refusesDigitsOver(8, shown);
  return { ...applyMask("99.99.9999", shown, place), refused };
};

/**
 * `AB 123456`: a space between the serial of a registration document and its number. What is too long stays, to be seen
 * and judged.
 */
export const documentRewrite: Rewrite = ({ text, caret }) =>
  reformat({ text: toCode(text), caret }, /[A-Z0-9]/, (characters) =>
    characters.replace(/^([A-Z]{2})(?=\d)/, "$1 "),
  );

/**
 * Upper-case codes of Latin letters and digits: chassis and engine numbers; with `hyphens` those of partners too. More
 * than `max` characters stay, to be seen and judged.
 */
export function codeRewrite(max: number, { hyphens = false } = {}): Rewrite {
  const accepted = hyphens ? /[A-Z0-9-]/ : /[A-Z0-9]/;
  return ({ text, caret }) => {
    const after = reformat({ text: toCode(text), caret }, accepted, (characters) => characters);
    return { ...after, refused: after.text.length > max && refusalCopy.tooLong(max) };
  };
}
