import { trafikBooks, keyLoss, personalAccident, roadside } from "../lines/trafik/book.ts";
import { fleets } from "../lines/trafik/ceiling-rules.ts";
import { olderThanMonths, underAge } from "../lines/telefon/decline-rules.ts";
import { phoneCourier } from "../lines/telefon/extras.ts";
import { daskBook } from "../lines/dask/book.ts";
import { renewalReminder } from "../lines/dask/extras.ts";
import { boilerCheck, homeHelp } from "../lines/konut/extras.ts";
import { buildingOnly, onlyHomes } from "../lines/konut/decline-rules.ts";
import { freeService } from "../lines/rating/packages.ts";
import { vehicleOlderThan, worthMoreThan } from "../lines/kasko/decline-rules.ts";
import { noPetClass, petOlderThan, petYoungerThan } from "../lines/petsaglik/decline-rules.ts";
import { bodyMassFrom, morePeopleThan, personOlderThan } from "../lines/health/decline-rules.ts";
import { residentsOlderThan } from "../lines/yabanci/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const karanfil: InsurerProfile = {
  id: "karanfil",
  name: "Karanfil Sigorta",
  code: "017",
  phone: "0850 000 00 17",
  company: {
    title: "Karanfil Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Karanfil Sok. No: 17, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0017",
  },
  permits: [examplePermit("017")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-017 (örnek)",
  logo: {
    ink: "#AD1457",
    tint: "#FBE6EE",
    path: "M12 2a4 4 0 0 1 3 6.5a4 4 0 0 1 3.5 6A4 4 0 0 1 12 17a4 4 0 0 1-6.5-2.5a4 4 0 0 1 3.5-6A4 4 0 0 1 12 2zM11.2 17h1.6v5h-1.6z",
  },
  answerSeconds: [0.8, 2.2],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 2, factor: 1 },
      { count: 3, factor: 1 },
      { count: 6, factor: 1.015 },
      { count: 9, factor: 1.03 },
    ],
    families: ["World", "Bonus", "CardFinans", "Paraf", "Bankkart Combo"],
  },
  books: {
    ...trafikBooks(
      {
        share: 0.88,
        bonusMalusStep: { 0: 1.14, 1: 1.1, 2: 1.08, 3: 1.05, 7: 0.98, 8: 0.96 },
        holderAge: [
          [25, 1.08],
          [60, 0.98],
        ],
        fuel: { hibrit: 0.97 },
        atCeiling: [fleets],
        extras: [roadside, keyLoss, personalAccident(10_000_000)],
      },
      { share: 0.92, atCeiling: [] },
    ),
    kasko: {
      factor: 1.01,
      breadths: ["dar", "standart", "genis"],
      holderAge: [
        [25, 1.04],
        [60, 0.97],
      ],
      fuel: { hibrit: 0.96 },
      declines: [vehicleOlderThan(18), worthMoreThan(1_000_000_000)],
      extras: [freeService("check-up", "Yılda 1 kez araç kontrolü")],
    },
    telefon: {
      plan: "wide",
      factor: 1.02,
      brand: { Xiaomi: 0.95, Honor: 0.95, Reeder: 1.1 },
      secondHand: 1.1,
      waitingDays: 14,
      declines: [underAge, olderThanMonths(24)],
      extras: [phoneCourier],
    },
    petsaglik: {
      factor: 0.93,
      breadths: ["kaza", "tam"],
      petClass: { cat: 0.94, "small-dog": 0.97 },
      waitingDays: 21,
      anyClinic: true,
      declines: [
        petYoungerThan(2),
        petOlderThan(10),
        noPetClass("large-dog", "büyük ırk köpekler"),
      ],
      extras: [freeService("check-up", "Yılda 1 kez ücretsiz muayene")],
    },
    dask: daskBook(renewalReminder),
    konut: {
      scopes: { wide: 0.9 },
      earthquake: 1,
      declines: [buildingOnly, onlyHomes],
      extras: [homeHelp("Yılda 3 kez"), boilerCheck],
    },
    tamamlayici: {
      factor: 0.96,
      familyPercent: 10,
      waitingMonths: { birth: 9, listed: 6 },
      packages: [
        { network: "standart", visits: "8", services: [] },
        { network: "genis", visits: "12", services: ["dental"] },
      ],
      declines: [personOlderThan(60), bodyMassFrom(40), morePeopleThan(4)],
      extras: [freeService("check", "Yılda 1 kez diş kontrolü")],
    },
    yabanci: {
      factor: 1.05,
      breadths: ["asgari", "genis"],
      declines: [residentsOlderThan(70)],
      extras: [freeService("interpreter", "Hastanede çevirmen desteği")],
    },
  },
};
