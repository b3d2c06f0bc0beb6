import {
  trafikBooks,
  legalProtection,
  roadside,
  smallRepair,
  towing,
} from "../lines/trafik/book.ts";
import { olderThan, stepUpTo } from "../lines/trafik/ceiling-rules.ts";
import { daskBook } from "../lines/dask/book.ts";
import { claimsGuidance } from "../lines/dask/extras.ts";
import { glazier } from "../lines/konut/extras.ts";
import { buildingsOlderThan, floodIn } from "../lines/konut/decline-rules.ts";
import { freeService } from "../lines/rating/packages.ts";
import { vehicleOlderThan } from "../lines/kasko/decline-rules.ts";
import { farTravellersOlderThan } from "../lines/seyahat/decline-rules.ts";
import { bodyMassFrom, declaring, personOlderThan } from "../lines/health/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const lodos: InsurerProfile = {
  id: "lodos",
  name: "Lodos Sigorta",
  code: "018",
  phone: "0850 000 00 18",
  company: {
    title: "Lodos Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Lodos Sok. No: 18, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0018",
  },
  permits: [examplePermit("018")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-018 (örnek)",
  logo: {
    ink: "#283593",
    tint: "#E8EAF6",
    path: "M11 2v16H3zM13 6c5 4 7 8 8 12h-8zM2 19.5h20l-3 3H5z",
  },
  answerSeconds: [4.0, 9.0],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 3, factor: 1 },
      { count: 6, factor: 1 },
      { count: 9, factor: 1 },
    ],
    families: ["Maximum", "Axess", "World"],
  },
  books: {
    ...trafikBooks(
      {
        share: 0.8,
        bonusMalusStep: { 0: 1.22, 1: 1.2, 2: 1.16, 3: 1.1, 4: 1.04, 8: 0.97 },
        province: { "07": 1.05, "48": 1.05, "33": 1.04 },
        vehicleAge: [
          [2, 0.93],
          [8, 0.98],
          [99, 1.04],
        ],
        atCeiling: [stepUpTo(0), olderThan(25)],
        extras: [
          roadside,
          towing("Yılda 2 kez, 100 km"),
          legalProtection(2_000_000),
          smallRepair("Yılda 2 parça"),
        ],
      },
      { share: 0.86 },
    ),
    kasko: {
      factor: 0.96,
      breadths: ["standart"],
      province: { "07": 1.05, "48": 1.05 },
      vehicleAge: [
        [2, 0.94],
        [8, 0.99],
        [99, 1.05],
      ],
      declines: [vehicleOlderThan(25)],
      extras: [freeService("tyre", "Lastik onarım desteği")],
    },
    dask: daskBook(claimsGuidance),
    konut: {
      scopes: { narrow: 0.9, wide: 1.02 },
      earthquake: 1.15,
      declines: [floodIn(["52", "28", "55", "67"]), buildingsOlderThan(50)],
      extras: [glazier],
    },
    seyahat: {
      factor: 1.03,
      breadths: ["ekonomik", "kapsamli"],
      region: { turkiye: 0.9 },
      declines: [farTravellersOlderThan(75)],
      extras: [freeService("lost-document", "Kayıp pasaportta yardım")],
    },
    bireysel: {
      factor: 0.98,
      familyPercent: 7,
      declaredFactor: 1.25,
      smokerFactor: 1.1,
      renewalYears: 3,
      waitingMonths: { birth: 12, listed: 6 },
      packages: [
        { network: "c", services: [] },
        { network: "b", services: ["dental"] },
      ],
      declines: [personOlderThan(62), bodyMassFrom(40), declaring(["cancer"], "kanser")],
      extras: [freeService("doctor-line", "7/24 doktora danışma")],
    },
  },
};
