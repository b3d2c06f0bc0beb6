import { defineAsset } from "./asset.ts";
import { healthCopy } from "./health-copy.ts";
import {
  declaredTick,
  illnessFields,
  illnessQuestion,
  personFields,
  personFromKept,
} from "./person-fields.ts";

/** Somebody insured for their health who declares in short: one question, and what it is about where there is something. */
export const insuredPerson = defineAsset({
  id: "insured-person",
  isPerson: true,
  keptAs: "person",
  fromKept: personFromKept,
  fields: {
    ...personFields,
    hasIllness: illnessQuestion("Hastalık, ameliyat ya da sürekli kullanılan ilaç"),
    ...illnessFields,
    surgery: declaredTick(healthCopy.surgery, "HadSurgery"),
    medicine: declaredTick(healthCopy.medicine, "TakesMedicine"),
  },
});
