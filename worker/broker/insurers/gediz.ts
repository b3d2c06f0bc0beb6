import { trafikBooks, smallRepair, towing } from "../lines/trafik/book.ts";
import { companies, electrics } from "../lines/trafik/ceiling-rules.ts";
import { homeHelp } from "../lines/konut/extras.ts";
import { basements, villages } from "../lines/konut/decline-rules.ts";
import { illBefore, petOlderThan, petYoungerThan } from "../lines/petsaglik/decline-rules.ts";
import { residentsOlderThan } from "../lines/yabanci/decline-rules.ts";
import { examplePermit } from "./permit.ts";
import type { InsurerProfile } from "./profile.ts";

export const gediz: InsurerProfile = {
  id: "gediz",
  name: "Gediz Sigorta",
  code: "015",
  phone: "0850 000 00 15",
  company: {
    title: "Gediz Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Gediz Sok. No: 15, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0015",
  },
  permits: [examplePermit("015")],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-015 (örnek)",
  logo: {
    ink: "#BF360C",
    tint: "#FBE9E3",
    path: "M2 8c4-5 7-5 10-1s6 4 10-1v4c-4 5-7 5-10 1s-6-4-10 1zM2 16c4-5 7-5 10-1s6 4 10-1v4c-4 5-7 5-10 1s-6-4-10 1z",
  },
  answerSeconds: [1.0, 2.6],
  soldBy: "online",
  instalmentPlan: {
    counts: [
      { count: 3, factor: 1.01 },
      { count: 6, factor: 1.03 },
    ],
    families: "all",
  },
  books: {
    ...trafikBooks(
      {
        share: 0.82,
        bonusMalusStep: { 0: 1.25, 1: 1.2, 2: 1.15, 3: 1.1 },
        province: { "35": 0.9, "45": 0.9, "09": 0.92, "20": 0.92, "34": 1.08 },
        vehicleClass: { tractor: 0.85, "farm-machine": 0.85, "light-truck": 0.95 },
        atCeiling: [electrics, companies],
        extras: [towing("Yılda 1 kez, 50 km"), smallRepair("Yılda 2 parça")],
      },
      { share: 0.84, atCeiling: [electrics] },
    ),
    petsaglik: {
      factor: 0.9,
      breadths: ["kaza", "saglik"],
      petClass: { "large-dog": 1.08 },
      waitingDays: 30,
      anyClinic: false,
      declines: [petYoungerThan(3), petOlderThan(8), illBefore],
      extras: [],
    },
    konut: {
      scopes: { narrow: 0.92, wide: 0.97 },
      earthquake: 1.05,
      declines: [villages, basements],
      extras: [homeHelp("Yılda 2 kez")],
    },
    yabanci: {
      factor: 0.92,
      breadths: ["asgari"],
      ages: [
        [30, 0.95],
        [50, 1],
        [99, 1.1],
      ],
      declines: [residentsOlderThan(60)],
      extras: [],
    },
  },
};
