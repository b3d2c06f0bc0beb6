import {
  trafikBooks,
  courtesyCar,
  legalProtection,
  roadside,
  towing,
} from "../lines/trafik/book.ts";
import { withLpg } from "../lines/trafik/ceiling-rules.ts";
import { olderThanMonths, pricedBetween } from "../lines/telefon/decline-rules.ts";
import { phoneCourier, phoneLoan } from "../lines/telefon/extras.ts";
import { daskBook } from "../lines/dask/book.ts";
import { claimsGuidance } from "../lines/dask/extras.ts";
import { boilerCheck, glazier, homeHelp } from "../lines/konut/extras.ts";
import { insuredAbove } from "../lines/konut/decline-rules.ts";
import { freeService } from "../lines/rating/packages.ts";
import { convertedToGas, vehicleOlderThan } from "../lines/kasko/decline-rules.ts";
import { noSki, travellersOlderThan, tripsLongerThan } from "../lines/seyahat/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const fener: InsurerProfile = {
  id: "fener",
  name: "Fener Sigorta",
  code: "014",
  phone: "0850 000 00 14",
  company: {
    title: "Fener Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Fener Sok. No: 14, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0014",
  },
  permits: [examplePermit("014")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-014 (örnek)",
  logo: {
    ink: "#0D47A1",
    tint: "#E3ECF8",
    path: "M10 7h4l2 13H8zM9 3l3-2 3 2v3H9zM3 4l5 1v1L3 7zM21 4l-5 1v1l5 1zM6 21h12v2H6z",
  },
  answerSeconds: [2.0, 5.2],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 2, factor: 1 },
      { count: 3, factor: 1 },
      { count: 6, factor: 1 },
      { count: 9, factor: 1 },
    ],
    families: ["Bonus", "Axess", "Paraf", "CardFinans"],
  },
  books: {
    ...trafikBooks({
      share: 0.93,
      bonusMalusStep: { 0: 1.1, 1: 1.1, 8: 0.94 },
      fuel: { elektrik: 0.9, hibrit: 0.95 },
      province: { "34": 0.97, "35": 0.97, "41": 0.97 },
      atCeiling: [withLpg],
      extras: [
        roadside,
        towing("Yılda 2 kez, sınırsız mesafe"),
        courtesyCar("Kazada 3 gün"),
        legalProtection(5_000_000),
      ],
    }),
    kasko: {
      factor: 1.07,
      breadths: ["standart", "genis"],
      fuel: { elektrik: 0.95, hibrit: 0.97 },
      declines: [vehicleOlderThan(20), convertedToGas],
      extras: [
        freeService("valet", "Yılda 2 kez ücretsiz vale"),
        freeService("check-up", "Yılda 1 kez araç kontrolü"),
      ],
    },
    telefon: {
      plan: "wide",
      factor: 1.12,
      brand: { Apple: 0.96, Samsung: 0.98 },
      secondHand: 1.08,
      waitingDays: 7,
      declines: [olderThanMonths(36), pricedBetween(750_000, 20_000_000)],
      extras: [phoneCourier, phoneLoan("Onarımda 5 gün")],
    },
    dask: daskBook(claimsGuidance),
    konut: {
      scopes: { narrow: 1.05, wide: 1.12 },
      earthquake: 0.9,
      declines: [insuredAbove(2_500_000_000)],
      extras: [homeHelp("Sınırsız"), glazier, boilerCheck],
    },
    seyahat: {
      factor: 0.94,
      breadths: ["ekonomik"],
      declines: [travellersOlderThan(70), tripsLongerThan(60), noSki],
      extras: [],
    },
  },
};
