import { phone } from "#shared/assets/phone.ts";
import { products } from "../../products/catalogue.ts";
import { defineLine, personStep, step } from "../line.ts";
import { years } from "../period.ts";

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
  conditions: ["claims", "waiting"],
  coverageTerms: {},
  quickStart: ["deviceBrand", "nationalNumber"],
  steps: [
    personStep("deviceBrand", "deviceModel", "nationalNumber"),
    step("telefon", "Telefon bilgileri", "imei", "purchaseDate", "invoiceKurus", "isSecondHand"),
  ],
});
