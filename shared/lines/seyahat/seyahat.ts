import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { traveller } from "#shared/assets/traveller.ts";
import { askedIdentity } from "#shared/fields/identity.ts";
import { products } from "../../products/catalogue.ts";
import { defineLine } from "../line.ts";
import { through } from "../period.ts";
import { holderTravels, travelRules, tripInWords } from "./rules.ts";
import { travelTerms } from "./terms.ts";

/** Health insurance of a single trip. */
export const seyahat = defineLine({
  product: products.seyahat,
  identities: ["national", "passport"],
  period: through("returnDate"),
  start: {
    label: "Gidiş tarihi",
    hint: policyStartCopy.tripHint,
    maxDaysAhead: 180,
  },
  currency: "EUR",
  rules: travelRules,
  proposeInsured: holderTravels,
  asset: traveller,
  group: { min: 1, max: 8, label: "Yolcular", rowLabel: "Yolcu" },
  coverages: {
    treatment: "Acil tedavi",
    covid: "COVID-19 tedavisi",
    ski: "Kayak ve kış sporları",
    evacuation: "Tıbbi nakil",
    repatriation: "Cenaze nakli",
    dental: "Acil diş tedavisi",
    companion: "Refakatçi ve aile yolculuğu",
    earlyReturn: "Erken dönüş",
    luggage: "Bagaj kaybı",
    delay: "Bagaj gecikmesi",
    cancellation: "Seyahat iptali",
    refusal: "Vize reddinde prim iadesi",
  },
  coverageTerms: travelTerms,
  quickStart: ["region", "policyStart", "returnDate"],
  steps: [
    {
      id: "seyahat",
      title: "Seyahat ve iletişim bilgileri",
      fields: ["region", "policyStart", "returnDate", ...askedIdentity],
    },
    {
      id: "yolcular",
      title: "Yolcuların bilgileri",
      fields: ["insured"],
    },
  ],
  copy: {
    full: "seyahat sağlık sigortası",
    describe: ({ startDate, terms }) => tripInWords(startDate, terms),
    same: "Fiyat bütün yolcular içindir. Prim avro üzerinden hesaplanır, günü teklifte yazan kurla Türk lirasına çevrilir ve teklif geçerli olduğu sürece değişmez.",
    estimate:
      "Seyahat sağlık sigortasının resmî tarifesi yoktur; fiyatı şirket belirler, kur tahminîdir.",
  },
});
