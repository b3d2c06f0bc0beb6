import type { SamplesOf } from "./home-samples.ts";
import { asker } from "./home-samples.ts";

/** Somebody who has nothing to declare. */
const healthy = {
  relation: "kendisi" as const,
  sex: "kadin" as const,
  heightCm: 168,
  weightKg: 62,
  hasIllness: false,
};

/** Somebody who declares everything there is. */
const ill = {
  relation: "esi" as const,
  nationalNumber: "10000001754",
  birthDate: "1988-03-04",
  sex: "erkek" as const,
  heightCm: 175,
  weightKg: 95,
  hasIllness: true,
  heart: true,
  bloodPressure: true,
  diabetes: false,
  cancer: false,
  respiratory: false,
  kidney: false,
  skeletal: true,
  neurological: false,
  mental: false,
  otherIllness: true,
};

/** Requests and answers about people who are insured for their health. */
export const healthSamples: SamplesOf<"tamamlayiciQuote" | "bireyselQuote"> = {
  tamamlayiciQuote: {
    request: {
      ...asker,
      healthDataAgreement: true,
      insured: [healthy, { ...ill, surgery: true, medicine: false }],
      treatment: "yatarak-ayakta",
      birth: "var",
      checkUp: "yok",
    },
    data: { quoteId: "q-1" },
  },
  bireyselQuote: {
    request: {
      ...asker,
      healthDataAgreement: true,
      insured: [
        { ...healthy, hadSurgery: false, takesMedicine: false, isSmoker: false, isPregnant: true },
        {
          ...ill,
          illnessDetail: "Tansiyon, 2020’den beri",
          hadSurgery: true,
          surgeryDetail: "Menisküs, 2019",
          takesMedicine: true,
          medicineDetail: "Tansiyon ilacı",
          isSmoker: true,
        },
      ],
      treatment: "limitli",
      share: "yok",
      birth: "yok",
    },
    data: { quoteId: "q-1" },
  },
};
