import { trafikBooks, roadside, smallRepair, towing } from "../lines/trafik/book.ts";
import { olderThan, poolVehicles } from "../lines/trafik/ceiling-rules.ts";
import { daskBook } from "../lines/dask/book.ts";
import { claimsGuidance, renewalReminder } from "../lines/dask/extras.ts";
import { homeHelp } from "../lines/konut/extras.ts";
import { floodIn, undamaged } from "../lines/konut/decline-rules.ts";
import { freeService } from "../lines/rating/packages.ts";
import { vehicleOlderThan, worthMoreThan } from "../lines/kasko/decline-rules.ts";
import { petOlderThan, petYoungerThan, unvaccinated } from "../lines/petsaglik/decline-rules.ts";
import { bodyMassFrom, declaring, personOlderThan } from "../lines/health/decline-rules.ts";
import { pregnancy } from "../lines/bireysel/decline-rules.ts";
import { residentsOlderThan } from "../lines/yabanci/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const cinar: InsurerProfile = {
  id: "cinar",
  name: "Çınar Sigorta",
  code: "012",
  phone: "0850 000 00 12",
  company: {
    title: "Çınar Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Çınar Sok. No: 12, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0012",
  },
  permits: [examplePermit("012")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-012 (örnek)",
  logo: {
    ink: "#6D4C41",
    tint: "#F3ECE8",
    path: "M12 2l2.5 5L20 5l-2 6 4 2-6 3 .5 4-4-2V22h-1v-4L7.5 20l.5-4-6-3 4-2-2-6 5.5 2z",
  },
  answerSeconds: [1.2, 3.4],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 2, factor: 1 },
      { count: 3, factor: 1 },
      { count: 6, factor: 1 },
      { count: 9, factor: 1.03 },
    ],
    families: "all",
  },
  books: {
    ...trafikBooks(
      {
        share: 0.9,
        bonusMalusStep: { 0: 1.15, 1: 1.12, 2: 1.1, 8: 0.9 },
        province: { "06": 0.96, "34": 1.03 },
        holderAge: [
          [23, 1.1],
          [40, 1],
          [70, 0.97],
        ],
        atCeiling: [poolVehicles, olderThan(25)],
        extras: [roadside, towing("Yılda 3 kez, 75 km"), smallRepair("Yılda 1 parça")],
      },
      { share: 0.94, atCeiling: [poolVehicles] },
    ),
    kasko: {
      factor: 1.04,
      breadths: ["standart", "genis"],
      province: { "34": 0.96, "41": 0.97 },
      holderAge: [
        [25, 1.06],
        [64, 0.98],
      ],
      declines: [vehicleOlderThan(12), worthMoreThan(600_000_000)],
      extras: [freeService("valet", "Yılda 2 kez ücretsiz vale")],
    },
    petsaglik: {
      factor: 0.96,
      breadths: ["saglik", "tam"],
      waitingDays: 30,
      anyClinic: false,
      declines: [petYoungerThan(2), petOlderThan(9), unvaccinated],
      extras: [],
    },
    dask: daskBook(renewalReminder, claimsGuidance),
    konut: {
      scopes: { wide: 0.94 },
      earthquake: 0.95,
      declines: [floodIn(["53", "61", "08"]), undamaged],
      extras: [homeHelp("Yılda 4 kez")],
    },
    tamamlayici: {
      factor: 1.02,
      familyPercent: 10,
      declaredFactor: 1.15,
      waitingMonths: { birth: 8, listed: 3 },
      packages: [
        { network: "standart", visits: "10", services: ["dental"] },
        { network: "genis", visits: "limitsiz", services: ["dental", "eye", "dietician"] },
      ],
      declines: [personOlderThan(64), bodyMassFrom(42)],
      extras: [freeService("doctor-line", "Görüntülü doktor görüşmesi")],
    },
    bireysel: {
      factor: 1.05,
      familyPercent: 10,
      declaredFactor: 1.25,
      smokerFactor: 1.1,
      renewalYears: 3,
      waitingMonths: { birth: 12, listed: 6 },
      packages: [
        { network: "b", services: ["checkUp"] },
        { network: "a", services: ["checkUp", "dental", "abroad"] },
      ],
      declines: [
        personOlderThan(60),
        bodyMassFrom(38),
        declaring(["cancer", "heart"], "kanser veya kalp hastalığı"),
        pregnancy,
      ],
      extras: [freeService("second-opinion", "İkinci hekim görüşü")],
    },
    yabanci: {
      factor: 0.97,
      breadths: ["asgari", "genis"],
      declines: [residentsOlderThan(65)],
      extras: [],
    },
  },
};
