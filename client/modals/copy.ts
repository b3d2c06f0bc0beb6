/** Words of the code window. */
export const smsCopy = {
  title: "Telefon Doğrulama",
  failed: "Hata",
  sending: (phone: string) => `${phone} numaralı telefona kod gönderiyoruz.`,
  text: (phone: string) => `${phone} numaralı telefona gönderdiğimiz kodu girin.`,
  code: "SMS kodu",
  confirm: "Onayla",
  resend: "Kodu Tekrar Gönder",
  notYet: (time: string) =>
    `Henüz yeni bir kod göndermedik; saat ${time} itibarıyla isteyebilirsiniz.`,
  resendAt: (time: string) => `Kodu Tekrar Gönder (saat ${time} itibarıyla)`,
  resendIn: (seconds: number) =>
    `Kodu Tekrar Gönder (${seconds < 100 ? `${seconds}\u00a0sn` : `${Math.ceil(seconds / 60)}\u00a0dk`})`,
  cancel: "Vazgeç",
  noSms: "SMS gelmedi mi? Numaranızı kontrol edin; yine gelmezse bizi arayın:",
} as const;
