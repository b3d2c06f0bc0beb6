import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import type { TypedText } from "#shared/fields/field.ts";
import { eitherField, textField, whenChosen } from "#shared/fields/kinds.ts";
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
      when: whenChosen("sex", "kadin"),
    },
  },
});
