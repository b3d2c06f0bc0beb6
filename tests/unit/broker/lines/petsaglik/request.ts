import fc from "fast-check";
import type { PetRequest } from "#worker/broker/lines/petsaglik/risk.ts";

/** A young cat every insurer of pets likes. */
export const plainPetRequest: PetRequest = {
  productId: "petsaglik",
  holder: {
    kind: "person",
    nationalNumber: "10000000146",
    birthDate: "1985-04-12",
    provinceCode: "34",
  },
  insured: [
    {
      petName: "Pamuk",
      species: "kedi",
      breed: "Van kedisi",
      petClass: "cat",
      petBirthDate: "2024-04-05",
      sex: "disi",
      isNeutered: true,
      microchip: "792000000000001",
      isVaccinated: true,
      hasChronicIllness: false,
    },
  ],
  startDate: "2026-11-25",
  history: {},
  terms: { limit: "50-bin", share: "yuzde-10" },
  provisional: [],
};

const date = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((at) => new Date(at).toISOString().slice(0, 10));

/** Any cat or dog that may be asked for. */
export const anyPetRequest: fc.Arbitrary<PetRequest> = fc
  .record({
    petClass: fc.constantFrom("cat", "small-dog", "medium-dog", "large-dog"),
    petBirthDate: date(Date.UTC(2008, 0, 1), Date.UTC(2026, 10, 20)),
    sex: fc.constantFrom("disi", "erkek"),
    isNeutered: fc.boolean(),
    isVaccinated: fc.boolean(),
    hasChronicIllness: fc.boolean(),
    limit: fc.constantFrom("25-bin", "50-bin", "100-bin"),
    share: fc.constantFrom("yuzde-20", "yuzde-10", "yok"),
    startDate: date(Date.UTC(2026, 10, 20), Date.UTC(2027, 0, 19)),
  })
  .map(({ limit, share, startDate, petClass, ...said }) => ({
    ...plainPetRequest,
    insured: [
      {
        ...plainPetRequest.insured[0],
        ...said,
        petClass,
        species: petClass === "cat" ? ("kedi" as const) : ("kopek" as const),
      },
    ],
    terms: { limit, share },
    startDate,
  }));
