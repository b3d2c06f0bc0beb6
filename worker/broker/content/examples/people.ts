import { listed } from "#shared/format/in-words.ts";
import { healthCopy } from "#shared/assets/health-copy.ts";
import { addDays, ageOn, formatDate } from "#shared/format/date.ts";
import { toTurkishLower } from "#shared/format/turkish-case.ts";
import { networkNames } from "#shared/lines/tamamlayici/terms.ts";
import type { InsuredPerson } from "../../assets/insured-person/facts.ts";
import type { RequestOf } from "../../lines/request.ts";
import { embeddedExchangeRates } from "../../registries/embedded-exchange-rates.ts";
import { provinceName } from "../../registries/places.ts";
import type { LineExamples } from "./example.ts";
import { example, holder } from "./example.ts";

const woman: InsuredPerson = {
  relation: "kendisi",
  fullName: "Fatma Demir",
  nationalNumber: "10000000146",
  birthDate: "1990-04-12",
  sex: "kadin",
  heightCm: 168,
  weightKg: 62,
  declared: [],
  isRegistered: true,
};

const man: InsuredPerson = {
  ...woman,
  fullName: "Ali Demir",
  birthDate: "1976-02-03",
  sex: "erkek",
  heightCm: 176,
  weightKg: 78,
};

/** Somebody and their policy's first day: "İstanbul, 36 yaşında kadın, 168 cm, 62 kg …". */
function personText(
  { birthDate, sex, heightCm, weightKg, declared }: InsuredPerson,
  provinceCode: string,
  startDate: string,
): string {
  const health =
    declared.length === 0 ? "bildirilmiş hastalık, ameliyat ve ilaç yok" : "sağlık beyanı var";
  const who = `${ageOn(birthDate, startDate)} yaşında ${toTurkishLower(healthCopy.sexes[sex])}`;
  return `${provinceName(provinceCode)}, ${who}, ${heightCm} cm, ${weightKg} kg; ${health}`;
}

const supplementary = (person: InsuredPerson, provinceCode: string) =>
  example(
    (day): RequestOf<"tamamlayici"> => ({
      productId: "tamamlayici",
      holder: { ...holder, birthDate: person.birthDate, provinceCode },
      insured: [person],
      history: {},
      startDate: day,
      terms: { treatment: "yatarak-ayakta", birth: "yok", checkUp: "yok" },
      provisional: [],
    }),
    ({ insured: [one], holder: { provinceCode: code }, startDate }) =>
      `${personText(one, code, startDate)}, SGK’lı.`,
  );

export const tamamlayiciExamples: LineExamples = {
  examples: [supplementary(woman, "34"), supplementary(man, "06")],
  /** The network; insurers pay for different numbers of visits in it, which the name says. */
  scopeOf: ({ package: own }) =>
    Object.entries(networkNames)
      .filter(([id]) => own?.id.startsWith(`${id}-`))
      .map(([, name]) => `${name} ağ, muayene sayısı değişir`)[0],
};

const wholeCover = (person: InsuredPerson, provinceCode: string) =>
  example(
    (day): RequestOf<"bireysel"> => ({
      productId: "bireysel",
      holder: { ...holder, birthDate: person.birthDate, provinceCode },
      insured: [
        { ...person, isSmoker: false, ...(person.sex === "kadin" ? { isPregnant: false } : {}) },
      ],
      history: {},
      startDate: day,
      terms: { treatment: "yatarak-ayakta", share: "yuzde-20", birth: "yok" },
      provisional: [],
    }),
    ({ insured: [one], holder: { provinceCode: code }, startDate }) =>
      `${personText(one, code, startDate)}, ${one.isSmoker ? "tütün kullanıyor" : "tütün kullanmıyor"}${one.isPregnant === false ? ", gebe değil" : ""}.`,
  );

export const bireyselExamples: LineExamples = {
  examples: [wholeCover(woman, "34"), wholeCover(man, "06")],
};

const resident = (birthDate: string, sex: "kadin" | "erkek") =>
  example(
    (day): RequestOf<"yabanci"> => ({
      productId: "yabanci",
      holder: { ...holder, nationalNumber: "99000000110", birthDate },
      insured: [{ nationality: "Almanya", fatherName: "EMIL", birthDate, sex }],
      history: {},
      startDate: day,
      terms: { duration: "1" },
      provisional: [],
    }),
    ({ insured: [one], startDate }) =>
      `${ageOn(one.birthDate, startDate)} yaşında ${toTurkishLower(healthCopy.sexes[one.sex])}.`,
  );

export const yabanciExamples: LineExamples = {
  examples: [resident("2003-05-06", "kadin"), resident("1971-05-06", "erkek")],
};

const travellers = ["1996-04-12", "1988-04-12", "1986-09-03", "2016-02-03"].map(
  (travellerBirthDate) => ({
    travellerName: "AYSE",
    travellerSurname: "DEMIR",
    travelDocument: "10000000146",
    travellerBirthDate,
  }),
);

/** A journey that begins a month after it is asked about. */
const trip = (people: typeof travellers, days: number) =>
  example(
    async (day): Promise<RequestOf<"seyahat">> => {
      const startDate = addDays(day, 30);
      const [first, ...others] = people;
      if (first === undefined) throw new Error("nobody travels");
      return {
        productId: "seyahat",
        holder,
        insured: [first, ...others],
        history: {},
        startDate,
        terms: {
          region: "schengen",
          returnDate: addDays(startDate, days - 1),
          treatment: "30-bin",
          ski: "yok",
          covid: "var",
        },
        exchange: await embeddedExchangeRates.on("EUR", day),
        provisional: [],
      };
    },
    ({ insured, startDate }) => {
      const ages = insured.map(({ travellerBirthDate: born }) => ageOn(born, startDate));
      const who =
        ages.length === 1
          ? `${ages[0]} yaşında bir yolcu`
          : `${listed(ages.map(String))} yaşlarında ${ages.length} yolcu`;
      return `${who}; gidiş ${formatDate(startDate)}.`;
    },
  );

export const seyahatExamples: LineExamples = {
  examples: [trip(travellers.slice(0, 1), 7), trip(travellers.slice(1), 15)],
};
