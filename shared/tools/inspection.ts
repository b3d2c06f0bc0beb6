import type { TypedText, ValuesOf } from "#shared/fields/field.ts";
import { choiceField, dateField } from "#shared/fields/kinds.ts";
import { defineTool } from "./tool.ts";
import { validityRule, vehicleDayRule } from "./vehicle-days.ts";

export const inspectedKinds = {
  privateCar: "Otomobil, hususi",
  privateMotorcycle: "Motosiklet, hususi",
  commercialCar: "Otomobil, ticari veya resmî (taksi dâhil)",
  lightTruck: "Kamyonet",
  minibus: "Minibüs",
  bus: "Otobüs",
  truck: "Kamyon, çekici, tanker",
} as const;
export type InspectedKind = keyof typeof inspectedKinds;

const knows =
  (basis: string) =>
  (typed: TypedText): boolean =>
    typed["basis"] === basis;

const fields = {
  kind: choiceField("select", inspectedKinds, { label: "Araç türü", byDefault: "privateCar" }),
  basis: choiceField(
    "radio",
    {
      validity: "Ruhsattaki geçerlilik tarihini",
      last: "Son muayenenin gününü",
      never: "Hiç muayene olmadı",
    },
    { label: "Hangisini biliyorsunuz?", byDefault: "validity" },
  ),
  validUntil: dateField(
    {
      label: "Muayene geçerlilik tarihi",
      hint: "Ruhsatın muayene bölümünde yazar.",
      when: knows("validity"),
    },
    validityRule,
  ),
  lastInspection: dateField({ label: "Son muayene tarihi", when: knows("last") }, vehicleDayRule),
  firstRegistration: dateField(
    { label: "İlk tescil tarihi", hint: "Ruhsatta (B)", when: knows("never") },
    vehicleDayRule,
  ),
};

/** When a vehicle has to be inspected, and what it costs. */
export const inspection = defineTool({
  id: "inspection",
  title: "Araç muayenesi: tarih ve ücret",
  lead: "Sıradaki muayene gününü, bu yılın ücretini ve gecikmenin ne eklediğini görün; günü takviminize ekleyin.",
  submit: "Hesapla",
  fields,
  official: {
    title: "Randevu nereden alınır?",
    text: "Randevu yalnızca TÜVTÜRK’ten alınır; aracı kişi ya da siteye ücret ödemeniz gerekmez.",
    links: [
      {
        name: "TÜVTÜRK",
        about: "tuvturk.com.tr: randevu alma, değiştirme, iptal",
        url: "https://www.tuvturk.com.tr/",
      },
      {
        name: "e-Devlet",
        about: "turkiye.gov.tr: araç ve muayene bilgileri",
        url: "https://www.turkiye.gov.tr/",
      },
    ],
  },
  quote: {
    line: "trafik",
    title: "Muayene için trafik sigortası gerekir",
    carries: { firstRegistration: "firstRegistration" },
  },
});

/** What is inspected, as it is typed in. */
export type InspectedVehicle = ValuesOf<typeof fields>;
