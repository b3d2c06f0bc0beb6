export const residenceCopy = {
  city: "İl",
  county: "İlçe",
  cityMissing: "Lütfen ili seçiniz.",
  countyMissing: "Lütfen ilçeyi seçiniz.",
  countyFirst: "Önce ili seçin",
  countyFailed: "İlçeler yüklenemedi. Lütfen ili yeniden seçin.",
} as const;
