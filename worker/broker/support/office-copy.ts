import type { contactMessageTypes } from "#shared/calls/support/send-contact-message.ts";

const messageTypes: Readonly<Record<(typeof contactMessageTypes)[number], string>> = {
  SMSONAY: "SMS doğrulaması",
  ILETISIM: "İletişim formu",
  SIKAYET: "Şikâyet",
  KVKK: "KVKK başvurusu",
  ARAMA: "Geri arama",
  TEKLIF: "Teklif için arama",
};

/** Words of what the office reads about messages and calls. */
export const officeCopy = {
  messageTypes: messageTypes as Readonly<Record<string, string>> & typeof messageTypes,
  slot: "Aranacağı saat",
  anySlot: "Fark etmez",
  fullName: "Ad soyad",
  phone: "Telefon",
  email: "E-posta",
  product: "Ürün",
  firm: "Sigorta şirketi",
  price: "Peşin fiyat",
  vehicle: "Araç",
  quoteNumber: "Teklif no",
  quote: "Teklif",
  offer: "Şirket teklifi",
  offersPage: "Teklif sayfası",
  owner: "Teklifin sahibi",
  guest: "Bağlantıyı alan kişi; teklif sahibinin bilgileri kendisine söylenmez",
  askedBy: "İsteyen",
  message: "Not",
} as const;
