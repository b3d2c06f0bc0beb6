export const accessCopy = {
  quote: {
    title: "Bu teklif sizin mi?",
    text: "Teklif başka bir cihazda hazırlanmış. Devam etmek için teklifi hazırlarken kullanılan telefona gönderilecek kodu girin.",
  },
  policy: {
    title: "Bu poliçe sizin mi?",
    text: "Bu sayfa başka bir cihazda yapılan bir alışverişe ait. Devam etmek için o sırada kullanılan telefona gönderilecek kodu girin.",
  },
  resend: "Kodu Tekrar Gönder",
  back: "Tekliflere dön",
  send: "Kodu Gönder",
  sent: (phone: string) => `Kodu ${phone} numaralı telefona gönderdik.`,
  code: "SMS kodu",
  confirm: "Onayla",
} as const;
