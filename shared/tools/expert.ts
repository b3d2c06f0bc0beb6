import type { TypedText } from "#shared/fields/field.ts";
import { choiceField, optionalDateField } from "#shared/fields/kinds.ts";
import { defineTool } from "./tool.ts";
import { vehicleDayRule } from "./vehicle-days.ts";

export const damagedBranches = {
  motor: "Araç: karşı tarafın trafik sigortası",
  ownMotor: "Araç: kendi kaskonuz",
  home: "Konut veya iş yeri (yangın, su, hırsızlık, deprem)",
  other: "Nakliyat, makine, inşaat ve diğerleri",
} as const;

/** Whether a branch is that of motor vehicles. */
export const isMotor = (branch: string | undefined): boolean =>
  branch === "motor" || branch === "ownMotor";

const isVehicle = ({ branch }: TypedText): boolean => isMotor(branch);

/** Who assigns an expert, what it costs and until when one may object. */
export const expert = defineTool({
  id: "expert",
  title: "Eksper: kim atar, ne zaman itiraz edilir?",
  lead: "Hasarınızın türüne göre eksperi kimin görevlendirdiğini, ücretini, hazırlanacak belgeleri ve rapora itirazın son gününü görün.",
  submit: "Göster",
  fields: {
    branch: choiceField("radio", damagedBranches, { label: "Ne hasar gördü?", byDefault: "motor" }),
    damage: choiceField(
      "radio",
      {
        repair: "Onarılacak hasar",
        valueLoss: "Değer kaybı da isteyeceğim",
        total: "Araç ağır hasarlı (pert)",
      },
      { label: "Hasarın türü", byDefault: "repair", when: isVehicle },
    ),
    reportDate: optionalDateField(
      { label: "Raporun size bildirildiği gün", hint: "Rapor geldiyse yazın." },
      vehicleDayRule,
    ),
  },
  official: {
    title: "Ruhsatlı eksper nereden sorgulanır?",
    text: "Gelen kişinin levhada kayıtlı ve hasarın branşında ruhsatlı olduğunu adıyla kontrol edebilirsiniz.",
    links: [
      {
        name: "TOBB Sigorta Eksperleri",
        about: "tobb.org.tr: levha, ad, il ve branşa göre",
        url: "https://www.tobb.org.tr/",
      },
      {
        name: "SBM",
        about: "sbm.org.tr: eksper hizmetleri",
        url: "https://www.sbm.org.tr/",
      },
    ],
  },
  quote: { line: "kasko", title: "Aracınıza kasko teklifi alın", carries: {} },
});
