import { trafikBooks, roadside, towing } from "../lines/trafik/book.ts";
import { lateMoreThan } from "../lines/trafik/ceiling-rules.ts";
import { olderThanMonths, pricedBetween } from "../lines/telefon/decline-rules.ts";
import { daskBook } from "../lines/dask/book.ts";
import { renewalReminder } from "../lines/dask/extras.ts";
import { homeHelp } from "../lines/konut/extras.ts";
import { undamaged, villages } from "../lines/konut/decline-rules.ts";
import { holderYoungerThan, vehicleOlderThan } from "../lines/kasko/decline-rules.ts";
import { noRegion, travellersOlderThan } from "../lines/seyahat/decline-rules.ts";
import { personOlderThan } from "../lines/health/decline-rules.ts";
import { pregnancy } from "../lines/bireysel/decline-rules.ts";
import { freeService } from "../lines/rating/packages.ts";
import { oneYearOnly, residentsOlderThan } from "../lines/yabanci/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const meltem: InsurerProfile = {
  id: "meltem",
  name: "Meltem Sigorta",
  code: "019",
  phone: "0850 000 00 19",
  company: {
    title: "Meltem Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Meltem Sok. No: 19, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0019",
  },
  permits: [examplePermit("019")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-019 (örnek)",
  logo: {
    ink: "#00838F",
    tint: "#E0F4F6",
    path: "M2 7h11a3 3 0 1 0-3-3h2a1 1 0 1 1 1 1H2zM2 11h18v2H2zM2 17h13a1 1 0 1 1-1 1h-2a3 3 0 1 0 3-3H2z",
  },
  answerSeconds: [0.5, 1.5],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 2, factor: 1 },
      { count: 3, factor: 1 },
      { count: 6, factor: 1.01 },
    ],
    families: "all",
  },
  books: {
    ...trafikBooks(
      {
        share: 0.84,
        bonusMalusStep: { 0: 1.18, 1: 1.15, 2: 1.1, 3: 1.06, 6: 0.97, 7: 0.95, 8: 0.93 },
        fuel: { elektrik: 0.94, lpg: 1.05, "lpg-benzin": 1.05 },
        province: { "34": 1.02, "01": 1.04, "27": 1.04 },
        atCeiling: [lateMoreThan(90)],
        extras: [roadside, towing("Yılda 1 kez, 100 km")],
      },
      { share: 0.88, extras: [roadside] },
    ),
    kasko: {
      factor: 1,
      breadths: ["dar", "standart"],
      fuel: { elektrik: 0.93 },
      vehicleClass: { motorcycle: 0.92 },
      declines: [vehicleOlderThan(15), holderYoungerThan(21)],
      extras: [],
    },
    telefon: {
      plan: "narrow",
      factor: 0.9,
      secondHand: 1.15,
      waitingDays: 10,
      declines: [olderThanMonths(36), pricedBetween(400_000, 10_000_000)],
      extras: [],
    },
    dask: daskBook(renewalReminder),
    konut: {
      scopes: { narrow: 0.93 },
      earthquake: 0.98,
      declines: [villages, undamaged],
      extras: [homeHelp("Yılda 1 kez")],
    },
    seyahat: {
      factor: 0.9,
      breadths: ["ekonomik", "kapsamli"],
      region: { dunya: 1.1 },
      declines: [travellersOlderThan(70), noRegion("turkiye", "yurt içi seyahatler")],
      extras: [],
    },
    tamamlayici: {
      factor: 1.06,
      familyPercent: 5,
      declaredFactor: 1.2,
      waitingMonths: { birth: 8, listed: 3 },
      packages: [
        { network: "genis", visits: "10", services: ["dental", "eye"] },
        {
          network: "genis",
          visits: "limitsiz",
          services: ["dental", "eye", "dietician", "counselling"],
        },
      ],
      declines: [personOlderThan(69)],
      extras: [freeService("home-nurse", "Evde hemşirelik")],
    },
    bireysel: {
      factor: 1.08,
      familyPercent: 6,
      declaredFactor: 1.3,
      smokerFactor: 1.12,
      renewalYears: 2,
      waitingMonths: { birth: 10, listed: 3 },
      packages: [
        { network: "b", services: ["checkUp", "dental"] },
        { network: "a", services: ["checkUp", "dental", "abroad"] },
      ],
      declines: [personOlderThan(69), pregnancy],
      extras: [freeService("home-nurse", "Evde hemşirelik")],
    },
    yabanci: {
      factor: 0.95,
      breadths: ["asgari"],
      declines: [residentsOlderThan(65), oneYearOnly],
      extras: [],
    },
  },
};
