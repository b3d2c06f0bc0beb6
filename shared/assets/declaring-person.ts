import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import type { TypedText } from "#shared/fields/field.ts";
import { eitherField, textField, whenChosen } from "#shared/fields/kinds.ts";
import { ageOn, parseDisplayDate, todayInIstanbul } from "#shared/format/date.ts";
import { requiredText } from "#shared/schemas/required.ts";
import { defineAsset } from "./asset.ts";
import { healthCopy } from "./health-copy.ts";
import {
  askedSex,
  illnessFields,
  illnessQuestion,
  personFields,
  personFromKept,
} from "./person-fields.ts";

const detailLength = 200;
const DetailSchema = v.pipe(
  requiredText(healthCopy.detailNeeded),
  v.maxLength(detailLength, validationCopy.tooLong(detailLength)),
);

const detail = <const Wire extends string>(
  label: string,
  hint: string,
  wire: Wire,
  when: (typed: TypedText) => boolean,
) => textField("text", DetailSchema, { label, hint, wire, when, maxLength: detailLength });

const question = <const Wire extends string>(label: string, wire: Wire) =>
  eitherField({ label, wire, isCompact: true }, { no: "Hayır", yes: "Evet" });

/** Ages at which a pregnancy is asked about, in completed years: those that statistics count (15 to 49) with room on both sides. */
const fertileFrom = 12;
const fertileTo = 55;

/** Whether somebody born on a day ("YYYY-MM-DD") is asked about a pregnancy; whose birth date is not known is. */
export function mayBePregnant(birthDate: string | undefined, today: string): boolean {
  if (birthDate === undefined) return true;
  const age = ageOn(birthDate, today);
  return age >= fertileFrom && age <= fertileTo;
}

/** The same by what is typed; of the holder the registry tells the birth date, and nothing is typed. */
function isPregnancyAsked({ sex, relation, birthDate = "" }: TypedText): boolean {
  const day = parseDisplayDate(birthDate);
  const born = relation !== "kendisi" && day.ok ? day.value : undefined;
  return sex === "kadin" && mayBePregnant(born, todayInIstanbul(Date.now()));
}

/** Somebody insured for their health who declares in full, as private health insurance wants it. */
export const declaringPerson = defineAsset({
  id: "declaring-person",
  isPerson: true,
  keptAs: "person",
  fromKept: personFromKept,
  fields: {
    ...personFields,
    // What else is asked depends on it.
    sex: askedSex,
    hasIllness: illnessQuestion("Süregelen veya geçirilmiş hastalık"),
    ...illnessFields,
    illnessDetail: detail(
      "Hastalıkların adı ve tarihi",
      "Örn. guatr, 2021’den beri; takipte.",
      "IllnessDetail",
      whenChosen("hasIllness", "evet"),
    ),
    hadSurgery: question("Geçirilmiş veya önerilmiş ameliyat", "HadSurgery"),
    surgeryDetail: detail(
      "Hangi ameliyat, ne zaman",
      "Örn. apandisit, 2019.",
      "SurgeryDetail",
      whenChosen("hadSurgery", "evet"),
    ),
    takesMedicine: question("Sürekli kullanılan ilaç", "TakesMedicine"),
    medicineDetail: detail(
      "Hangi ilaç, ne için",
      "Örn. tansiyon için günde bir tablet.",
      "MedicineDetail",
      whenChosen("takesMedicine", "evet"),
    ),
    isSmoker: question("Tütün kullanımı", "IsSmoker"),
    isPregnant: {
      ...question("Gebelik", "IsPregnant"),
      when: isPregnancyAsked,
    },
  },
});
