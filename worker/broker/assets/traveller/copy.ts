/** What is said of travellers. */
export const travellerCopy = {
  heading: "Yolcu",
  one: "1 yolcu",
  count: (travellers: number) => `${travellers} yolcu`,
  trip: "Seyahat",
  differs: "Doğum tarihi bu T.C. kimlik no ile uyuşmuyor; lütfen kontrol ediniz.",
  unknownCountry: "Lütfen listeden bir seçim yapınız.",
} as const;
