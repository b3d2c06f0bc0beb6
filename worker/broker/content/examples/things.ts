import { addDays, ageOn, formatDate, monthsBetween } from "#shared/format/date.ts";
import { formatLira } from "#shared/format/money.ts";
import type { InsuredPet } from "../../assets/pet/facts.ts";
import type { InsuredPhone } from "../../assets/phone/facts.ts";
import type { RequestOf } from "../../lines/request.ts";
import { scopeText } from "../../lines/telefon/rating.ts";
import type { LineExamples } from "./example.ts";
import { example, holder } from "./example.ts";

const phone = (said: Pick<InsuredPhone, "brand" | "model" | "releaseYear" | "invoiceKurus">) =>
  example(
    (day): RequestOf<"telefon"> => ({
      productId: "telefon",
      holder,
      insured: [
        { ...said, imei: "490154203237518", purchaseDate: addDays(day, -60), isSecondHand: false },
      ],
      history: {},
      startDate: day,
      terms: {},
      provisional: [],
    }),
    ({ insured: [one] }) =>
      `${one.brand} ${one.model}, faturası ${formatLira(one.invoiceKurus)} TL; ${formatDate(one.purchaseDate)} günü ${one.isSecondHand ? "ikinci el" : "sıfır"} alınmış.`,
  );

export const telefonExamples: LineExamples = {
  examples: [
    phone({ brand: "Samsung", model: "Galaxy S25", releaseYear: 2025, invoiceKurus: 5_000_000 }),
    phone({ brand: "Apple", model: "iPhone 16", releaseYear: 2024, invoiceKurus: 6_500_000 }),
  ],
  scopeOf: (_answer, { books: { telefon } }) =>
    telefon === undefined ? undefined : scopeText[telefon.plan],
};

const pet = (said: Pick<InsuredPet, "species" | "breed" | "petClass" | "sex" | "petBirthDate">) =>
  example(
    (day): RequestOf<"petsaglik"> => ({
      productId: "petsaglik",
      holder,
      insured: [
        {
          ...said,
          petName: "Pamuk",
          isNeutered: true,
          microchip: "792000000000001",
          isVaccinated: true,
          hasChronicIllness: false,
        },
      ],
      history: {},
      startDate: day,
      terms: { limit: "50-bin", share: "yuzde-10" },
      provisional: [],
    }),
    ({ insured: [one], startDate }) => {
      const age = ageOn(one.petBirthDate, startDate);
      const months = monthsBetween(one.petBirthDate, startDate);
      const words = [
        one.sex === "disi" ? "dişi" : "erkek",
        one.isNeutered ? "kısırlaştırılmış" : "kısırlaştırılmamış",
        one.isVaccinated ? "aşıları tam" : "aşıları eksik",
        one.hasChronicIllness ? "süregelen hastalığı var" : "süregelen hastalığı yok",
      ];
      return `${one.species === "kedi" ? "Kedi" : "Köpek"}, ${one.breed}, ${age === 0 ? `${months} aylık` : `${age} yaşında`}, ${words.join(", ")}.`;
    },
  );

export const petsaglikExamples: LineExamples = {
  examples: [
    pet({
      species: "kedi",
      breed: "Van kedisi",
      petClass: "cat",
      sex: "disi",
      petBirthDate: "2024-04-05",
    }),
    pet({
      species: "kopek",
      breed: "Golden Retriever",
      petClass: "large-dog",
      sex: "erkek",
      petBirthDate: "2022-04-05",
    }),
  ],
};
