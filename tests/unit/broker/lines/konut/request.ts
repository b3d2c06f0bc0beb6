import fc from "fast-check";
import type { KonutRequest } from "#worker/broker/lines/konut/risk.ts";
import { anyDay, anyHome, homeHolder, plainHome } from "../any-home.ts";

/** Building and contents of a flat, whose owner has given no number of a compulsory policy. */
export const plainKonutRequest: KonutRequest = {
  productId: "konut",
  holder: homeHolder,
  insured: [plainHome],
  startDate: "2026-11-25",
  history: {},
  terms: {
    insuredParts: "bina-esya",
    building: 300_000_000,
    contents: 60_000_000,
    electronics: 10_000_000,
    glass: 1_500_000,
    earthquake: "dahil",
    neighbour: "200-bin",
  },
  provisional: [],
};

const sum = (min: number, max: number) => fc.integer({ min, max });

/** Any home that may be asked for, its building, its contents, or both. */
export const anyKonutRequest: fc.Arbitrary<KonutRequest> = fc
  .record({
    home: anyHome,
    startDate: anyDay(Date.UTC(2026, 10, 20), Date.UTC(2027, 0, 19)),
    insuredParts: fc.constantFrom("bina-esya" as const, "bina" as const, "esya" as const),
    building: sum(10_000_000, 3_000_000_000),
    contents: sum(1_000_000, 900_000_000),
    electronics: sum(0, 100_000_000),
    glass: sum(0, 20_000_000),
    earthquake: fc.constantFrom("dahil" as const, "degil" as const),
    neighbour: fc.constantFrom("200-bin" as const, "500-bin" as const, "1-milyon" as const),
  })
  .map(({ home, startDate, ...terms }) => ({
    ...plainKonutRequest,
    insured: [home],
    startDate,
    terms,
  }));
