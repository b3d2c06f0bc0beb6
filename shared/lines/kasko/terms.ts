import { choiceField } from "#shared/fields/kinds.ts";

/**
 * What may be chosen of own damage insurance; ids are ordered from less to more. The defaults leave nobody with less than
 * they would expect after a claim: no deductible, an authorised repair shop, a liability limit and a replacement car.
 */
export const kaskoTerms = {
  service: choiceField(
    "select",
    { ozel: "Özel servis", anlasmali: "Anlaşmalı yetkili servis", yetkili: "Yetkili servis" },
    {
      label: "Onarım servis türü",
      hint: "Hasarda aracınızın onarılacağı yer.",
      wire: "ServiceType",
      byDefault: "anlasmali",
    },
  ),
  deductible: choiceField(
    "select",
    { yok: "Muafiyetsiz", "yuzde-2": "%2 muafiyetli", "yuzde-5": "%5 muafiyetli" },
    {
      label: "Muafiyet",
      hint: "Her hasarda sizde kalan pay; araç değerinin yüzdesidir.",
      wire: "Deductible",
      byDefault: "yok",
    },
  ),
  liability: choiceField(
    "select",
    {
      yok: "Olmasın",
      "500-bin": "500.000 TL",
      "1-milyon": "1.000.000 TL",
      "2-milyon": "2.000.000 TL",
      "5-milyon": "5.000.000 TL",
      "10-milyon": "10.000.000 TL",
      sinirsiz: "Sınırsız",
    },
    {
      label: "İMM limiti",
      hint: "Trafik sigortasının limitini aşan zararlar için.",
      wire: "LiabilityLimit",
      byDefault: "1-milyon",
    },
  ),
  replacementCar: choiceField(
    "select",
    { yok: "Olmasın", "7-gun": "7 gün", "15-gun": "15 gün", "30-gun": "30 gün" },
    {
      label: "İkame araç",
      hint: "Aracınız onarımdayken verilen araç; yılda iki kez.",
      wire: "ReplacementCar",
      byDefault: "7-gun",
    },
  ),
} as const;
