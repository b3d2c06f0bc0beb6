import { declaringPerson } from "#shared/assets/declaring-person.ts";
import { healthCopy } from "#shared/assets/health-copy.ts";
import type { FactsOf } from "../facts.ts";
import { flagFact, optionalFact, textFact, wordFact, knownFacts, ofHealth } from "../facts.ts";
import { personFacts } from "../insured-person/facts.ts";

const { illnessDetail, surgeryDetail, medicineDetail, isSmoker, isPregnant } =
  declaringPerson.fields;

const told = <const Label extends string>(label: Label) =>
  optionalFact(textFact({ label, isReviewed: true, isUnprinted: true }));

const { isRegistered, ...shortFacts } = personFacts;

/** The same as of everybody insured for their health, with what private health insurance wants to know besides. */
export const declaringPersonFacts = {
  ...shortFacts,
  sex: {
    ...wordFact(healthCopy.sexes, { label: shortFacts.sex.label, isReviewed: true }),
    known: shortFacts.sex.known,
  },
  ...knownFacts(
    {
      illnessDetail: told(illnessDetail.label),
      surgeryDetail: told(surgeryDetail.label),
      medicineDetail: told(medicineDetail.label),
      isSmoker: flagFact({
        label: isSmoker.label,
        show: isSmoker.nameOf,
        isReviewed: true,
        isUnprinted: true,
      }),
      isPregnant: optionalFact(
        flagFact({
          label: isPregnant.label,
          show: isPregnant.nameOf,
          isReviewed: true,
          isUnprinted: true,
        }),
      ),
    },
    {
      illnessDetail: ofHealth,
      surgeryDetail: ofHealth,
      medicineDetail: ofHealth,
      isSmoker: ofHealth,
      isPregnant: ofHealth,
    },
  ),
  isRegistered,
};

export type DeclaringPerson = FactsOf<typeof declaringPersonFacts>;
