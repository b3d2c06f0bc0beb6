import { goodCard } from "#tests/e2e/traffic-flow.ts";
import { makeHolder, makeRelative } from "#tests/factories/family.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";

/** Where something is asked of several, whose answer it is: those of the labels that fit, from 0. */
interface Asked {
  readonly label: RegExp;
  readonly at?: number;
}

/** What somebody wants to buy and has at hand, by the names that fields give it; codes are read off the phone. */
export interface Errand {
  readonly person: TestPerson;
  /** Of the line, where the home page begins with another. */
  readonly tab?: RegExp;
  readonly texts: readonly (Asked & { readonly text: string })[];
  /** Radios to press, and options of a native select to choose. */
  readonly choices: readonly Asked[];
  readonly selects: readonly (Asked & { readonly option: string })[];
  /** Of the suggestions for a text, which one is meant; whoever typed it waits for them. */
  readonly suggestions: readonly RegExp[];
  readonly searched?: RegExp;
  /** Pressed as long as fewer fields of that label are there than people. */
  readonly more?: { readonly press: RegExp; readonly until: RegExp; readonly count: number };
}

const ofEverybody = (person: TestPerson): Errand["texts"] => [
  { label: /^Plaka/, text: person.plate },
  { label: /^Cep telefonu/, text: person.phone },
  { label: /^Ruhsat belge/, text: "FP373220" },
  { label: /^E-posta/, text: person.email.replace(/[^@]*$/, "") },
  { label: /^Kart üzerindeki/, text: "Deneme Kişi" },
  { label: /^Kart numarası/, text: goodCard },
  { label: /^Son kullanma/, text: "1230" },
  { label: /^Güvenlik kodu/, text: "123" },
];
/** Most private addresses end in a usual way, which is pressed and not typed. */
const emailEnd = /@gmail\.com$/;
const ownNumber = (person: TestPerson) => ({
  label: /^T\.C\. kimlik no/,
  text: person.nationalNumber,
});

function errand(change: Partial<Errand> = {}): Errand {
  const { person = makePerson(), texts = [] } = change;
  const rest = { choices: [], selects: [] };
  return {
    ...rest,
    ...change,
    person,
    suggestions: [...(change.suggestions ?? []), emailEnd],
    texts: [...texts, ...ofEverybody(person), ownNumber(person)],
  };
}

/** A home whose code nobody knows: its address is searched for. */
const unknownCode: Partial<Errand> = {
  tab: /^DASK$/,
  texts: [{ label: /^Konutun adresi/, text: "Caferağa Moda 12 Kadıköy" }],
  searched: /^Konutun adresi/,
  suggestions: [/Moda Caddesi No: 12/, /^5$/],
  selects: [{ label: /^Bulunduğu kat/, option: "1. kat" }],
  choices: [{ label: /^Konut$/ }, { label: /^Hasarsız$/ }, { label: /^Mal sahibi$/ }],
};

/** A woman and her husband; the holder's own number stands before the people, in a form of its own. */
function couple(): Partial<Errand> {
  const husband = makeRelative("erkek", 611);
  return {
    tab: /^Sağlık$/,
    person: makePerson({ nationalNumber: makeHolder("kadin", 17) }),
    texts: [
      { label: /^(Eşiniz|2\. Sigortalı).*T\.C\. kimlik no/, text: husband },
      { label: /Doğum tarihi/, text: "04.03.1988" },
      { label: /Boy/, at: 0, text: "168" },
      { label: /Kilo/, at: 0, text: "62" },
      { label: /Boy/, at: 1, text: "178" },
      { label: /Kilo/, at: 1, text: "80" },
    ],
    choices: [
      { label: /(^|: )Kadın$/, at: 0 },
      { label: /(^|: )Erkek$/, at: 1 },
      { label: /(^|: )(Yok|Hayır|Hiçbiri yok)$/, at: 0 },
      { label: /(^|: )(Yok|Hayır|Hiçbiri yok)$/, at: 1 },
    ],
    selects: [{ label: /Yakınlığı/, at: 1, option: "Eşi" }],
    more: { press: /^(Eşim|Eşimi ekle|Sigortalı ekle)$/, until: /Kilo/, count: 2 },
  };
}

/** Errands of the lines that are timed, each for a visitor nobody else is. */
export const errands = {
  trafik: () => errand(),
  kasko: () => errand({ tab: /^Kasko$/ }),
  dask: () => errand(unknownCode),
  tss: () => errand(couple()),
} satisfies Readonly<Record<string, () => Errand>>;

/** Seconds to the first offer and to the policy, where they are agreed. */
export const visitBudgets: Readonly<Record<string, readonly [offer: string, policy: string]>> = {
  trafik: ["≤ 22 s", "≤ 48 s"],
  dask: ["≤ 35 s", ""],
  tss: ["≤ 30 s", "≤ 62 s"],
};
