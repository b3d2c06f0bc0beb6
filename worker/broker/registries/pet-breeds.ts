import type { PetClass } from "../domain/pet-class.ts";
import { toSlug } from "#shared/format/turkish-case.ts";
import { bannedDogs, catBreeds, dogBreeds } from "./pet-breed-data.ts";

export interface PetBreed {
  /** Stable, `kopek-golden-retriever`. */
  readonly key: string;
  readonly title: string;
  readonly petClass: PetClass;
  /** May not be kept and is not insured. */
  readonly isBanned: boolean;
}

const collator = new Intl.Collator("tr");

const breedOf = (
  species: string,
  title: string,
  petClass: PetClass,
  isBanned = false,
): PetBreed => ({
  key: `${species}-${toSlug(title)}`,
  title,
  petClass,
  isBanned,
});

const sorted = (breeds: readonly PetBreed[]): readonly PetBreed[] =>
  breeds.toSorted((one, other) => collator.compare(one.title, other.title));

const breeds: Readonly<Record<string, readonly PetBreed[]>> = {
  kedi: sorted(catBreeds.map((title) => breedOf("kedi", title, "cat"))),
  kopek: sorted([
    ...dogBreeds.map(([title, size]) => breedOf("kopek", title, `${size}-dog`)),
    ...bannedDogs.map((title) => breedOf("kopek", title, "large-dog", true)),
  ]),
};

/** Breeds of a species in Turkish alphabetical order; undefined for an unknown species. */
export const petBreeds = (species: string): readonly PetBreed[] | undefined =>
  Object.hasOwn(breeds, species) ? breeds[species] : undefined;

/** A species' breed; undefined when it has no such breed. */
export const petBreedOf = (species: string, key: string): PetBreed | undefined =>
  petBreeds(species)?.find((breed) => breed.key === key);
