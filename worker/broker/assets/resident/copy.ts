/** What is said of foreign residents. */
export const residentCopy = {
  heading: "Sigortalı",
  subject: "1 kişi",
  what: "Yabancı uyruklu",
  nationality: "Uyruğu",
  birthDate: "Doğum tarihi",
  registered: "Nüfus kaydındaki gibi",
  sex: "Cinsiyeti",
  /** One message for both: a wrong one of them shall not confirm the other. */
  differs: "Doğum tarihi veya cinsiyet bu yabancı kimlik no ile uyuşmuyor; lütfen kontrol ediniz.",
  unknownCountry: "Lütfen listeden bir seçim yapınız.",
  spoken: { what: "Sizin", whose: "Sigortalının" },
} as const;
