import { expect, test } from "vitest";
import { petSide } from "#worker/broker/assets/pet/side.ts";
import { petBreeds } from "#worker/broker/registries/pet-breeds.ts";

const values = {
  species: "kopek",
  breed: "kopek-golden-retriever",
  petName: "Zeytin",
  petBirthDate: "2022-05-06",
  sex: "erkek",
  isNeutered: true,
  microchip: "792000000000001",
  isVaccinated: true,
  hasChronicIllness: false,
} as const;
const unknown = { Breed: ["Lütfen listeden bir seçim yapınız."] };
const banned = {
  Breed: [
    "Bu ırkın beslenmesi 5199 sayılı Hayvanları Koruma Kanunu uyarınca yasaktır; sigorta yapılamaz.",
  ],
};

test.each([
  [{}, {}],
  [{ species: "kedi" as const, breed: "kedi-van-kedisi" }, {}],
  [{ species: "kedi" as const }, unknown],
  [{ breed: "kopek-ejderha" }, unknown],
  [{ breed: "kopek-american-pitbull-terrier" }, banned],
  [{ breed: "kopek-dogo-argentino" }, banned],
  [{ petBirthDate: "1985-01-01" }, { PetBirthDate: ["Doğum tarihini kontrol ediniz."] }],
])("with %j: %j", (change, errors) => {
  expect(petSide.errorsOf({ ...values, ...change }, "2026-11-22")).toEqual(errors);
});

test("breeds stand in Turkish order under keys of their own", () => {
  for (const species of ["kedi", "kopek"]) {
    const breeds = petBreeds(species) ?? [];
    expect(new Set(breeds.map(({ key }) => key)).size).toBe(breeds.length);
    const titles = breeds.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, "tr")));
  }
  expect(petBreeds("balik")).toBeUndefined();
  expect(petBreeds("constructor")).toBeUndefined();
});
