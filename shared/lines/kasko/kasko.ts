import { accessoryFold, valuedVehicle } from "#shared/assets/valued-vehicle.ts";
import { startFold } from "#shared/fields/policy.ts";
import { products } from "../../products/catalogue.ts";
import { kaskoTerms } from "./terms.ts";
import { defineLine, personStep } from "../line.ts";
import { years } from "../period.ts";

/** Own damage insurance of vehicles. */
export const kasko = defineLine({
  product: products.kasko,
  period: years(1),
  asset: valuedVehicle,
  coverages: {
    collision: "Çarpma, çarpışma",
    theft: "Araç çalınması",
    fire: "Yanma",
    vandalism: "Kötü niyetli hareketler",
    service: "Onarım servis türü",
    parts: "Yedek parça türü",
    deductible: "Muafiyet",
    liability: "İhtiyari mali mesuliyet (İMM)",
    replacementCar: "İkame araç",
    accessories: "Aksesuarlar",
    disasters: "Deprem, sel ve doğal afetler",
    unrest: "Grev, lokavt ve terör",
    glass: "Cam kırılması",
    roadside: "Yol yardımı",
    smallRepair: "Mini onarım",
    legalProtection: "Hukuksal koruma",
    personalAccident: "Ferdi kaza (vefat, sakatlık)",
    keyLoss: "Anahtar kaybı",
    wrongFuel: "Yanlış akaryakıt dolumu",
    rodents: "Kemirgen zararı",
    belongings: "Özel eşya",
    abroad: "Yurt dışı kasko",
    discountProtection: "Hasarsızlık indirimi koruma",
  },
  conditions: ["service", "parts", "deductible"],
  coverageTerms: kaskoTerms,
  quickStart: ["plate", "nationalNumber"],
  steps: [
    personStep("nationalNumber", "plate"),
    {
      id: "arac",
      title: "Araç bilgileri",
      manualTitle: "Araç bilgilerini elle girin",
      fields: ["look-up", ...accessoryFold.fields],
      folds: [accessoryFold, startFold],
    },
  ],
  copy: {
    short: "kasko",
    about: (subject) => `${subject} plakalı araç`,
    estimate: "Kaskonun resmî tarifesi yoktur; fiyatı şirket belirler, araç değeri tahminîdir.",
  },
});
