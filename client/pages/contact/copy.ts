export const contactCopy = {
  title: "İletişim",
  formTitle: "Bize yazın",
  send: "Gönder",
  phoneTitle: "Telefon",
  hours: "Hafta içi 09.00–18.00",
  emailTitle: "E-posta",
  addressTitle: "Adres",
  map: "Haritada açın",
  whatsappTitle: "WhatsApp",
  whatsapp: "Yazışma başlatın",
  firmTitle: "Şirket bilgileri",
  sentTitle: "Mesajınız bize ulaştı",
  sentText: (reference: string) =>
    `Kayıt numaranız ${reference}. Bir iş günü içinde size dönüş yapacağız.`,
  description: "Yelkovan’a telefon, e-posta, WhatsApp veya iletişim formuyla ulaşın.",
} as const;
