import type { TypedText, ValuesOf } from "#shared/fields/field.ts";
import { choiceField, dateField, listField, numberField } from "#shared/fields/kinds.ts";
import { wholeNumber } from "#shared/schemas/number.ts";
import { parseDisplayDate, todayInIstanbul } from "#shared/format/date.ts";
import { defineTool } from "./tool.ts";
import { vehicleDayRule } from "./vehicle-days.ts";

export const taxedKinds = {
  car: "Otomobil, kaptıkaçtı, arazi taşıtı",
  motorcycle: "Motosiklet",
  minibus: "Minibüs",
  panel: "Panelvan, motorlu karavan",
  bus: "Otobüs",
  truck: "Kamyonet, kamyon, çekici",
} as const;
export type TaxedKind = keyof typeof taxedKinds;

/** First day of registration from which a car is taxed by its value as well. */
export const valueTaxedSince = "2018-01-01";

const isCar = ({ kind }: TypedText): boolean => kind === "car";
const isElectric = ({ engine }: TypedText): boolean => engine === "electric";
const isBySize = (typed: TypedText): boolean =>
  typed["kind"] === "motorcycle" ||
  typed["kind"] === "panel" ||
  (isCar(typed) && !isElectric(typed));
const isByPower = (typed: TypedText): boolean => isCar(typed) && isElectric(typed);
const isBus = ({ kind }: TypedText): boolean => kind === "bus";
const isTruck = ({ kind }: TypedText): boolean => kind === "truck";
const isByValue = (typed: TypedText): boolean => {
  const { firstRegistration = "", engineVolume = "" } = typed;
  if (!isCar(typed) || isElectric(typed) || engineVolume === "") return false;
  const day = parseDisplayDate(firstRegistration);
  return day.ok && day.value >= valueTaxedSince;
};

const fields = {
  kind: choiceField("select", taxedKinds, { label: "Araç türü", byDefault: "car" }),
  modelYear: {
    ...numberField(
      { label: "Model yılı", hint: "Ruhsatta (D.4)", maxLength: 4, isHalf: true },
      { min: 1950, max: 2100 },
    ),
    schema: (now: number) =>
      wholeNumber({ min: 1950, max: Number(todayInIstanbul(now).slice(0, 4)) + 1 }),
  },
  firstRegistration: dateField(
    { label: "İlk tescil tarihi", hint: "Ruhsatta (B)", isHalf: true, when: isCar },
    vehicleDayRule,
  ),
  engine: choiceField(
    "radio",
    { combustion: "Benzin, dizel, LPG, hibrit", electric: "Elektrikli" },
    { label: "Motor", byDefault: "combustion", when: isCar },
  ),
  engineVolume: numberField(
    {
      label: "Motor hacmi (cm³)",
      hint: "Ruhsatta (P.1)",
      maxLength: 5,
      when: isBySize,
    },
    { min: 1, max: 20_000 },
  ),
  enginePower: numberField(
    {
      label: "Motor gücü (kW)",
      hint: "Ruhsatta (P.2)",
      maxLength: 4,
      when: isByPower,
    },
    { min: 1, max: 2000 },
  ),
  seats: numberField(
    {
      label: "Oturma yeri",
      hint: "Ruhsatta (S.1), sürücü dâhil",
      maxLength: 3,
      when: isBus,
    },
    { min: 1, max: 200 },
  ),
  weight: numberField(
    {
      label: "Azami toplam ağırlık (kg)",
      hint: "Ruhsatta (F.1)",
      maxLength: 6,
      when: isTruck,
    },
    { min: 1, max: 200_000 },
  ),
  /** Its choices are the bands of the engine's row. */
  valueBand: {
    ...listField("select", {
      label: "Taşıt değeri dilimi",
      hint: "Bugünkü fiyatı değil, aracın ilk alındığı günkü vergi matrahıdır.",
      when: isByValue,
    }),
    kind: "radio" as const,
  },
};

/** Motor vehicle tax of a year. */
export const vehicleTax = defineTool({
  id: "vehicle-tax",
  title: "MTV hesaplama",
  lead: "Ruhsatınızdaki bilgilerle yıllık vergiyi, taksit günlerini ve gecikmenin ne getirdiğini görün. Yazdıklarınız kaydedilmez.",
  submit: "Hesapla",
  fields,
  official: {
    title: "Borcunuz var mı, nereden öğrenirsiniz?",
    text: "Bu sayfa vergiyi hesaplar, borcunuzu görmez. Kayıtlı borcu iki resmî adres gösterir; plaka ve kimlik numaranızı yalnızca oraya yazın.",
    links: [
      {
        name: "Dijital Vergi Dairesi",
        about: "dijital.gib.gov.tr: sorgu ve ödeme",
        url: "https://dijital.gib.gov.tr/",
      },
      { name: "e-Devlet", about: "turkiye.gov.tr: MTV borcu", url: "https://www.turkiye.gov.tr/" },
    ],
  },
  quote: {
    line: "trafik",
    title: "Bu araca trafik teklifi alın",
    carries: { modelYear: "modelYear", firstRegistration: "firstRegistration" },
  },
  fromVehicle: ({ modelYear }) => (modelYear === undefined ? {} : { modelYear: `${modelYear}` }),
});

/** What is taxed, as it is typed in. */
export type TaxedVehicle = Omit<ValuesOf<typeof fields>, "valueBand">;
