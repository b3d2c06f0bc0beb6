/** What is said of foreign residents. */
export const residentCopy = {
  heading: "Sigortalı",
  subject: "1 kişi",
  what: "Yabancı uyruklu",
  nationality: "Uyruğu",
  birthDate: "Doğum tarihi",
  sex: "Cinsiyeti",
  unknownCountry: "Lütfen listeden bir seçim yapınız.",
  spoken: { what: "Sizin", whose: "Sizin" },
} as const;
