import type { TypedText } from "#shared/fields/field.ts";
import { choiceField, listField, optionalDateField } from "#shared/fields/kinds.ts";
import { stepNames } from "./step-names.ts";
import { defineTool } from "./tool.ts";
import { validityRule } from "./vehicle-days.ts";

const car = "hususi-otomobil";
const isCar = ({ usage }: TypedText): boolean => usage === car;

/** The most that compulsory traffic insurance of a vehicle may cost, and what a late renewal adds. */
export const trafficCeiling = defineTool({
  id: "traffic-ceiling",
  title: "Trafik sigortası tavan prim hesaplama",
  lead: "İl, araç cinsi ve basamakla, trafik sigortası için istenebilecek en yüksek primi ve gecikmenin ne eklediğini görün. Yazdıklarınız kaydedilmez.",
  keywords:
    "trafik sigortası hesaplama, azami prim, tavan fiyat, gecikme zammı, araç sigortası fiyatı",
  submit: "Tavanı hesapla",
  fields: {
    province: listField("select", { label: "Plakanın ili", choices: "cities" }),
    usage: listField("select", {
      label: "Araç cinsi",
      choices: "using-types",
      byDefault: car,
    }),
    fuel: choiceField(
      "radio",
      { benzin: "Benzin, dizel, LPG, hibrit", elektrik: "Elektrikli" },
      { label: "Yakıt", byDefault: "benzin", when: isCar },
    ),
    step: choiceField("select", stepNames, {
      label: "Basamak",
      hint: "Poliçenizde yazar. Adına ilk kez araç sigortalanan 4. basamaktan başlar.",
      byDefault: "4",
    }),
    previousEnd: optionalDateField(
      {
        label: "Önceki poliçenin bitiş tarihi",
        hint: "Bugün başlayacak poliçenin gecikmesi buna göre sayılır. İlk poliçede boş bırakın.",
      },
      validityRule,
    ),
  },
  official: {
    title: "Tavan primi ve basamak nereden öğrenilir?",
    text: "Tavan primleri Sigorta Bilgi ve Gözetim Merkezi (SBM) her ay duyurur. Basamağınız poliçenizde yazar.",
    links: [
      { name: "SBM", about: "sbm.org.tr: azami prim duyuruları", url: "https://www.sbm.org.tr/" },
      {
        name: "e-Devlet",
        about: "turkiye.gov.tr: Sigorta Bilgi ve Gözetim Merkezi hizmetleri",
        url: "https://www.turkiye.gov.tr/",
      },
    ],
  },
  quote: {
    line: "trafik",
    title: "Bu araca trafik teklifi alın",
    carries: { province: "plate", usage: "usage" },
  },
});
