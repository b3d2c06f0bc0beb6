import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lineIds } from "#shared/lines/registry.ts";
import { quoteHref } from "#shared/routes.ts";
import { passesLuhn } from "#shared/schemas/card/luhn.ts";
import { makeHolder } from "#tests/factories/family.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import type { Random } from "./random.ts";

/** What somebody wants to buy: where the form is, and everything that it may ask of them, as it is typed. */
export interface Errand {
  readonly line: LineId;
  readonly path: string;
  readonly person: TestPerson;
  readonly fields: Readonly<Record<string, string>>;
}

interface Typed {
  /** Other fields than those of any person. */
  readonly [name: string]: string;
}

let errands = 0;
const digits = (value: number, length: number) =>
  String(value % 10 ** length).padStart(length, "0");

/** A device nobody else insures. */
function imeiOf(number: number): string {
  const body = `490154${digits(number, 8)}`;
  const whole = Array.from({ length: 10 }, (_, check) => `${body}${check}`);
  return whole.find(passesLuhn)!;
}

const ofRow = (fields: Typed): Typed =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`insured[0].${name}`, text]));

const day = (offset: number): string => formatDate(addDays(todayInIstanbul(Date.now()), offset));

const vehicle = { document: "FP373221" };
const consent = { healthDataAgreement: "on" };
/** Asked once for everybody, or of each. */
const healthy = { hasIllness: "hayir" };
const self = { ...healthy, relation: "kendisi", sex: "kadin", heightCm: "168", weightKg: "62" };

/** A home of the embedded lists: the first flat of the first street of one of fifty neighbourhoods in Kadıköy and around. */
const homeOf = (number: number): Typed => ({
  uavtCode: `${42_870 + (number % 50)}00000`,
  floor: "0",
  usageForm: "konut",
  damageState: "yok",
  ownership: "mal-sahibi",
});

const passportOf = (number: number): Typed => ({
  identityType: "2",
  passportNumber: `U${digits(number, 8)}`,
  nationality: "DE",
  passportName: "ANNA",
  passportSurname: "SCHMIDT",
  passportBirthDate: "12.04.1985",
});

/** What each line asks beside the person and the day; the number is that of the errand. */
const asked: Readonly<Record<LineId, (number: number) => Typed>> = {
  trafik: () => vehicle,
  kasko: () => vehicle,
  ikincieltrafik: () => vehicle,
  galericikisatrafik: () => ({
    ...vehicle,
    nationalNumber: "1234567890",
    companyTitle: "İpek Otomotiv Ltd. Şti.",
    taxOffice: "Maslak",
    tradeLicence: "34-00123",
    duration: "30",
  }),
  dask: homeOf,
  konut: (number) => ({
    ...homeOf(number),
    insuredParts: "bina-esya",
    building: "2.000.000",
    contents: "400.000",
    electronics: "100.000",
    glass: "20.000",
    earthquake: "haric",
  }),
  tamamlayici: () => ({ ...consent, ...healthy, ...ofRow(self) }),
  bireysel: () => ({
    ...consent,
    ...healthy,
    ...ofRow({
      ...self,
      hadSurgery: "hayir",
      takesMedicine: "hayir",
      isSmoker: "hayir",
      isPregnant: "hayir",
    }),
  }),
  yabanci: (number) => ({
    ...passportOf(number),
    fatherName: "EMIL",
    sex: "kadin",
    duration: "1",
  }),
  seyahat: (number) => ({
    ...passportOf(number),
    region: "schengen",
    returnDate: day(9),
    ...ofRow({
      travellerName: "ANNA",
      travellerSurname: "SCHMIDT",
      travelDocument: `U${digits(number, 8)}`,
      travellerNationality: "DE",
      travellerBirthDate: "12.04.1985",
    }),
  }),
  telefon: (number) => ({
    deviceBrand: "samsung",
    deviceModel: "samsung-galaxy-s25",
    imei: imeiOf(number),
    purchaseDate: day(-40),
    invoiceKurus: "52.000",
    isSecondHand: "hayir",
  }),
  petsaglik: (number) => ({
    species: "kopek",
    breed: "kopek-golden-retriever",
    petName: "Zeytin",
    petBirthDate: day(-1200),
    sex: "erkek",
    isNeutered: "evet",
    microchip: `7920000${digits(number, 8)}`,
    isVaccinated: "evet",
    hasChronicIllness: "hayir",
  }),
};

/** Of a plate that stands in no text as an example; it ends in 0, so that nobody has insured it in its holder's hands. */
const plateOf = (number: number) =>
  `06CH${"ABCDEFGHJK"[Math.floor(number / 90) % 10]}${10 + (number % 90)}0`;

/** An errand of a line by chance, of whatever nobody else insures. */
export function makeErrand(random: Random): Errand {
  const number = errands++;
  const line = random.pick(lineIds);
  const own = asked[line](number);
  const isWoman = own["insured[0].sex"] === "kadin";
  const person = makePerson({
    plate: plateOf(number),
    ...(isWoman ? { nationalNumber: makeHolder("kadin", number + 1) } : {}),
  });
  const { nationalNumber, phone, email, plate } = person;
  const fields = {
    nationalNumber,
    phone,
    email,
    plate,
    privacyPolicy: "on",
    openDataAgreement: "on",
    policyStart: day(0),
    name: "Deniz",
    surname: "Kaya",
    cityCode: "34",
    county: "Kadıköy",
    ...own,
  };
  return { line, path: quoteHref(line), person, fields };
}
