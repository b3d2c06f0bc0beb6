import { trafikBooks, courtesyCar, legalProtection, roadside } from "../lines/trafik/book.ts";
import { classes, olderThan } from "../lines/trafik/ceiling-rules.ts";
import { olderThanMonths, onlyNew } from "../lines/telefon/decline-rules.ts";
import { phoneLoan } from "../lines/telefon/extras.ts";
import { daskBook } from "../lines/dask/book.ts";
import { claimsGuidance, renewalReminder } from "../lines/dask/extras.ts";
import { freeService } from "../lines/rating/packages.ts";
import { onlyClasses, vehicleOlderThan } from "../lines/kasko/decline-rules.ts";
import {
  illBefore,
  petOlderThan,
  petYoungerThan,
  unvaccinated,
} from "../lines/petsaglik/decline-rules.ts";
import { farTravellersOlderThan } from "../lines/seyahat/decline-rules.ts";
import {
  bodyMassFrom,
  declaring,
  parents,
  personOlderThan,
} from "../lines/health/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const nilufer: InsurerProfile = {
  id: "nilufer",
  name: "Nilüfer Sigorta",
  code: "020",
  phone: "0850 000 00 20",
  company: {
    title: "Nilüfer Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Nilüfer Sok. No: 20, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0020",
  },
  permits: [examplePermit("020")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-020 (örnek)",
  logo: {
    ink: "#6A1B9A",
    tint: "#F3E6F8",
    path: "M12 4c3 4 4 9 0 15c-4-6-3-11 0-15zM3 9c5 1 8 4 8.5 10C6 19 3 15 3 9zM21 9c-5 1-8 4-8.5 10C18 19 21 15 21 9z",
  },
  answerSeconds: [1.5, 4.0],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 3, factor: 1 },
      { count: 6, factor: 1 },
      { count: 9, factor: 1.02 },
    ],
    families: ["Bonus", "World", "Advantage", "Sağlam Kart"],
  },
  books: {
    ...trafikBooks({
      share: 0.87,
      bonusMalusStep: { 0: 1.16, 1: 1.12, 7: 0.96, 8: 0.94 },
      province: { "16": 0.92, "77": 0.94, "41": 0.96 },
      vehicleClass: { motorcycle: 0.9 },
      atCeiling: [
        olderThan(20),
        classes(
          ["machine", "trailer", "tractor", "farm-machine"],
          "iş makinesi, römork, traktör veya tarım makinesi",
        ),
      ],
      extras: [roadside, courtesyCar("Kazada 5 gün"), legalProtection(3_000_000)],
    }),
    kasko: {
      factor: 1.03,
      breadths: ["standart", "genis"],
      province: { "16": 0.93, "77": 0.95 },
      declines: [
        onlyClasses(["car", "motorcycle", "light-truck"], "otomobil, motosiklet ve kamyonetler"),
        vehicleOlderThan(15),
      ],
      extras: [freeService("valet", "Yılda 1 kez ücretsiz vale")],
    },
    telefon: {
      plan: "wide",
      factor: 0.93,
      brand: { Apple: 1.06, Samsung: 0.97 },
      waitingDays: 20,
      declines: [onlyNew, olderThanMonths(18)],
      extras: [phoneLoan("Onarımda 3 gün")],
    },
    petsaglik: {
      factor: 1,
      breadths: ["kaza", "saglik", "tam"],
      waitingDays: 15,
      anyClinic: false,
      declines: [petYoungerThan(3), petOlderThan(10), unvaccinated, illBefore],
      extras: [freeService("vet-line", "7/24 veteriner hattı")],
    },
    dask: daskBook(renewalReminder, claimsGuidance),
    seyahat: {
      factor: 1,
      breadths: ["ekonomik", "kapsamli"],
      declines: [farTravellersOlderThan(75)],
      extras: [freeService("travel-line", "7/24 Türkçe yardım hattı")],
    },
    tamamlayici: {
      factor: 0.92,
      familyPercent: 6,
      waitingMonths: { birth: 12, listed: 6 },
      packages: [
        { network: "dar", visits: "8", services: [] },
        { network: "standart", visits: "10", services: [] },
      ],
      declines: [
        personOlderThan(55),
        bodyMassFrom(40),
        declaring(["cancer", "heart", "diabetes"], "kanser, kalp veya şeker hastalığı"),
        parents,
      ],
      extras: [],
    },
  },
};
