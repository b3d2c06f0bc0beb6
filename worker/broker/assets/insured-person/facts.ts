import * as v from "valibot";
import type { IllnessId } from "#shared/assets/health-copy.ts";
import { healthCopy } from "#shared/assets/health-copy.ts";
import { insuredPerson } from "#shared/assets/insured-person.ts";
import { formatDate } from "#shared/format/date.ts";
import { maskNationalNumber, maskRegisteredName } from "#shared/format/mask-personal.ts";
import type { FactsOf } from "../facts.ts";
import {
  dayFact,
  flagFact,
  numberFact,
  optionalFact,
  textFact,
  wordFact,
  choices,
  knownFacts,
  ofHealth,
  registry,
  stated,
} from "../facts.ts";
import { personCopy as copy } from "./copy.ts";

const { relation, sex, nationalNumber, birthDate, heightCm, weightKg } = insuredPerson.fields;

/** What somebody may declare. */
export type DeclaredId = IllnessId | "surgery" | "medicine";

const declaredNames: Readonly<Record<DeclaredId, string>> = {
  ...healthCopy.illnesses,
  surgery: healthCopy.surgery,
  medicine: healthCopy.medicine,
};
export const declaredIds = Object.keys(declaredNames) as DeclaredId[];

interface Told {
  readonly relation: string;
  readonly isRegistered: boolean;
}

type Relation = keyof typeof healthCopy.relations;

interface Person {
  readonly sex: keyof typeof healthCopy.sexes;
}

/** The holder's birth date is the civil registry's word, given for their number alone; everybody else's is typed. */
const isTold = ({ relation: who, isRegistered }: Told): boolean =>
  who === "kendisi" && isRegistered;

/** Who somebody is when they are priced, and what they have declared of their health. */
export const personFacts = knownFacts(
  {
    relation: wordFact(healthCopy.relations, {
      label: relation.label,
      isReviewed: true,
      show: (word: Relation, { sex: own }: Person) =>
        word === "cocugu" ? copy.child[own] : healthCopy.relations[word],
      review: (word: Relation) => healthCopy.relations[word],
    }),
    /** The civil registry's; absent while it is silent. */
    fullName: optionalFact(
      textFact({
        label: copy.name,
        isReviewed: true,
        isRegistrys: () => true,
        review: (name: string) => name.split(" ").map(maskRegisteredName).join(" "),
      }),
    ),
    nationalNumber: textFact({
      label: nationalNumber.label,
      isReviewed: true,
      review: maskNationalNumber,
    }),
    birthDate: dayFact({
      label: birthDate.label,
      isReviewed: true,
      review: (day: string, all: Told) => (isTold(all) ? copy.registered : formatDate(day)),
      isRegistrys: isTold,
    }),
    /** The civil registry's word, which need not have been said. */
    sex: wordFact(healthCopy.sexes, {
      label: sex.label,
      isReviewed: true,
      review: (word: keyof typeof healthCopy.sexes, { isRegistered }: Told) =>
        isRegistered ? copy.registered : healthCopy.sexes[word],
      isRegistrys: ({ isRegistered }: Told) => isRegistered,
    }),
    heightCm: numberFact({
      label: heightCm.label,
      show: copy.height,
      isReviewed: true,
      isUnprinted: true,
    }),
    weightKg: numberFact({
      label: weightKg.label,
      show: copy.weight,
      isReviewed: true,
      isUnprinted: true,
    }),
    declared: {
      schema: v.pipe(v.array(v.picklist(declaredIds)), v.readonly()),
      label: copy.declaration,
      show: (ids: readonly DeclaredId[]) =>
        ids.length === 0 ? copy.nothingDeclared : ids.map((id) => declaredNames[id]).join(", "),
      isReviewed: true,
      isUnprinted: true,
    },
    /** Whether the civil registry has confirmed who it is. */
    isRegistered: flagFact({}),
  },
  {
    ...choices("nationalNumber"),
    relation: stated(
      "The civil registry is asked who somebody is, not whose; no price depends on it.",
    ),
    fullName: registry("civil"),
    birthDate: registry("civil"),
    sex: registry("civil"),
    heightCm: ofHealth,
    weightKg: ofHealth,
    declared: ofHealth,
    isRegistered: registry("civil"),
  },
);

export const insuredPersonFacts = personFacts;

export type InsuredPerson = FactsOf<typeof personFacts>;
