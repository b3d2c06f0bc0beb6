import type { SaidOf } from "#shared/assets/asset.ts";
import { declaringPerson, mayBePregnant } from "#shared/assets/declaring-person.ts";
import type { IllnessId } from "#shared/assets/health-copy.ts";
import { healthCopy } from "#shared/assets/health-copy.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { ok } from "#shared/result.ts";
import { withoutUndefined } from "../../domain/without-undefined.ts";
import type { AssetSide } from "../asset-side.ts";
import { personCopy as copy } from "../insured-person/copy.ts";
import { findPerson } from "../insured-person/find-person.ts";
import { peopleTogether } from "../insured-person/together.ts";
import type { DeclaringPerson } from "./facts.ts";
import { declaringPersonFacts } from "./facts.ts";

type Values = SaidOf<typeof declaringPerson>;

const { hasIllness, illnessDetail, surgeryDetail, medicineDetail, isPregnant } =
  declaringPerson.fields;
const illnessIds = Object.keys(healthCopy.illnesses) as IllnessId[];

/** Answers that a yes asks for and that were not given, by wire name. */
function missingDetails(said: Values): Record<string, string[]> {
  const asked = [
    [illnessDetail.wire, said.hasIllness, said.illnessDetail],
    [surgeryDetail.wire, said.hadSurgery, said.surgeryDetail],
    [medicineDetail.wire, said.takesMedicine, said.medicineDetail],
  ] as const;
  const missing = asked.filter(([, isAsked, told]) => isAsked && told === undefined);
  return Object.fromEntries(missing.map(([wire]) => [wire, [healthCopy.detailNeeded]]));
}

/** Whether an answer about a pregnancy is asked for. */
const isAskedPregnant = ({ sex, birthDate }: Values, today: string): boolean =>
  sex === "kadin" && mayBePregnant(birthDate, today);

function errorsOf(said: Values, today: string): Record<string, string[]> {
  return {
    ...(said.hasIllness && !illnessIds.some((id) => said[id] === true)
      ? { [hasIllness.wire]: [copy.whichIllness] }
      : {}),
    ...missingDetails(said),
    ...(isAskedPregnant(said, today) && said.isPregnant === undefined
      ? { [isPregnant.wire]: [validationCopy.required] }
      : {}),
  };
}

type Declaration = Pick<
  DeclaringPerson,
  "declared" | "illnessDetail" | "surgeryDetail" | "medicineDetail" | "isSmoker" | "isPregnant"
>;

/** What somebody has declared; answers to questions that were not asked do not count. */
const declarationOf = (said: Values): Declaration => ({
  declared: [
    ...(said.hasIllness ? illnessIds.filter((id) => said[id] === true) : []),
    ...(said.hadSurgery ? (["surgery"] as const) : []),
    ...(said.takesMedicine ? (["medicine"] as const) : []),
  ],
  isSmoker: said.isSmoker,
  ...withoutUndefined({
    illnessDetail: said.hasIllness ? said.illnessDetail : undefined,
    surgeryDetail: said.hadSurgery ? said.surgeryDetail : undefined,
    medicineDetail: said.takesMedicine ? said.medicineDetail : undefined,
    isPregnant: said.sex === "kadin" ? said.isPregnant : undefined,
  }),
});

/** Somebody insured for their health by a declaration in full. */
export const declaringPersonSide: AssetSide<typeof declaringPerson, typeof declaringPersonFacts> = {
  asset: declaringPerson,
  heading: copy.heading,
  facts: declaringPersonFacts,
  errorsOf,
  async find(said, search, services) {
    const found = await findPerson(said, search, services);
    if (!found.ok) return found;
    const { person, ...rest } = found.value;
    return ok({ insured: { ...person, ...declarationOf(said) }, ...rest });
  },
  async findAgain(known, search, services) {
    const found = await findPerson(known, search, services);
    if (!found.ok) return found;
    const { person, ...rest } = found.value;
    return ok({ insured: { ...known, ...person }, ...rest });
  },
  subjectOf: () => copy.subject(1),
  describe: ({ relation }) => healthCopy.relations[relation],
  spoken: () => peopleTogether.spoken([1]),
  together: peopleTogether,
};
