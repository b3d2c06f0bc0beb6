/** Words of the page on which a paper is sent in place of a registry's word. */
export const paperCopy = {
  title: "Belge gönderin",
  description: "Kayıtlardan doğrulanamayan bilgilerinizi bir belgeyle doğrulayın.",
  lead: (about: string) =>
    `${about} için yazdığınız bilgileri kayıtlardan doğrulayamadık. Bunları gösteren belgenin (ruhsat, kimlik, tapu veya yapı belgesi) fotoğrafını ya da PDF’ini gönderin; inceleyip sonucunu SMS ile bildiririz. Belge kabul edilince fiyatlar kesinleşir ve satın alabilirsiniz.`,
  file: "Belge",
  fileHint: (megabytes: number) => `Bir JPEG, PNG veya PDF dosyası, en çok ${megabytes} MB.`,
  fileRequired: "Lütfen bir dosya seçiniz.",
  send: "Belgeyi Gönder",
  back: "Tekliflere dön",
  nothing: "Bu teklifin belgeyle doğrulanacak bir bilgisi yok.",
  /** Accepted, while a registry that the paper does not stand in for is silent still. */
  acceptedAlone: "Belgeniz kabul edildi; kayıtlar yanıt verince fiyatlar kesinleşecek.",
  states: {
    pending: "Belgeniz bize ulaştı ve inceleniyor. Sonucunu SMS ile bildireceğiz.",
    accepted: "Belgeniz kabul edildi; fiyatlar kesinleşti.",
    refused:
      "Gönderdiğiniz belge kabul edilmedi. Bilgileri açıkça gösteren başka bir belge gönderebilirsiniz.",
  },
} as const;
