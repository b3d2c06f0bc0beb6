export const contactFormCopy = {
  fullName: "Ad Soyad",
  phone: "Telefon",
  email: "E-posta",
  message: "Mesaj",
  nameRequired: "Lütfen adınızı ve soyadınızı giriniz",
  messageRequired: "Lütfen mesajınızı yazınız",
} as const;
