import { choiceField, dateField } from "#shared/fields/kinds.ts";
import { comingDayRule } from "#shared/schemas/date.ts";

/** Where a trip goes; its names are what offers, policy and letter say. */
export const regionNames = {
  schengen: "Schengen ülkeleri",
  "dunya-haric": "Tüm dünya (ABD ve Kanada hariç)",
  dunya: "Tüm dünya",
  turkiye: "Türkiye",
} as const;
export type TravelRegion = keyof typeof regionNames;

/** The trip itself, which is asked for, and what may be chosen of its insurance; ids are ordered from less cover to more. */
export const travelTerms = {
  region: choiceField("select", regionNames, {
    label: "Gidilecek yer",
    hint: "Birden çok yere gidiyorsanız hepsini kapsayanı seçin.",
    isFixed: true,
    wire: "TravelRegion",
  }),
  returnDate: dateField(
    {
      label: "Dönüş tarihi",
      hint: "Gidiş ve dönüş günleri dâhil en fazla 92 gün.",
      isFixed: true,
      wire: "ReturnDate",
    },
    comingDayRule,
  ),
  treatment: choiceField(
    "select",
    { "30-bin": "30.000 €", "50-bin": "50.000 €", "100-bin": "100.000 €" },
    {
      label: "Tedavi teminatı",
      hint: "Yolcu başına. Schengen vizesinde en az 30.000 € istenir.",
      wire: "TreatmentLimit",
      byDefault: "30-bin",
    },
  ),
  ski: choiceField(
    "radio",
    { yok: "Yok", var: "Var" },
    {
      label: "Kayak ve kış sporları",
      hint: "Pistte yapılan sporlardaki kazalar.",
      wire: "SkiCover",
      byDefault: "yok",
    },
  ),
  covid: choiceField(
    "radio",
    { yok: "Yok", var: "Var" },
    {
      label: "COVID-19 tedavisi",
      hint: "Seyahatte geçirilen hastalığın tedavisi.",
      wire: "CovidCover",
      byDefault: "var",
    },
  ),
} as const;
