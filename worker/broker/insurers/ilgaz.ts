import { trafikBooks } from "../lines/trafik/book.ts";
import { classes, olderThan, stepUpTo, youngerThan } from "../lines/trafik/ceiling-rules.ts";
import {
  companyHolders,
  electricVehicles,
  vehicleOlderThan,
} from "../lines/kasko/decline-rules.ts";
import {
  bodyMassFrom,
  declaring,
  parents,
  personOlderThan,
} from "../lines/health/decline-rules.ts";
import { freeService } from "../lines/rating/packages.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const ilgaz: InsurerProfile = {
  id: "ilgaz",
  name: "Ilgaz Sigorta",
  code: "016",
  phone: "0850 000 00 16",
  company: {
    title: "Ilgaz Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Ilgaz Sok. No: 16, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0016",
  },
  permits: [examplePermit("016")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-016 (örnek)",
  logo: {
    ink: "#33691E",
    tint: "#EDF3E4",
    path: "M1 20L9 5l4 7 3-4 7 12z",
  },
  answerSeconds: [3.0, 7.5],
  soldBy: "online",
  instalmentPlan: { counts: [], families: "all" },
  books: {
    ...trafikBooks({
      share: 0.74,
      bonusMalusStep: { 4: 1.1, 5: 1.06, 6: 1.02, 7: 1, 8: 0.98 },
      holderAge: [
        [29, 1.15],
        [45, 1.02],
        [99, 0.97],
      ],
      vehicleAge: [
        [5, 0.96],
        [20, 1],
      ],
      atCeiling: [
        stepUpTo(3),
        olderThan(20),
        youngerThan(21),
        classes(
          ["taxi", "minibus", "small-bus", "large-bus", "truck", "tractor-unit", "tanker"],
          "ticari araç",
        ),
      ],
      extras: [],
    }),
    kasko: {
      factor: 0.94,
      breadths: ["dar", "standart"],
      province: { "06": 0.95, "26": 0.94 },
      declines: [vehicleOlderThan(15), electricVehicles, companyHolders],
      extras: [],
    },
    tamamlayici: {
      factor: 1,
      familyPercent: 8,
      declaredFactor: 1.1,
      waitingMonths: { birth: 10, listed: 4 },
      packages: [
        { network: "dar", visits: "6", services: [] },
        { network: "standart", visits: "10", services: ["counselling"] },
        { network: "genis", visits: "12", services: ["counselling", "dietician"] },
      ],
      declines: [personOlderThan(64), bodyMassFrom(42), parents],
      extras: [freeService("psychologist", "Yılda 2 psikolog görüşmesi")],
    },
    bireysel: {
      factor: 1,
      familyPercent: 8,
      declaredFactor: 1.2,
      smokerFactor: 1.08,
      renewalYears: 3,
      waitingMonths: { birth: 12, listed: 6 },
      packages: [
        { network: "c", services: [] },
        { network: "b", services: ["checkUp"] },
        { network: "a", services: ["checkUp", "dental"] },
      ],
      declines: [personOlderThan(64), bodyMassFrom(40), declaring(["cancer"], "kanser")],
      extras: [freeService("doctor-line", "7/24 doktora danışma")],
    },
  },
};
