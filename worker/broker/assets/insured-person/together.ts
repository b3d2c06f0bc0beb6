import type { SaidOf } from "#shared/assets/asset.ts";
import { healthCopy } from "#shared/assets/health-copy.ts";
import type { insuredPerson } from "#shared/assets/insured-person.ts";
import { personFields } from "#shared/assets/person-fields.ts";
import { ageOn } from "#shared/format/date.ts";
import type { Holder } from "../../domain/holder.ts";
import type { GroupError } from "../asset-words.ts";
import { minorHolder } from "../minor-holder.ts";
import { personCopy as copy } from "./copy.ts";
import type { InsuredPerson } from "./facts.ts";

/** Completed years from which somebody is no child of a family policy, and counts as its adult. */
const familyAdult = 20;

type Said = Pick<SaidOf<typeof insuredPerson>, "relation" | "nationalNumber">;

/** Relations of which one person has one at most. */
const single = ["kendisi", "esi"] as const;

/** Rows that repeat what an earlier one says. */
const repeated = <T>(values: readonly (T | undefined)[]): number[] =>
  values.flatMap((value, row) => (value !== undefined && values.indexOf(value) < row ? [row] : []));

function errorsOf(people: readonly Said[]): GroupError[] {
  const relations = people.map(({ relation }) => single.find((one) => one === relation));
  return [
    ...repeated(relations).map((row) => ({
      row,
      field: personFields.relation.wire,
      message: copy.oneOnly(healthCopy.relations[relations[row]!]),
    })),
    ...repeated(people.map(({ nationalNumber }) => nationalNumber)).map((row) => ({
      row,
      field: personFields.nationalNumber.wire,
      message: copy.twice,
    })),
  ];
}

/** Nobody marries who is younger, not even by a judge's leave (Turkish Civil Code, art. 124). */
const leastSpouseAge = 16;

type Aged = Pick<InsuredPerson, "relation" | "birthDate">;

/** Why somebody of such an age is not what they are said to be; `own` is the birth date of whom they are related to, where that is insured too. */
function ageFault({ relation, birthDate }: Aged, age: number, own?: string): string | undefined {
  if (relation === "cocugu" && age >= familyAdult) return copy.childTooOld;
  if (relation === "ebeveyni" && own !== undefined && birthDate >= own) return copy.parentTooYoung;
  return relation === "esi" && age < leastSpouseAge ? copy.spouseTooYoung : undefined;
}

function refusalsOf(people: readonly Aged[], holder: Holder, startDate: string): GroupError[] {
  const own = people.find(({ relation }) => relation === "kendisi")?.birthDate;
  const ages = people.map((person) => ageOn(person.birthDate, startDate));
  return [
    ...people.flatMap((person, row): GroupError[] => {
      const message = ageFault(person, ages[row] ?? 0, own);
      return message === undefined ? [] : [{ row, field: personFields.birthDate.wire, message }];
    }),
    ...(ages.some((age) => age >= familyAdult) ? [] : [{ message: copy.noAdult }]),
    ...minorHolder(holder, startDate),
  ];
}

/** What holds of people insured together, and how they are spoken of without saying who they are. */
export const peopleTogether = {
  errorsOf,
  refusalsOf,
  identityOf: ({
    nationalNumber,
    birthDate,
  }: Pick<InsuredPerson, "nationalNumber" | "birthDate">) => ({
    numbers: [nationalNumber],
    birthDate,
  }),
  summaryOf: (people: readonly Pick<InsuredPerson, "relation">[]) => {
    const children = people.filter(({ relation }) => relation === "cocugu").length;
    const adults = people.length - children;
    const parts = [
      ...(adults > 0 ? [copy.adults(adults)] : []),
      ...(children > 0 ? [copy.children(children)] : []),
    ];
    return { subject: copy.subject(people.length), vehicle: parts.join(", ") };
  },
  spoken: ({ length }: readonly unknown[]) => ({
    what: copy.subject(length),
    whose: copy.whose(length),
  }),
};
