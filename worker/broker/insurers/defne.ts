import { trafikBooks, legalProtection } from "../lines/trafik/book.ts";
import { lateMoreThan, olderThan, poolVehicles, stepUpTo } from "../lines/trafik/ceiling-rules.ts";
import { olderThanMonths, onlyNew, pricedBetween } from "../lines/telefon/decline-rules.ts";
import { buildingsOlderThan, onlyConcrete, onlyHomes } from "../lines/konut/decline-rules.ts";
import { noService, vehicleOlderThan, withoutNoClaims } from "../lines/kasko/decline-rules.ts";
import { farTravellersOlderThan } from "../lines/seyahat/decline-rules.ts";
import { bodyMassFrom, declaring, personOlderThan } from "../lines/health/decline-rules.ts";
import { declaringMoreThan, pregnancy } from "../lines/bireysel/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const defne: InsurerProfile = {
  id: "defne",
  name: "Defne Sigorta",
  code: "013",
  phone: "0850 000 00 13",
  company: {
    title: "Defne Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Defne Sok. No: 13, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0013",
  },
  permits: [examplePermit("013")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-013 (örnek)",
  logo: {
    ink: "#00695C",
    tint: "#E0F2EF",
    path: "M12 22C4 18 4 8 12 2c8 6 8 16 0 20z",
  },
  answerSeconds: [0.4, 1.1],
  soldBy: "online",
  instalmentPlan: {
    counts: [{ count: 3, factor: 1 }],
    families: ["Bonus", "World", "Maximum", "Axess"],
  },
  books: {
    ...trafikBooks({
      share: 0.78,
      bonusMalusStep: { 4: 1.05, 5: 1, 6: 0.98, 7: 0.96, 8: 0.95 },
      vehicleAge: [
        [10, 1],
        [99, 1.1],
      ],
      atCeiling: [stepUpTo(2), olderThan(15), poolVehicles, lateMoreThan(30)],
      extras: [legalProtection(1_000_000)],
    }),
    kasko: {
      factor: 0.9,
      breadths: ["dar", "standart"],
      vehicleAge: [
        [5, 0.97],
        [99, 1.06],
      ],
      declines: [vehicleOlderThan(10), withoutNoClaims, noService("yetkili", "yetkili servis")],
      extras: [],
    },
    telefon: {
      plan: "wide",
      factor: 0.84,
      waitingDays: 30,
      declines: [olderThanMonths(12), onlyNew, pricedBetween(1_000_000, 9_000_000)],
      extras: [],
    },
    konut: {
      scopes: { narrow: 0.88 },
      earthquake: 1.1,
      declines: [buildingsOlderThan(30), onlyConcrete, onlyHomes],
      extras: [],
    },
    seyahat: {
      factor: 1.06,
      breadths: ["kapsamli"],
      region: { dunya: 0.94 },
      declines: [farTravellersOlderThan(75)],
      extras: [],
    },
    tamamlayici: {
      factor: 0.94,
      familyPercent: 7,
      waitingMonths: { birth: 12, listed: 6 },
      packages: [
        { network: "dar", visits: "8", services: [] },
        { network: "standart", visits: "8", services: [] },
      ],
      declines: [
        personOlderThan(55),
        bodyMassFrom(38),
        declaring(["cancer", "heart", "kidney"], "kanser, kalp veya böbrek hastalığı"),
      ],
      extras: [],
    },
    bireysel: {
      factor: 0.95,
      familyPercent: 5,
      smokerFactor: 1.05,
      renewalYears: 3,
      waitingMonths: { birth: 12, listed: 12 },
      packages: [
        { network: "c", services: [] },
        { network: "b", services: ["checkUp"] },
      ],
      declines: [personOlderThan(55), bodyMassFrom(35), pregnancy, declaringMoreThan(1)],
      extras: [],
    },
  },
};
