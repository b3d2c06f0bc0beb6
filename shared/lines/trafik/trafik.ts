import { vehicle } from "#shared/assets/vehicle.ts";
import { startFold } from "#shared/fields/policy.ts";
import { products } from "../../products/catalogue.ts";
import { defineLine, personStep } from "../line.ts";
import { years } from "../period.ts";

/** Compulsory traffic insurance. */
export const trafik = defineLine({
  product: products.trafik,
  period: years(1),
  asset: vehicle,
  coverages: {
    materialPerVehicle: "Araç başına maddi",
    materialPerAccident: "Kaza başına maddi",
    medicalPerPerson: "Kişi başına sağlık gideri",
    medicalPerAccident: "Kaza başına sağlık gideri",
    bodilyPerPerson: "Kişi başına sakatlanma ve ölüm",
    bodilyPerAccident: "Kaza başına sakatlanma ve ölüm",
  },
  coverageTerms: {},
  quickStart: ["plate", "nationalNumber"],
  steps: [
    personStep("nationalNumber", "plate"),
    {
      id: "arac",
      title: "Araç bilgileri",
      manualTitle: "Araç bilgilerini elle girin",
      fields: ["look-up"],
      folds: [startFold],
    },
  ],
  copy: {
    short: "trafik sigortası",
    about: (subject) => `${subject} plakalı araç`,
    same: "Trafik sigortası teminatları tüm şirketlerde aynıdır; fiyat ve ek hizmetler değişir.",
    estimate:
      "Tavan primlerin duyurusunu bulduğumuz son ay Şubat 2026; sonraki aylar tahminimizdir.",
  },
});
