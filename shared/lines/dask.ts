import { addressFolds } from "#shared/assets/home-address.ts";
import { home } from "#shared/assets/home.ts";
import { askedPerson, unknownPerson } from "#shared/fields/holder.ts";
import { quoteConsents } from "#shared/fields/policy.ts";
import { products } from "./catalogue.ts";
import { defineLine } from "./line.ts";
import { years } from "./period.ts";

/** Compulsory earthquake insurance. */
export const dask = defineLine({
  product: products.dask,
  period: years(1),
  asset: home,
  coverages: {
    building: "Binanın deprem hasarı",
    fire: "Deprem sonucu yangın",
    explosion: "Deprem sonucu infilak",
    tsunami: "Tsunami",
    landslide: "Deprem sonucu yer kayması",
    contents: "Eşya",
  },
  coverageTerms: {},
  quickStart: ["uavtCode", "nationalNumber"],
  steps: [
    {
      id: "kisi",
      title: "Kişisel bilgiler",
      fields: ["nationalNumber", "uavtCode", ...askedPerson, ...quoteConsents],
    },
    {
      id: "konut",
      title: "Konut bilgileri",
      manualTitle: "Konut bilgilerini elle girin",
      folds: addressFolds,
      fields: [
        ...unknownPerson,
        "look-up",
        "floor",
        "usageForm",
        "damageState",
        "ownership",
        "daskPolicyNumber",
        "policyStart",
        "referenceCode",
      ],
    },
  ],
  copy: {
    short: "DASK",
    full: "zorunlu deprem sigortası",
    about: (subject) => subject,
    same: "Zorunlu deprem sigortasının primi ve teminatı tarifeyle belirlenir, tüm şirketlerde aynıdır. Köy yerleşim alanlarındaki evler, kamu binaları ve bütünüyle ticari kullanılan binalar kapsam dışındadır.",
    estimate:
      "Tarifenin tutarları her ay artar; yayımlanan son tutarlarla hesapladığımız prim tahminîdir.",
  },
});
