/** What is said of a pet. */
export const petCopy = {
  unknownBreed: "Lütfen listeden bir seçim yapınız.",
  banned:
    "Bu ırkın beslenmesi 5199 sayılı Hayvanları Koruma Kanunu uyarınca yasaktır; sigorta yapılamaz.",
  tooOld: "Doğum tarihini kontrol ediniz.",
  spoken: {
    kedi: { what: "kediniz", whose: "kedinizin" },
    kopek: { what: "köpeğiniz", whose: "köpeğinizin" },
  },
} as const;
