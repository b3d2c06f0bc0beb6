import { choiceField, optionalDateField } from "#shared/fields/kinds.ts";
import { stepNames } from "./step-names.ts";
import { defineTool } from "./tool.ts";
import { vehicleDayRule } from "./vehicle-days.ts";

/** The twelve principal faults of article 84 of the traffic code, by their letter there. */
export const faultCases = {
  a: "Kırmızı ışıkta veya dur işaretinde geçmek",
  b: "Taşıt giremez levhalı yola girmek",
  c: "Çok şeritli yolda karşı yönün şeridine girmek",
  d: "Arkadan çarpmak",
  e: "Geçme yasağı olan yerde geçmek",
  f: "Dönüşü yanlış yapmak",
  g: "Şeride tecavüz etmek",
  h: "Kavşakta geçiş önceliğine uymamak",
  i: "Dar yolda geçiş önceliğine uymamak",
  j: "Manevra kurallarına uymamak",
  k: "Yerleşim yeri dışında yolda zorunlu olmadan park etmek veya durmak",
  l: "Kurala uygun park etmiş araca çarpmak",
} as const;
export type FaultCase = keyof typeof faultCases;

/** Who is at fault, and what follows from it: days, payments, step and premium. */
export const fault = defineTool({
  id: "fault",
  title: "Kusur ve itiraz hesaplayıcı",
  lead: "Kazanızın hangi asli kusur hâline uyduğunu, kimin neyi ödediğini, son günleri ve gelecek yılın basamağını görün.",
  submit: "Sonucu göster",
  fields: {
    case: {
      ...choiceField("radio", faultCases, { label: "Kaza nasıl oldu? (KTK m. 84)" }),
      hasPictures: true as const,
    },
    side: choiceField(
      "radio",
      { other: "Karşı taraf", both: "İki taraf da", own: "Ben" },
      { label: "Bunu kim yaptı?", byDefault: "other" },
    ),
    accidentDate: optionalDateField({ label: "Kaza tarihi" }, vehicleDayRule),
    published: optionalDateField({ label: "Sonucun SBM’de yayımlandığı gün" }, vehicleDayRule),
    step: choiceField("select", stepNames, {
      label: "Trafik basamağınız",
      hint: "Poliçenizde yazar.",
      byDefault: "4",
      isHalf: true,
    }),
    province: choiceField(
      "select",
      { "34": "İstanbul", "06": "Ankara", "35": "İzmir", other: "Başka il" },
      { label: "İl", byDefault: "34", isHalf: true },
    ),
  },
  official: {
    title: "Sonuç nereden sorgulanır?",
    text: "Kusur sonucunu yalnızca resmî adresler gösterir; e-Devlet şifrenizi başka hiçbir siteye yazmayın. Aracın hasar geçmişi için 5664’e ücretli SMS de gönderilebilir.",
    links: [
      {
        name: "SBM",
        about: "sbm.org.tr: kaza tespit tutanağı ve kusur sorgulama",
        url: "https://www.sbm.org.tr/",
      },
      {
        name: "e-Devlet",
        about: "turkiye.gov.tr: Sigorta Bilgi ve Gözetim Merkezi hizmetleri",
        url: "https://www.turkiye.gov.tr/",
      },
    ],
  },
  quote: { line: "trafik", title: "Basamağınızla trafik teklifi alın", carries: {} },
});
