import { resident } from "#shared/assets/resident.ts";
import { askedIdentity } from "#shared/fields/identity.ts";
import { products } from "../../products/catalogue.ts";
import { defineLine, personStep, step } from "../line.ts";
import { chosen, years } from "../period.ts";
import { residentTerms } from "./terms.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { CheckedValues } from "#shared/fields/field.ts";

const nationalities = ["nationality", "residentNationality"] as const;

/** Residence permits are for foreign nationals: a citizen of Türkiye is not insured here. */
export function foreignNationals(values: CheckedValues): Record<string, string> {
  const citizen = nationalities.filter((name) => values[name] === "TR");
  return Object.fromEntries(citizen.map((name) => [name, validationCopy.foreignOnly]));
}

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
  conditions: ["circular"],
  coverageTerms: residentTerms,
  quickStart: ["duration", "identityType"],
  steps: [
    personStep("duration", ...askedIdentity),
    step(
      "sigortali",
      "Sigortalının bilgileri",
      "residentNationality",
      "fatherName",
      "sex",
      "residentBirthDate",
    ),
  ],
  copy: {
    same: "Bütün teklifler, ikamet izni taleplerinde yaptırılacak özel sağlık sigortalarına ilişkin 2014/9 sayılı genelgenin asgari teminat yapısını taşır.",
    estimate: "Yabancı sağlık sigortasının güncel tarifesi yayımlanmıyor; fiyatı şirket belirler.",
  },
});
