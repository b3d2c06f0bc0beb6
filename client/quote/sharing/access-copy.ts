export const accessCopy = {
  quote: {
    title: "Bu teklif sizin mi?",
    text: "Bu adımda teklifin sahibi olduğunuzu doğrulamamız gerekiyor. Devam etmek için teklif hazırlanırken verilen telefona gönderilecek kodu girin.",
  },
  policy: {
    title: "Bu poliçe sizin mi?",
    text: "Bu sayfayı yalnızca poliçenin sahibi görebilir. Devam etmek için poliçe satın alınırken verilen telefona gönderilecek kodu girin.",
  },
  resend: "Kodu Tekrar Gönder",
  back: "Tekliflere dön",
  send: "Kodu Gönder",
  sent: (phone: string) => `Kodu ${phone} numaralı telefona gönderdik.`,
  code: "SMS kodu",
  confirm: "Onayla",
} as const;
