import { foldTurkish } from "#shared/format/turkish-case.ts";

/** A word where it stands in a text, folded to the 26 letters. */
export interface Word {
  readonly folded: string;
  /** Place of its first letter in the text, counted in UTF-16 units. */
  readonly at: number;
}

/** Words of a text. Folding keeps the length of everything Turkish is written with, so places are those of the text. */
export function wordsOf(text: string): Word[] {
  return [...text.normalize("NFC").matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    return { folded: foldTurkish(word), at: index };
  });
}

/** Endings of nouns and verbs, folded; of several that fit the longest is cut. */
const endings = [
  // plural, possessive, case
  "lar ler im um in un imiz umuz iniz unuz miz muz niz nuz si su i u m a e ya ye yi yu na",
  "da de ta te dan den tan ten nda nde ndan nden la le yla yle nin nun ini unu ine una inda inde unda",
  "indan inden undan sini sunu sine suna sinda sinde sunda sindan sinden sundan",
  // derived words
  "li lu lik lug lig luk siz suz lat let lan len",
  // verbs
  "mak mek ma me masi mesi yor iyor uyor di du ti tu dim dum tim tum mis mus dir dur tir tur",
  "inca ince unca arken erken irken urken",
  "nir nur lir lur ilir ulur inir unur acak ecek acag eceg abilir ebilir mali meli miyor muyor sa se",
  "malidir melidir maz mez liyim tilar tiler dilar diler",
].flatMap((line) => line.split(" "));
const longestFirst = endings.toSorted((one, other) => other.length - one.length);

const shortestStem = 3;
/** Words of their own that are longer than what their endings would leave: "sağlık" is not "sağ". */
const whole = new Set("saglik saglig hasarsizlik hasarsizlig basamak basamag hastane".split(" "));
const vowel = /[aeiou]/;
const hardened: Readonly<Record<string, string>> = { g: "k", b: "p", d: "t" };

/** What may stand before an ending: a vowel before the m of "poliçem", a hard sound before the t of "çarptı". */
const before = (ending: string): RegExp => {
  if (ending === "m") return vowel;
  return ending.startsWith("t") ? /[cfhkpst]/ : /./;
};

const withoutEnding = (word: string): string | undefined => {
  const ending = longestFirst.find((each) => {
    const rest = word.slice(0, -each.length);
    return (
      word.endsWith(each) &&
      rest.length >= shortestStem &&
      vowel.test(rest) &&
      before(each).test(rest.at(-1) ?? "")
    );
  });
  return ending === undefined ? undefined : word.slice(0, -ending.length);
};

/**
 * What is left of a folded word without its endings. It need not be a word, only the same for the forms of one: "sigortası",
 * "sigortam" and "sigortalı" are all "sigort", "ağacı" and "ağaç" one. Vowel harmony is gone with the dots, so none is checked.
 */
export function stemOf(folded: string): string {
  if (/\d/.test(folded)) return folded;
  let stem = folded;
  while (!whole.has(stem)) {
    const next = withoutEnding(stem);
    if (next === undefined) break;
    stem = next;
  }
  const last = stem.at(-1) ?? "";
  return stem.slice(0, -1) + (hardened[last] ?? last);
}

/** Words that say how something is asked, not what is asked for. */
const emptyWords = new Set(
  (
    "ne nedir neler nasil mi mu midir icin ve ile veya ya bir bu su o da de ki var yok kadar demek anlama gelir gelen olur olmali " +
    "olmasi oldu gerekir gerekli lazim lutfen hakkinda hangi hangisi kim kime kac nerede nereden nereye neden niye nicin en cok daha " +
    "ben benim bana sen siz bize bizim icinde olan olarak gibi ama ise mudur ettim etti edilir ediyor yapilir yapmaliyim " +
    "yapmali yapmam yapilmali istiyorum isterim bilgi bul yaptirmak yaptirmaliyim karsi icin online hemen isler " +
    "etmek etme ettirme ettirmek ogrenilir ogrenirim ogrenmek ogrenebilirim alinir verir " +
    "kaca kacinci yaptirabilirim tc tckn"
  ).split(" "),
);

/** Words of a question without those it says it is not about: "trafik cezası değil gecikme" asks for "trafik gecikme". */
export const meantWords = (text: string): Word[] =>
  tellingWords(text).filter(
    ({ folded }, at, words) =>
      (folded !== "degil" && words[at + 1]?.folded !== "degil") || words.at(-1)?.folded === "degil",
  );

/** Words of a text or a question without those that only ask. */
export const tellingWords = (text: string): Word[] =>
  wordsOf(text).filter(({ folded }) => !emptyWords.has(folded));

/** How many letters two words begin with alike. */
export function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
