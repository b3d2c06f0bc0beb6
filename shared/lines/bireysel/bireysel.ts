import { declaringPerson } from "#shared/assets/declaring-person.ts";
import { bireyselTerms, networkNames } from "./terms.ts";
import { products } from "../../products/catalogue.ts";
import { family, familySteps, lifelongRenewal } from "../family.ts";
import { defineLine } from "../line.ts";
import { years } from "../period.ts";

/** Private health insurance, whether or not there is social security; nobody is insured without a declaration in full. */
export const bireysel = defineLine({
  product: products.bireysel,
  identities: ["person"],
  period: years(1),
  asset: declaringPerson,
  group: family,
  consents: ["healthDataAgreement"],
  offerView: { filters: { network: networkNames } },
  coverages: {
    network: "Hastane ağı",
    treatment: "Plan",
    share: "Ayakta tedavide katılım payı",
    inpatient: "Yatarak tedavi",
    surgery: "Ameliyat",
    intensiveCare: "Yoğun bakım",
    chemotherapy: "Kemoterapi, radyoterapi, diyaliz",
    homeCare: "Evde bakım",
    prosthesis: "Suni uzuv",
    ambulance: "Ambulans",
    outpatient: "Ayakta tedavi",
    medicine: "İlaç",
    physiotherapy: "Fizik tedavi",
    birth: "Doğum",
    checkUp: "Check-up",
    dental: "Diş",
    abroad: "Yurt dışında tedavi",
    renewal: "Ömür boyu yenileme garantisi",
    waiting: "Bekleme süreleri",
  },
  conditions: ["network", "treatment", "share", "renewal", "waiting"],
  coverageTerms: bireyselTerms,
  steps: familySteps<never>("Sağlık beyanı"),
  copy: {
    short: "sağlık sigortası",
    same: lifelongRenewal,
  },
});
