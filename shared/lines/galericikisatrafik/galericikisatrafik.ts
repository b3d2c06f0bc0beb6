import { stockVehicle } from "#shared/assets/stock-vehicle.ts";
import { choiceField } from "#shared/fields/kinds.ts";
import { products } from "../../products/catalogue.ts";
import { defineLine } from "../line.ts";
import { chosen, days } from "../period.ts";
import { trafik } from "../trafik/trafik.ts";

/** How long a vehicle in stock may be insured. */
const durations = { "30": "30 gün", "60": "60 gün", "90": "90 gün" } as const;
export type StockDuration = keyof typeof durations;

/** Compulsory traffic insurance of a dealer's stock, for as long as it takes to sell it. */
export const galericikisatrafik = defineLine({
  product: products.galericikisatrafik,
  identities: ["company"],
  period: chosen("duration", { "30": days(30), "60": days(60), "90": days(90) }),
  asset: stockVehicle,
  coverages: trafik.coverages,
  coverageTerms: {
    duration: choiceField("radio", durations, {
      label: "Sigorta süresi",
      hint: "Araç satılınca poliçe sona erer.",
      wire: "Duration",
    }),
  },
  quickStart: ["plate", "nationalNumber"],
  steps: [
    {
      id: "kisi",
      title: "Galericinin bilgileri",
      fields: ["nationalNumber", "plate"],
    },
    {
      id: "arac",
      title: "Yetki belgesi ve araç",
      manualTitle: "Araç bilgilerini elle girin",
      fields: ["tradeLicence", "look-up", "duration"],
    },
  ],
  copy: {
    ...trafik.copy,
    instead: {
      productId: "ikincieltrafik",
      question: "Aracı kendi adınıza mı alıyorsunuz?",
      link: "İkinci el trafik sigortası alın",
    },
    short: "galerici trafik sigortası",
    full: "galerici kısa süreli trafik sigortası",
    estimate:
      "Kısa süreli poliçenin resmî tarifesi yoktur; fiyatı şirket belirler. Şubat 2026’dan sonraki tavan primler de tahminimizdir.",
  },
});
