import { resident } from "#shared/assets/resident.ts";
import { askedPerson, unknownPerson } from "#shared/fields/holder.ts";
import { askedIdentity } from "#shared/fields/identity.ts";
import { quoteConsents } from "#shared/fields/policy.ts";
import { products } from "./catalogue.ts";
import { defineLine } from "./line.ts";
import { chosen, years } from "./period.ts";
import { foreignNationals } from "./resident-rules.ts";
import { residentTerms } from "./resident-terms.ts";

/** Health insurance of foreign nationals, as a residence permit asks for. */
export const yabanci = defineLine({
  product: products.yabanci,
  identities: ["foreign", "passport"],
  rules: foreignNationals,
  period: chosen("duration", { "1": years(1), "2": years(2) }),
  asset: resident,
  coverages: {
    inpatient: "Anlaşmalı kurumda yatarak tedavi",
    otherInpatient: "Anlaşmasız kurumda yatarak tedavi",
    outpatient: "Ayakta tedavi",
    emergency: "Acil tedavi",
    ambulance: "Ambulans",
    circular: "İkamet izni başvurusu",
  },
  coverageTerms: residentTerms,
  quickStart: ["duration", "identityType"],
  steps: [
    {
      id: "kisi",
      title: "Kişisel bilgiler",
      fields: ["duration", ...askedIdentity, ...askedPerson, ...quoteConsents],
    },
    {
      id: "sigortali",
      title: "Sigortalının bilgileri",
      fields: [
        ...unknownPerson,
        "residentNationality",
        "fatherName",
        "sex",
        "residentBirthDate",
        "policyStart",
        "referenceCode",
      ],
    },
  ],
  copy: {
    short: "yabancı sağlık sigortası",
    full: "yabancı sağlık sigortası",
    about: (subject) => subject,
    same: "Bütün teklifler, ikamet izni taleplerinde yaptırılacak özel sağlık sigortalarına ilişkin 2014/9 sayılı genelgenin asgari teminat yapısını taşır.",
    estimate: "Yabancı sağlık sigortasının güncel tarifesi yayımlanmıyor; fiyatı şirket belirler.",
  },
});
