import {
  trafikBooks,
  keyLoss,
  personalAccident,
  roadside,
  smallRepair,
} from "../lines/trafik/book.ts";
import { olderThan } from "../lines/trafik/ceiling-rules.ts";
import { daskBook } from "../lines/dask/book.ts";
import { claimsGuidance } from "../lines/dask/extras.ts";
import { glazier, homeHelp } from "../lines/konut/extras.ts";
import { insuredAbove, onlyHomes } from "../lines/konut/decline-rules.ts";
import { freeService } from "../lines/rating/packages.ts";
import { vehicleOlderThan } from "../lines/kasko/decline-rules.ts";
import { petOlderThan, petYoungerThan } from "../lines/petsaglik/decline-rules.ts";
import { bodyMassFrom, declaring, personOlderThan } from "../lines/health/decline-rules.ts";
import { pregnancy } from "../lines/bireysel/decline-rules.ts";
import { residentsOlderThan } from "../lines/yabanci/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const saricam: InsurerProfile = {
  id: "saricam",
  name: "Sarıçam Sigorta",
  code: "022",
  phone: "0850 000 00 22",
  company: {
    title: "Sarıçam Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Sarıçam Sok. No: 22, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0022",
  },
  permits: [examplePermit("022")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-022 (örnek)",
  logo: {
    ink: "#F57F17",
    tint: "#FFF4DE",
    path: "M12 1l5 7h-3l4 6h-3l4 5h-6v4h-2v-4H5l4-5H6l4-6H7z",
  },
  answerSeconds: [1.0, 3.0],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 2, factor: 1 },
      { count: 3, factor: 1 },
      { count: 6, factor: 1.01 },
      { count: 9, factor: 1.02 },
    ],
    families: ["Maximum", "Bankkart Combo", "Paraf", "Sağlam Kart", "Bonus"],
  },
  books: {
    ...trafikBooks(
      {
        share: 0.91,
        bonusMalusStep: { 0: 1.1, 8: 0.92 },
        province: { "01": 0.9, "33": 0.92, "31": 0.92, "80": 0.92 },
        holderAge: [
          [25, 1.05],
          [99, 0.99],
        ],
        vehicleAge: [
          [15, 1],
          [99, 1.08],
        ],
        atCeiling: [olderThan(35)],
        extras: [roadside, keyLoss, smallRepair("Yılda 1 parça"), personalAccident(5_000_000)],
      },
      { share: 0.95 },
    ),
    kasko: {
      factor: 0.95,
      breadths: ["dar", "standart", "genis"],
      province: { "01": 0.92, "31": 0.93, "33": 0.93 },
      declines: [vehicleOlderThan(22)],
      extras: [freeService("tyre", "Lastik onarım desteği")],
    },
    petsaglik: {
      factor: 0.95,
      breadths: ["kaza", "saglik"],
      waitingDays: 30,
      anyClinic: false,
      declines: [petYoungerThan(3), petOlderThan(7)],
      extras: [],
    },
    dask: daskBook(claimsGuidance),
    konut: {
      scopes: { wide: 1.04 },
      earthquake: 0.92,
      declines: [insuredAbove(4_000_000_000), onlyHomes],
      extras: [homeHelp("Yılda 5 kez"), glazier],
    },
    bireysel: {
      factor: 1.02,
      familyPercent: 10,
      smokerFactor: 1.05,
      renewalYears: 3,
      waitingMonths: { birth: 12, listed: 6 },
      packages: [
        { network: "b", services: ["checkUp"] },
        { network: "a", services: ["checkUp", "dental"] },
      ],
      declines: [
        personOlderThan(58),
        bodyMassFrom(38),
        declaring(["cancer", "heart", "neurological"], "kanser, kalp veya sinir sistemi hastalığı"),
        pregnancy,
      ],
      extras: [],
    },
    yabanci: {
      factor: 1,
      breadths: ["genis"],
      declines: [residentsOlderThan(65)],
      extras: [freeService("health-line", "İngilizce sağlık danışma hattı")],
    },
  },
};
