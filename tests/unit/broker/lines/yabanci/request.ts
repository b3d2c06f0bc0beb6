import fc from "fast-check";
import type { ResidentRequest } from "#worker/broker/lines/yabanci/risk.ts";

/** A student every insurer of foreign residents takes. */
export const plainResidentRequest: ResidentRequest = {
  productId: "yabanci",
  holder: {
    kind: "person",
    nationalNumber: "99000000110",
    birthDate: "2003-05-06",
    provinceCode: "34",
  },
  insured: [{ nationality: "Almanya", fatherName: "EMIL", birthDate: "2003-05-06", sex: "kadin" }],
  startDate: "2026-12-01",
  history: {},
  terms: { duration: "1" },
  provisional: [],
};

const day = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((at) => new Date(at).toISOString().slice(0, 10));

/** Any grown-up foreign resident. */
export const anyResidentRequest: fc.Arbitrary<ResidentRequest> = fc
  .record({
    birthDate: day(Date.UTC(1945, 0, 1), Date.UTC(2008, 10, 20)),
    sex: fc.constantFrom("kadin", "erkek"),
    startDate: day(Date.UTC(2026, 10, 22), Date.UTC(2027, 0, 19)),
    duration: fc.constantFrom("1", "2"),
  })
  .map(({ birthDate, sex, startDate, duration }) => ({
    ...plainResidentRequest,
    insured: [{ ...plainResidentRequest.insured[0], birthDate, sex }],
    startDate,
    terms: { duration },
  }));
