import { healthCopy } from "#shared/assets/health-copy.ts";
import { insuredPerson } from "#shared/assets/insured-person.ts";
import { ok } from "#shared/result.ts";
import type { AssetSide } from "../asset-side.ts";
import { personCopy as copy } from "./copy.ts";
import { declaredIds, insuredPersonFacts } from "./facts.ts";
import { findPerson } from "./find-person.ts";
import { peopleTogether } from "./together.ts";

const { hasIllness } = insuredPerson.fields;

/** Somebody insured for their health by a short declaration. */
export const insuredPersonSide: AssetSide<typeof insuredPerson, typeof insuredPersonFacts> = {
  asset: insuredPerson,
  heading: copy.heading,
  facts: insuredPersonFacts,
  errorsOf: (said) =>
    said.hasIllness && !declaredIds.some((id) => said[id] === true)
      ? { [hasIllness.wire]: [copy.whichIllness] }
      : {},
  async find(said, search, services) {
    const found = await findPerson(said, search, services);
    if (!found.ok) return found;
    const { person, ...rest } = found.value;
    const declared = said.hasIllness ? declaredIds.filter((id) => said[id] === true) : [];
    return ok({ insured: { ...person, declared }, ...rest });
  },
  async findAgain({ declared, ...known }, search, services) {
    const found = await findPerson(known, search, services);
    if (!found.ok) return found;
    const { person, ...rest } = found.value;
    return ok({ insured: { ...person, declared }, ...rest });
  },
  subjectOf: () => copy.subject(1),
  describe: ({ relation }) => healthCopy.relations[relation],
  spoken: () => peopleTogether.spoken([1]),
  together: peopleTogether,
};
