/** How people are called, and whose the figures are. */
export const peopleCopy = {
  person: (relation: string, age: number) => `${relation}, ${age} yaş`,
  noBirth:
    "Doğum teminatı 18-49 yaşındaki kadın sigortalılar içindir; sigortalılar arasında böyle biri yok.",
  ratesSource: "Piyasadaki olağan primler",
} as const;

/** Sentences about what a premium of several people rests on. */
export const groupCopy = {
  people: (count: number) =>
    count === 1
      ? "Yaş, poliçenin başlangıç gününe göre hesaplandı."
      : `Prim ${count} kişi içindir; yaşlar poliçenin başlangıç gününe göre hesaplandı.`,
  placeUnknown:
    "Sigorta ettirenin oturduğu il kayıtlardan alınamadı; fiyat primin en yüksek olduğu ile göre hesaplandı.",
  healthy: "Sigortalılar için bildirilmiş bir hastalık, ameliyat veya ilaç yoktur.",
  excluded: "Bildirdiğiniz hastalıklar ve sonuçları kapsam dışıdır.",
  loaded:
    "Bildirdiğiniz hastalıklar için prime ek yapıldı; kapsamı poliçenin özel şartları belirler.",
} as const;

/** What coverages are worth, in words. */
export const healthCoverCopy = {
  unlimited: "Limitsiz",
  perYear: (count: number) => `${count} kez`,
  once: "Yılda 1 kez",
  waiting: (birthMonths: number, otherMonths: number) =>
    `Doğumda ${birthMonths} ay, özel şartlarda sayılan hastalık ve ameliyatlarda ${otherMonths} ay; kazada yoktur`,
  waitingNoBirth: (otherMonths: number) =>
    `Özel şartlarda sayılan hastalık ve ameliyatlarda ${otherMonths} ay; kazada yoktur`,
} as const;
