import { pet } from "#shared/assets/pet.ts";
import { askedPerson, unknownPerson } from "#shared/fields/holder.ts";
import { quoteConsents } from "#shared/fields/policy.ts";
import { products } from "./catalogue.ts";
import { defineLine } from "./line.ts";
import { years } from "./period.ts";
import { petTerms } from "./pet-terms.ts";

/** Health insurance of cats and dogs. */
export const petsaglik = defineLine({
  product: products.petsaglik,
  period: years(1),
  asset: pet,
  coverages: {
    limit: "Yıllık tedavi limiti",
    share: "Katılım payı",
    emergency: "Kaza ve acil tedavi",
    surgery: "Ameliyat ve hastanede bakım",
    illness: "Hastalık tedavisi ve ilaç",
    laboratory: "Laboratuvar ve görüntüleme",
    death: "Kaza sonucu ölüm",
    liability: "Üçüncü kişilere karşı sorumluluk",
    lost: "Kayıp ilanı ve ödül",
    waiting: "Hastalıkta bekleme süresi",
    clinic: "Veteriner seçimi",
  },
  coverageTerms: petTerms,
  quickStart: ["species", "nationalNumber"],
  steps: [
    {
      id: "kisi",
      title: "Kişisel bilgiler",
      fields: ["species", "nationalNumber", ...askedPerson, ...quoteConsents],
    },
    {
      id: "hayvan",
      title: "Dostunuzun bilgileri",
      fields: [
        ...unknownPerson,
        "petName",
        "breed",
        "petBirthDate",
        "sex",
        "isNeutered",
        "microchip",
        "isVaccinated",
        "hasChronicIllness",
        "policyStart",
        "referenceCode",
      ],
    },
  ],
  copy: {
    short: "evcil hayvan sigortası",
    full: "evcil hayvan sigortası",
    about: (subject) => subject,
    estimate: "Evcil hayvan sigortasının resmî tarifesi yoktur; fiyatı şirket belirler.",
  },
});
