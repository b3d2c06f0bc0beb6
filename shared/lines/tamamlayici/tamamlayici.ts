import { insuredPerson } from "#shared/assets/insured-person.ts";
import { products } from "../../products/catalogue.ts";
import { family, familySteps, lifelongRenewal } from "../family.ts";
import { defineLine } from "../line.ts";
import { years } from "../period.ts";
import { networkNames, visitNames, tamamlayiciTerms } from "./terms.ts";

/** Supplementary health insurance: what hospitals that work with the social security ask on top of it, for a family. */
export const tamamlayici = defineLine({
  product: products.tamamlayici,
  identities: ["person"],
  period: years(1),
  asset: insuredPerson,
  group: {
    ...family,
    forAll: {
      name: "hasIllness",
      label: "Birinizde hastalık, ameliyat ya da sürekli kullanılan ilaç var mı?",
    },
  },
  consents: ["healthDataAgreement"],
  offerView: { filters: { network: networkNames, visits: visitNames } },
  coverages: {
    network: "Hastane ağı",
    visits: "Yıllık ayakta tedavi sayısı",
    treatment: "Tedavi şekli",
    inpatient: "Yatarak tedavi",
    surgery: "Ameliyat",
    material: "Ameliyat malzemesi",
    intensiveCare: "Yoğun bakım",
    chemotherapy: "Kemoterapi",
    radiotherapy: "Radyoterapi",
    dialysis: "Diyaliz",
    minor: "Küçük müdahale",
    homeCare: "Evde bakım",
    prosthesis: "Suni uzuv",
    ambulance: "Ambulans",
    outpatient: "Ayakta tedavi",
    examination: "Doktor muayenesi",
    physiotherapy: "Fizik tedavi",
    birth: "Doğum",
    checkUp: "Check-up",
    dental: "Diş paketi",
    eye: "Göz paketi",
    dietician: "Diyetisyen",
    counselling: "Psikolojik danışmanlık",
    waiting: "Bekleme süreleri",
  },
  conditions: ["network", "visits", "treatment", "waiting"],
  coverageTerms: tamamlayiciTerms,
  steps: familySteps("Sağlık bilgileri", ["hasIllness"]),
  copy: {
    same: `Tamamlayıcı sağlık sigortası yalnızca SGK kapsamındaki kişiler içindir. ${lifelongRenewal}`,
  },
});
