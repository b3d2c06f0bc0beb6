import { usedVehicle } from "#shared/assets/used-vehicle.ts";
import { products } from "../../products/catalogue.ts";
import { defineLine } from "../line.ts";
import { trafik } from "../trafik/trafik.ts";

/** Compulsory traffic insurance of a used vehicle, in its buyer's name before the notary transfers it. */
export const ikincieltrafik = defineLine({
  product: products.ikincieltrafik,
  period: trafik.period,
  asset: usedVehicle,
  coverages: trafik.coverages,
  coverageTerms: {},
  quickStart: ["plate", "nationalNumber"],
  steps: [
    {
      id: "kisi",
      title: "Alıcının bilgileri",
      fields: ["nationalNumber", "plate"],
    },
    {
      id: "arac",
      title: "Satıcının ruhsatı",
      manualTitle: "Araç bilgilerini elle girin",
      fields: ["look-up"],
    },
  ],
  copy: {
    ...trafik.copy,
    instead: {
      productId: "trafik",
      question: "Araç sizin adınıza mı kayıtlı?",
      link: "Trafik sigortası alın",
    },
    short: "ikinci el trafik sigortası",
    full: "ikinci el trafik sigortası",
    same: "Teminatlar tüm şirketlerde aynıdır; fiyat ve ek hizmetler değişir. Poliçeyi noter randevunuzdan önce alın.",
  },
});
