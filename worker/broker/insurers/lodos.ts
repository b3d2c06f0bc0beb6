import { trafikBooks } from "../lines/trafik/books.ts";
import { olderThan, stepUpTo } from "../lines/trafik/ceiling-rules.ts";
import { legalProtection, roadside, smallRepair, towing } from "../lines/trafik/extras.ts";
import { freeService } from "../lines/free-service.ts";
import { vehicleOlderThan } from "../lines/kasko/decline-rules.ts";
import type { InsurerProfile } from "./profile.ts";

export const lodos: InsurerProfile = {
  id: "lodos",
  name: "Lodos Sigorta",
  code: "018",
  phone: "0850 000 00 18",
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
      widths: ["standart"],
      province: { "07": 1.05, "48": 1.05 },
      vehicleAge: [
        [2, 0.94],
        [8, 0.99],
        [99, 1.05],
      ],
      declines: [vehicleOlderThan(25)],
      extras: [freeService("tyre", "Lastik onarım desteği")],
    },
  },
};
