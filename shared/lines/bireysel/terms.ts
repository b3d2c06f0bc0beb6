import type { TypedText } from "#shared/fields/field.ts";
import { choiceField } from "#shared/fields/kinds.ts";

/** Groups of hospitals that packages of private health insurance come with, from few hospitals to nearly all. */
export const networkNames = { c: "C grubu", b: "B grubu", a: "A grubu" } as const;

const hasOutpatient = ({ treatment }: TypedText): boolean => treatment !== "yatarak";

/** What may be chosen of private health insurance; ids are ordered from less cover to more. */
export const bireyselTerms = {
  treatment: choiceField(
    "select",
    {
      yatarak: "Yatarak",
      limitli: "Yatarak ve limitli ayakta",
      "yatarak-ayakta": "Yatarak ve ayakta",
    },
    {
      label: "Plan",
      hint: "Limitli planda ayakta tedavi yılda belirli bir tutara kadar ödenir.",
      wire: "TreatmentPlan",
      byDefault: "yatarak-ayakta",
    },
  ),
  share: choiceField(
    "select",
    { "yuzde-30": "%30", "yuzde-20": "%20", yok: "Olmasın" },
    {
      label: "Katılım payı",
      hint: "Ayakta tedavisi olan planlarda bu giderlerin sizin ödediğiniz yüzdesi.",
      wire: "CoInsurance",
      byDefault: "yuzde-20",
      when: hasOutpatient,
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
      when: hasOutpatient,
    },
  ),
} as const;
