export const contactFormCopy = {
  fullName: "Ad Soyad",
  phone: "Telefon",
  email: "E-posta",
  message: "Mesaj",
  readText: "Metni okuyun",
  nameRequired: "Lütfen adınızı ve soyadınızı giriniz",
  messageRequired: "Lütfen mesajınızı yazınız",
} as const;
