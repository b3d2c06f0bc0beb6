import type { TypedText } from "#shared/fields/field.ts";
import { choiceField } from "#shared/fields/kinds.ts";

/** Networks of hospitals that packages of supplementary health insurance come with, from few hospitals to many. */
export const networkNames = { dar: "Dar", standart: "Standart", genis: "Geniş" } as const;

/** Outpatient treatments they pay for in a year. */
export const visitNames = {
  "6": "6 muayene",
  "8": "8 muayene",
  "10": "10 muayene",
  "12": "12 muayene",
  limitsiz: "Limitsiz muayene",
} as const;

/** What may be chosen of supplementary health insurance; ids are ordered from less cover to more. */
export const tamamlayiciTerms = {
  treatment: choiceField(
    "radio",
    { yatarak: "Yatarak", "yatarak-ayakta": "Yatarak ve ayakta" },
    {
      label: "Tedavi şekli",
      hint: "Ayakta tedavi; hastanede yatmadan yapılan muayene, tahlil ve görüntülemedir.",
      wire: "TreatmentPlan",
      byDefault: "yatarak-ayakta",
    },
  ),
  birth: choiceField(
    "radio",
    { yok: "Olmasın", var: "Olsun" },
    {
      label: "Doğum",
      hint: "18-49 yaşındaki kadın sigortalılar içindir; bekleme süresi vardır.",
      wire: "BirthCover",
      personal: { rows: ["birth", "waiting"] },
      byDefault: "yok",
      when: ({ treatment }: TypedText): boolean => treatment !== "yatarak",
    },
  ),
  checkUp: choiceField(
    "radio",
    { yok: "Olmasın", var: "Yılda 1 kez" },
    { label: "Check-up", wire: "CheckUp", byDefault: "yok" },
  ),
} as const;
