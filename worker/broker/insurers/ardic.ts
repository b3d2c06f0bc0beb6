import { trafikBooks, legalProtection, roadside, towing } from "../lines/trafik/book.ts";
import { olderThan } from "../lines/trafik/ceiling-rules.ts";
import { olderThanMonths, onlyNew, pricedBetween } from "../lines/telefon/decline-rules.ts";
import { phoneCourier } from "../lines/telefon/extras.ts";
import { daskBook } from "../lines/dask/book.ts";
import { renewalReminder } from "../lines/dask/extras.ts";
import { glazier, homeHelp } from "../lines/konut/extras.ts";
import { buildingsOlderThan, onlyHomes } from "../lines/konut/decline-rules.ts";
import { freeService } from "../lines/rating/packages.ts";
import { onlyClasses, vehicleOlderThan } from "../lines/kasko/decline-rules.ts";
import { petOlderThan, petYoungerThan } from "../lines/petsaglik/decline-rules.ts";
import { travellersOlderThan } from "../lines/seyahat/decline-rules.ts";
import { bodyMassFrom, declaring, personOlderThan } from "../lines/health/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const ardic: InsurerProfile = {
  id: "ardic",
  name: "Ardıç Sigorta",
  code: "011",
  phone: "0850 000 00 11",
  company: {
    title: "Ardıç Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Ardıç Sok. No: 11, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0011",
  },
  permits: [examplePermit("011")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-011 (örnek)",
  logo: {
    ink: "#1B5E20",
    tint: "#E5F1E6",
    path: "M12 2a6 6 0 0 1 5 10a4 4 0 0 1-4 4v6h-2v-6a4 4 0 0 1-4-4a6 6 0 0 1 5-10z",
  },
  answerSeconds: [0.6, 1.8],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 2, factor: 1 },
      { count: 3, factor: 1 },
      { count: 6, factor: 1.02 },
    ],
    families: "all",
  },
  books: {
    ...trafikBooks(
      {
        share: 0.86,
        bonusMalusStep: { 0: 1.2, 1: 1.16, 2: 1.12, 3: 1.08, 7: 0.97, 8: 0.95 },
        fuel: { elektrik: 0.96, dizel: 1.01 },
        vehicleAge: [
          [3, 0.95],
          [10, 1],
          [99, 1.06],
        ],
        holderAge: [
          [25, 1.12],
          [64, 1],
        ],
        atCeiling: [olderThan(30)],
        extras: [roadside, towing("Yılda 2 kez, 50 km"), legalProtection(2_500_000)],
      },
      { share: 0.9 },
    ),
    kasko: {
      factor: 0.98,
      breadths: ["dar", "standart", "genis"],
      fuel: { elektrik: 1.05 },
      vehicleAge: [
        [3, 0.96],
        [10, 1],
        [99, 1.05],
      ],
      declines: [
        onlyClasses(["car", "light-truck"], "otomobil ve kamyonetler"),
        vehicleOlderThan(15),
      ],
      extras: [freeService("valet", "Yılda 1 kez ücretsiz vale")],
    },
    telefon: {
      plan: "narrow",
      factor: 0.98,
      brand: { Apple: 1.04 },
      waitingDays: 15,
      declines: [olderThanMonths(24), onlyNew, pricedBetween(500_000, 12_000_000)],
      extras: [phoneCourier],
    },
    petsaglik: {
      factor: 1.04,
      breadths: ["kaza", "saglik", "tam"],
      petClass: { cat: 0.97 },
      waitingDays: 15,
      anyClinic: true,
      declines: [petYoungerThan(3), petOlderThan(8)],
      extras: [freeService("vet-line", "7/24 veteriner hattı")],
    },
    dask: daskBook(renewalReminder),
    konut: {
      scopes: { narrow: 0.96, wide: 1 },
      earthquake: 1,
      declines: [buildingsOlderThan(45), onlyHomes],
      extras: [homeHelp("Yılda 3 kez"), glazier],
    },
    seyahat: {
      factor: 0.98,
      breadths: ["ekonomik", "kapsamli"],
      declines: [travellersOlderThan(75)],
      extras: [freeService("travel-line", "7/24 Türkçe yardım hattı")],
    },
    tamamlayici: {
      factor: 0.98,
      familyPercent: 5,
      waitingMonths: { birth: 10, listed: 6 },
      packages: [
        { network: "standart", visits: "8", services: [] },
        { network: "standart", visits: "10", services: ["dental"] },
        { network: "genis", visits: "10", services: ["dental", "eye"] },
      ],
      declines: [personOlderThan(60), bodyMassFrom(40), declaring(["cancer"], "kanser")],
      extras: [freeService("doctor-line", "7/24 doktora danışma")],
    },
  },
};
