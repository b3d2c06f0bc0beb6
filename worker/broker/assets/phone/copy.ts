/** What is said of a phone. */
export const phoneCopy = {
  unknownModel: "Lütfen listeden bir seçim yapınız.",
  boughtBeforeRelease: (year: number) =>
    `Bu model ${year} yılında satışa çıktı; satın alma tarihini kontrol ediniz.`,
  summary: (releaseYear: number, isSecondHand: boolean) =>
    `${releaseYear} çıkışlı, ${isSecondHand ? "ikinci el" : "sıfır"} alınmış`,
} as const;
