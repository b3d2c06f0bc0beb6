import fc from "fast-check";
import type { TelefonRequest } from "#worker/broker/lines/telefon/risk.ts";

/** A new phone every insurer of phones likes. */
export const plainPhoneRequest: TelefonRequest = {
  productId: "telefon",
  holder: {
    kind: "person",
    nationalNumber: "10000000146",
    birthDate: "1985-04-12",
    provinceCode: "34",
  },
  insured: [
    {
      brand: "Samsung",
      model: "Galaxy S25",
      releaseYear: 2025,
      imei: "490154203237518",
      purchaseDate: "2026-09-10",
      invoiceKurus: 5_000_000,
      isSecondHand: false,
    },
  ],
  startDate: "2026-11-25",
  history: {},
  terms: {},
  provisional: [],
};

const date = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((at) => new Date(at).toISOString().slice(0, 10));

/** Any phone that may be asked for. */
export const anyPhoneRequest: fc.Arbitrary<TelefonRequest> = fc
  .record({
    brand: fc.constantFrom("Apple", "Samsung", "Xiaomi", "Honor", "Reeder", "TECNO"),
    purchaseDate: date(Date.UTC(2021, 0, 1), Date.UTC(2026, 10, 20)),
    invoiceKurus: fc.integer({ min: 100_000, max: 25_000_000 }),
    isSecondHand: fc.boolean(),
    birthYear: fc.integer({ min: 1940, max: 2015 }),
    startDate: date(Date.UTC(2026, 10, 20), Date.UTC(2027, 0, 19)),
  })
  .map(({ birthYear, startDate, ...phone }) => ({
    ...plainPhoneRequest,
    holder: { ...plainPhoneRequest.holder, birthDate: `${birthYear}-03-04` },
    insured: [{ ...plainPhoneRequest.insured[0], ...phone }],
    startDate,
  }));
