import type { Circumstance, TypedText } from "#shared/fields/field.ts";
import {
  choiceField,
  codedField,
  dateField,
  eitherField,
  numberField,
  textField,
  tickField,
  whenChosen,
} from "#shared/fields/kinds.ts";
import { birthDayRule } from "#shared/schemas/date.ts";
import { formatDate } from "#shared/format/date.ts";
import type { KeptAsset, Relation } from "#shared/calls/account/asset-fields.ts";
import { NationalNumberSchema } from "#shared/schemas/identity/national-number.ts";
import { healthCopy } from "./health-copy.ts";

/** The holder's own number stands in the step before, and the civil registry has told when they were born. */
const isAnother = ({ relation }: TypedText): boolean => relation !== "kendisi";
/** The civil registry tells it of everybody it knows; while it is silent, or knows somebody not, it is asked. */
const isSexUnknown = (_typed: TypedText, circumstances: readonly Circumstance[]): boolean =>
  circumstances.includes("identity-unknown") || circumstances.includes("by-hand");
const isBirthUnknown = (typed: TypedText, circumstances: readonly Circumstance[]): boolean =>
  isAnother(typed) || circumstances.includes("identity-unknown");

/** What relations to the holder are on the wire. */
export const relationCodes = { kendisi: 1, esi: 2, cocugu: 3, ebeveyni: 4, kardesi: 5 } as const;

export const askedSex = choiceField("radio", healthCopy.sexes, {
  label: "Cinsiyeti",
  wire: "Gender",
  isCompact: true,
});

/** Who somebody insured for their health is, and what everybody tells of their body. */
export const personFields = {
  relation: codedField(healthCopy.relations, relationCodes, {
    label: "Yakınlığı",
    wire: "Relation",
    isTitle: true,
  }),
  sex: { ...askedSex, when: isSexUnknown },
  nationalNumber: textField("identity-number", NationalNumberSchema, {
    label: "T.C. kimlik no",
    wire: "NationalNumber",
    when: isAnother,
  }),
  birthDate: dateField(
    { label: "Doğum tarihi", wire: "Birthdate", when: isBirthUnknown, isInLine: true },
    birthDayRule,
  ),
  heightCm: numberField(
    { label: "Boy (cm)", maxLength: 3, wire: "Height", isInLine: true },
    { min: 30, max: 250, otherUnit: healthCopy.inCentimetres },
  ),
  weightKg: numberField(
    { label: "Kilo (kg)", maxLength: 3, wire: "Weight", isInLine: true },
    { min: 1, max: 350 },
  ),
};

const relationsOfKept: Readonly<Record<Relation, keyof typeof relationCodes | "">> = {
  es: "esi",
  cocuk: "cocugu",
  anne: "ebeveyni",
  baba: "ebeveyni",
  diger: "",
};
const sexesOfKept: Partial<Record<Relation, keyof typeof healthCopy.sexes>> = {
  anne: "kadin",
  baba: "erkek",
};

/** Somebody of a member's family as they would be typed. */
export function personFromKept({ relation, nationalNumber, birthdate, sex }: KeptAsset): TypedText {
  const known = sex ?? (relation && sexesOfKept[relation]);
  return {
    ...(relation === undefined ? {} : { relation: relationsOfKept[relation] }),
    ...(nationalNumber === undefined ? {} : { nationalNumber }),
    ...(birthdate === undefined ? {} : { birthDate: formatDate(birthdate) }),
    ...(known === undefined ? {} : { sex: known }),
  };
}

const isIll = whenChosen("hasIllness", "evet");

/** A box under the question above it. */
export const declaredTick = <const Wire extends string>(label: string, wire: Wire) =>
  tickField({ label, wire, when: isIll, isHalf: true });

const { illnesses } = healthCopy;

/** The illnesses that are ticked once somebody has said that there are some. */
export const illnessFields = {
  heart: declaredTick(illnesses.heart, "HasHeartDisease"),
  bloodPressure: declaredTick(illnesses.bloodPressure, "HasHighBloodPressure"),
  diabetes: declaredTick(illnesses.diabetes, "HasDiabetes"),
  cancer: declaredTick(illnesses.cancer, "HasCancer"),
  respiratory: declaredTick(illnesses.respiratory, "HasRespiratoryDisease"),
  kidney: declaredTick(illnesses.kidney, "HasKidneyDisease"),
  skeletal: declaredTick(illnesses.skeletal, "HasSkeletalDisease"),
  neurological: declaredTick(illnesses.neurological, "HasNeurologicalDisease"),
  mental: declaredTick(illnesses.mental, "HasMentalDisease"),
  otherIllness: declaredTick(illnesses.otherIllness, "HasOtherIllness"),
};

const yesNo = { no: healthCopy.none, yes: healthCopy.some };

/** One question, which opens the list when it is answered with yes. */
export const illnessQuestion = <const Label extends string>(label: Label) =>
  eitherField({ label, wire: "HasIllness", isCompact: true }, yesNo);
