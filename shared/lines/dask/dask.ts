import { home } from "#shared/assets/home.ts";
import { products } from "../../products/catalogue.ts";
import { defineLine } from "../line.ts";
import { years } from "../period.ts";
import { homeSteps } from "../home-steps.ts";

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
  steps: homeSteps("daskPolicyNumber"),
  copy: {
    short: "DASK",
    carrier:
      "Teminatı Doğal Afet Sigortaları Kurumu (DASK) verir; poliçeyi onun adına bu şirket düzenler:",
    same: "Zorunlu deprem sigortasının primi ve teminatı tarifeyle belirlenir, tüm şirketlerde aynıdır. Köy yerleşim alanlarındaki evler, kamu binaları ve bütünüyle ticari kullanılan binalar kapsam dışındadır.",
    estimate:
      "Tarifenin tutarları her ay artar. Ocak 2026 için yayımlanan tutarlarla hesapladık; bugünkü prim daha yüksek çıkabilir.",
  },
});
