import type { SaidOf } from "#shared/assets/asset.ts";
import { pet } from "#shared/assets/pet.ts";
import { ageOn } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import { invalidField } from "../../api/failure.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import { petBreedOf } from "../../registries/pet-breeds.ts";
import type { AssetSide } from "../asset-side.ts";
import { petCopy } from "./copy.ts";
import { petFacts } from "./facts.ts";

type Values = SaidOf<typeof pet>;

/** No cat or dog is known to have lived longer, in years. */
const oldest = 38;

const { breed: breedField, petBirthDate: birthField } = pet.fields;

function breedError({ species, breed }: Values): string | undefined {
  const known = petBreedOf(species, breed);
  if (known === undefined) return petCopy.unknownBreed;
  return known.isBanned ? petCopy.banned : undefined;
}

/** A pet: its breed by the list, the rest as its owner says. */
export const petSide: AssetSide<typeof pet, typeof petFacts> = {
  asset: pet,
  heading: "Evcil hayvan",
  facts: petFacts,
  errorsOf(values, today) {
    const refusal = breedError(values);
    return {
      ...(refusal === undefined ? {} : { [breedField.wire]: [refusal] }),
      ...(ageOn(values.petBirthDate, today) > oldest
        ? { [birthField.wire]: [petCopy.tooOld] }
        : {}),
    };
  },
  async find(values) {
    const { breed, ...said } = values;
    const known = petBreedOf(said.species, breed);
    if (known === undefined) return err(invalidField(breedField.wire, petCopy.unknownBreed));
    const { title, petClass } = known;
    const insured = withoutUndefined({ ...said, breed: title, petClass });
    return ok({ insured, provisional: [] });
  },
  subjectOf: ({ petName }) => petName,
  describe: ({ species, breed }) => `${pet.fields.species.nameOf(species)}, ${breed}`,
  spoken({ species, petName }) {
    const { what, whose } = petCopy.spoken[species];
    return { what: `${what} ${petName}`, whose: `${petName} adlı ${whose}` };
  },
};
