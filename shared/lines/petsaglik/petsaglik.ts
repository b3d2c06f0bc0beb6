import { pet } from "#shared/assets/pet.ts";
import { products } from "../../products/catalogue.ts";
import { defineLine, personStep, step } from "../line.ts";
import { years } from "../period.ts";
import { petTerms } from "./terms.ts";

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
  conditions: ["limit", "share", "waiting", "clinic"],
  coverageTerms: petTerms,
  quickStart: ["species", "nationalNumber"],
  steps: [
    personStep("species", "nationalNumber"),
    step(
      "hayvan",
      "Dostunuzun bilgileri",
      "petName",
      "breed",
      "petBirthDate",
      "sex",
      "isNeutered",
      "microchip",
      "isVaccinated",
      "hasChronicIllness",
    ),
  ],
});
