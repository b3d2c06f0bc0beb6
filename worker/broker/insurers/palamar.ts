import { trafikBooks, towing } from "../lines/trafik/book.ts";
import { provinces } from "../lines/trafik/ceiling-rules.ts";
import { daskBook } from "../lines/dask/book.ts";
import { basements, buildingsOlderThan } from "../lines/konut/decline-rules.ts";
import { noService } from "../lines/kasko/decline-rules.ts";
import { petOlderThan, petYoungerThan } from "../lines/petsaglik/decline-rules.ts";
import { personOlderThan } from "../lines/health/decline-rules.ts";
import type { InsurerProfile } from "./profile.ts";

export const palamar: InsurerProfile = {
  id: "palamar",
  name: "Palamar Sigorta",
  code: "021",
  phone: "0850 000 00 21",
  company: {
    title: "Palamar Sigorta A.Ş. (örnek)",
    address: "Örnek Mah. Palamar Sok. No: 21, 34000 Şişli / İstanbul",
    mersis: "0000 0000 0000 0021",
  },
  // Without a permission it is sold by phone alone.
  permits: [],
  conditionsEdition: "2026/1 (örnek)",
  collectionAuthority: "TY-021 (örnek)",
  logo: {
    ink: "#37474F",
    tint: "#E9EEF0",
    path: "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20zM12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10z",
  },
  answerSeconds: [2.5, 6.0],
  soldBy: "phone",
  instalmentPlan: { counts: [], families: "all" },
  books: {
    ...trafikBooks(
      {
        share: 0.76,
        bonusMalusStep: { 0: 1.3, 1: 1.25, 2: 1.2, 3: 1.12, 4: 1.05 },
        vehicleClass: {
          taxi: 0.92,
          minibus: 0.92,
          truck: 0.94,
          "tractor-unit": 0.94,
          tanker: 0.94,
          "large-bus": 0.95,
        },
        atCeiling: [provinces(["30", "56", "62", "73"])],
        extras: [towing("Yılda 2 kez, 75 km")],
      },
      { share: 0.8 },
    ),
    kasko: {
      factor: 0.99,
      breadths: ["standart"],
      vehicleClass: { taxi: 0.9, truck: 0.93, "tractor-unit": 0.93, tanker: 0.93, minibus: 0.94 },
      declines: [noService("ozel", "özel servis")],
      extras: [],
    },
    petsaglik: {
      factor: 0.98,
      breadths: ["saglik"],
      waitingDays: 30,
      anyClinic: true,
      declines: [petYoungerThan(3), petOlderThan(12)],
      extras: [],
    },
    dask: daskBook(),
    konut: {
      scopes: { narrow: 0.86, wide: 0.92 },
      earthquake: 1.2,
      declines: [basements, buildingsOlderThan(60)],
      extras: [],
    },
    tamamlayici: {
      factor: 0.9,
      familyPercent: 5,
      declaredFactor: 1.3,
      waitingMonths: { birth: 12, listed: 12 },
      packages: [{ network: "standart", visits: "6", services: [] }],
      declines: [personOlderThan(70)],
      extras: [],
    },
  },
};
