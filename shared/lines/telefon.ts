import { phone } from "#shared/assets/phone.ts";
import { askedPerson, unknownPerson } from "#shared/fields/holder.ts";
import { quoteConsents } from "#shared/fields/policy.ts";
import { products } from "./catalogue.ts";
import { defineLine } from "./line.ts";
import { years } from "./period.ts";

/** Mobile phone insurance. */
export const telefon = defineLine({
  product: products.telefon,
  period: years(1),
  asset: phone,
  coverages: {
    screen: "Ekran kırılması",
    accident: "Diğer kaza hasarları",
    liquid: "Sıvı teması",
    "total-loss": "Onarılamayan hasar (pert)",
    theft: "Kapkaç, gasp, zorla hırsızlık",
    claims: "Bir yılda ödenen hasar",
    waiting: "Bekleme süresi",
  },
  coverageTerms: {},
  quickStart: ["deviceBrand", "nationalNumber"],
  steps: [
    {
      id: "kisi",
      title: "Kişisel bilgiler",
      fields: ["deviceBrand", "deviceModel", "nationalNumber", ...askedPerson, ...quoteConsents],
    },
    {
      id: "telefon",
      title: "Telefon bilgileri",
      fields: [
        ...unknownPerson,
        "imei",
        "purchaseDate",
        "invoiceKurus",
        "isSecondHand",
        "policyStart",
        "referenceCode",
      ],
    },
  ],
  copy: {
    short: "cep telefonu sigortası",
    full: "cep telefonu sigortası",
    about: (subject) => subject,
    estimate: "Cep telefonu sigortasının resmî tarifesi yoktur; fiyatı şirket belirler.",
  },
});
