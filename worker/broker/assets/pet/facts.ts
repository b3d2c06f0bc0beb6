import { pet } from "#shared/assets/pet.ts";
import type { PetClass } from "../../domain/pet-class.ts";
import type { FactsOf } from "../facts.ts";
import { wordFact, allKnown, registry } from "../facts.ts";
import { statedFacts } from "../stated-asset.ts";

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
  ...allKnown(registry("catalogue"), { petClass: wordFact(classes, {}) }),
};

export type InsuredPet = FactsOf<typeof petFacts>;
