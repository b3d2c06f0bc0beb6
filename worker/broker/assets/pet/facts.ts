import { pet } from "#shared/assets/pet.ts";
import type { PetClass } from "../../domain/pet-class.ts";
import type { FactsOf } from "../facts.ts";
import { wordFact } from "../facts.ts";
import { knownFacts, registry } from "../known-by.ts";
import { statedFacts } from "../stated-facts.ts";

const { petName, ...fields } = pet.fields;

/** Priced apart, not shown: the breed says it. */
const classes: Readonly<Record<PetClass, string>> = {
  cat: "",
  "small-dog": "",
  "medium-dog": "",
  "large-dog": "",
};

/** What is known of a pet when it is priced. */
export const petFacts = {
  ...statedFacts(
    { petName, ...fields },
    "The register of animals answers nobody outside the ministry.",
  ),
  ...knownFacts({ petClass: wordFact(classes, {}) }, { petClass: registry("catalogue") }),
};

export type InsuredPet = FactsOf<typeof petFacts>;
