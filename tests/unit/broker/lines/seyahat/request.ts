import fc from "fast-check";
import { addDays } from "#shared/format/date.ts";
import type { TravelRequest } from "#worker/broker/lines/seyahat/risk.ts";

/** A week for two in Schengen countries, which every insurer of travel takes. */
export const plainTravelRequest: TravelRequest = {
  productId: "seyahat",
  holder: {
    kind: "person",
    passport: { number: "U12345678", nationality: "DE" },
    birthDate: "1985-04-12",
    provinceCode: "34",
  },
  insured: [
    {
      travellerName: "ANNA",
      travellerSurname: "SCHMIDT",
      travelDocument: "U12345678",
      travellerBirthDate: "1985-04-12",
    },
    {
      travellerName: "EMIL",
      travellerSurname: "SCHMIDT",
      travelDocument: "U87654321",
      travellerBirthDate: "2016-02-03",
    },
  ],
  startDate: "2026-12-01",
  history: {},
  terms: {
    region: "schengen",
    returnDate: "2026-12-07",
    treatment: "30-bin",
    ski: "yok",
    covid: "var",
  },
  exchange: { currency: "EUR", lira: 58, day: "2026-11-20", confidence: "estimate" },
  provisional: [],
};

const day = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((at) => new Date(at).toISOString().slice(0, 10));
const [traveller] = plainTravelRequest.insured;

/** Somebody of any age. */
export const anyTraveller = day(Date.UTC(1938, 0, 1), Date.UTC(2026, 10, 20)).map(
  (travellerBirthDate) => ({ ...traveller, travellerBirthDate }),
);

/** Any trip that may be asked for. */
export const anyTravelRequest: fc.Arbitrary<TravelRequest> = fc
  .record({
    travellers: fc.tuple(anyTraveller, fc.array(anyTraveller, { maxLength: 7 })),
    startDate: day(Date.UTC(2026, 10, 22), Date.UTC(2027, 4, 20)),
    days: fc.integer({ min: 1, max: 92 }),
    region: fc.constantFrom("schengen", "dunya-haric", "dunya", "turkiye"),
    treatment: fc.constantFrom("30-bin", "50-bin", "100-bin"),
    ski: fc.constantFrom("yok", "var"),
    covid: fc.constantFrom("yok", "var"),
    lira: fc.integer({ min: 400_000, max: 900_000 }).map((parts) => parts / 10_000),
  })
  .map(({ travellers: [first, others], startDate, days, lira, ...chosen }) => ({
    ...plainTravelRequest,
    insured: [first, ...others],
    startDate,
    terms: { ...chosen, returnDate: addDays(startDate, days - 1) },
    exchange: { ...plainTravelRequest.exchange!, lira },
  }));
