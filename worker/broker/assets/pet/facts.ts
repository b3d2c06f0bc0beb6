import { pet } from "#shared/assets/pet.ts";
import type { PetClass } from "./pet-class.ts";
import type { FactsOf } from "../facts.ts";
import { dayFact, flagFact, textFact, wordFact } from "../facts.ts";
import { knownFacts, registry, stated } from "../known-by.ts";

const { species, sex, petName, breed, petBirthDate, microchip } = pet.fields;
const { isNeutered, isVaccinated, hasChronicIllness } = pet.fields;

const speciesNames = { kedi: species.nameOf("kedi"), kopek: species.nameOf("kopek") };
const sexNames = { disi: sex.nameOf("disi"), erkek: sex.nameOf("erkek") };
/** Priced apart, not shown: the breed says it. */
const classes: Readonly<Record<PetClass, string>> = {
  cat: "",
  "small-dog": "",
  "medium-dog": "",
  "large-dog": "",
};

const said = stated("The register of animals answers nobody outside the ministry.");

/** What is known of a pet when it is priced. */
export const petFacts = knownFacts(
  {
    petName: textFact({ label: petName.label, isReviewed: true }),
    species: wordFact(speciesNames, { label: species.label, isReviewed: true }),
    breed: textFact({ label: breed.label, isReviewed: true }),
    petClass: wordFact(classes, {}),
    petBirthDate: dayFact({ label: petBirthDate.label, isReviewed: true }),
    sex: wordFact(sexNames, { label: sex.label, isReviewed: true }),
    isNeutered: flagFact({ label: isNeutered.label, show: isNeutered.nameOf, isReviewed: true }),
    /** 15 digits. */
    microchip: textFact({ label: microchip.label, isReviewed: true }),
    isVaccinated: flagFact({
      label: isVaccinated.label,
      show: isVaccinated.nameOf,
      isReviewed: true,
    }),
    hasChronicIllness: flagFact({
      label: hasChronicIllness.label,
      show: hasChronicIllness.nameOf,
      isReviewed: true,
    }),
  },
  {
    petName: said,
    species: said,
    breed: said,
    petClass: registry("catalogue"),
    petBirthDate: said,
    sex: said,
    isNeutered: said,
    microchip: said,
    isVaccinated: said,
    hasChronicIllness: said,
  },
);

export type InsuredPet = FactsOf<typeof petFacts>;
