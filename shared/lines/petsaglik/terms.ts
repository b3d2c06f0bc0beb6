import { choiceField } from "#shared/fields/kinds.ts";

/** What may be chosen of pet insurance; ids are ordered from less cover to more. */
export const petTerms = {
  limit: choiceField(
    "select",
    { "25-bin": "25.000 TL", "50-bin": "50.000 TL", "100-bin": "100.000 TL" },
    {
      label: "Yıllık tedavi limiti",
      hint: "Bir yılda ödenen veteriner giderlerinin üst sınırı.",
      wire: "TreatmentLimit",
      byDefault: "50-bin",
    },
  ),
  share: choiceField(
    "select",
    { "yuzde-20": "%20", "yuzde-10": "%10", yok: "Olmasın" },
    {
      label: "Katılım payı",
      hint: "Her giderin sizin ödediğiniz yüzdesi.",
      wire: "CoInsurance",
      byDefault: "yuzde-10",
    },
  ),
} as const;
