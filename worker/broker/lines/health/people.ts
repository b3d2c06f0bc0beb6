import { healthCopy } from "#shared/assets/health-copy.ts";
import { ageOn } from "#shared/format/date.ts";
import type { RequestOf } from "../request.ts";
import { peopleCopy as copy } from "./copy.ts";

type Person = RequestOf<"tamamlayici" | "bireysel">["insured"][number];

/** Somebody insured for their health, with what insurers look at worked out. */
export interface RatedPerson {
  /** Relation, and age of everybody but the holder: what a person's own price stands under. */
  readonly label: string;
  readonly relation: Person["relation"];
  readonly sex: Person["sex"];
  readonly declared: Person["declared"];
  /** Completed years on the first day of the policy. */
  readonly age: number;
  /** Kilograms by square metre of height, to one decimal; of grown people alone. */
  readonly bmi?: number;
}

/** Body mass says something of whom has grown. */
const grownAt = 18;

const bodyMass = (heightCm: number, weightKg: number): number =>
  Math.round((weightKg * 100_000) / heightCm ** 2) / 10;

/** Everybody insured by a policy. `startDate` is its first day, "YYYY-MM-DD". */
export const ratedPeople = (
  insured: readonly Omit<Person, "isRegistered" | "nationalNumber">[],
  startDate: string,
): readonly RatedPerson[] =>
  insured.map(({ relation, sex, declared, birthDate, heightCm, weightKg }) => {
    const age = ageOn(birthDate, startDate);
    return {
      // The holder’s age would tell who knows their number when they were born.
      label:
        relation === "kendisi"
          ? healthCopy.relations.kendisi
          : copy.person(healthCopy.relations[relation], age),
      relation,
      sex,
      declared,
      age,
      ...(age < grownAt ? {} : { bmi: bodyMass(heightCm, weightKg) }),
    };
  });

const birthAges = { from: 18, to: 49 } as const;

/** Whom the cover of births is for. */
export const mayGiveBirth = ({ sex, age }: Pick<RatedPerson, "sex" | "age">): boolean =>
  sex === "kadin" && age >= birthAges.from && age <= birthAges.to;

/** Why nobody of a request can have births covered, by name of the term; nothing where somebody can, or it is not chosen. */
export const unfitBirth = ({
  insured,
  startDate,
  terms,
}: RequestOf<"tamamlayici" | "bireysel">): Readonly<Record<string, string>> =>
  terms.birth === "var" && !ratedPeople(insured, startDate).some(mayGiveBirth)
    ? { birth: copy.noBirth }
    : {};
