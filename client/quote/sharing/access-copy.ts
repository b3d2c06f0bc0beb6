export const accessCopy = {
  title: "Bu teklif sizin mi?",
  text: "Teklif başka bir cihazda hazırlanmış. Devam etmek için teklifi hazırlarken kullanılan telefona gönderilecek kodu girin.",
  resend: "Kodu Tekrar Gönder",
  back: "Tekliflere dön",
  send: "Kodu Gönder",
  sent: (phone: string) => `Kodu ${phone} numaralı telefona gönderdik.`,
  code: "SMS kodu",
  confirm: "Onayla",
} as const;
