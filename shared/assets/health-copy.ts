/** What is asked of people who are insured for their health. */
export const healthCopy = {
  inCentimetres: "Boyu santimetre olarak yazınız, örneğin 175.",
  relations: {
    kendisi: "Kendisi",
    esi: "Eşi",
    cocugu: "Kızı/Oğlu",
    ebeveyni: "Ebeveyni",
    kardesi: "Kardeşi",
  },
  sexes: { kadin: "Kadın", erkek: "Erkek" },
  /** Kinds of illness that are declared one by one. */
  illnesses: {
    heart: "Kalp ve damar",
    bloodPressure: "Yüksek tansiyon",
    diabetes: "Şeker hastalığı",
    cancer: "Kanser, tümör",
    respiratory: "Akciğer, astım",
    kidney: "Böbrek, karaciğer",
    skeletal: "Bel, boyun, eklem",
    neurological: "Sinir sistemi",
    mental: "Ruh sağlığı",
    otherIllness: "Başka hastalık",
  },
  surgery: "Geçirilmiş ameliyat",
  medicine: "Sürekli kullanılan ilaç",
  detailNeeded: "Lütfen kısaca açıklayınız.",
  none: "Hayır",
  some: "Evet",
} as const;

export type IllnessId = keyof typeof healthCopy.illnesses;
