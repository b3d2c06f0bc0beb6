const policiesKeepTheirs =
  "Poliçelerinizde kayıtlı iletişim bilgileri bununla değişmez; onları her poliçenin sayfasından değiştirebilirsiniz.";

/** Words of a member's own data. */
export const memberCopy = {
  phoneUnusable: "Bu telefon numarası kullanılamıyor.",
  phoneChangedSms: (site: string, phone: string) =>
    `${site}: Hesabınızın telefon numarası değiştirildi. Bu işlemi siz yapmadıysanız bizi arayın: ${phone}.`,
  deletedSms: (site: string, phone: string) =>
    `${site}: Hesabınız silindi, kampanya izinleriniz geri alındı. Poliçeleriniz geçerlidir. Bu işlemi siz yapmadıysanız bizi arayın: ${phone}.`,
  emailChangedSubject: (site: string) => `${site}: e-posta adresiniz değiştirildi`,
  emailLeftText: (site: string, phone: string) =>
    `Merhaba,\n\n${site} hesabınızın e-posta adresi değiştirildi; hesabınızla ilgili iletiler artık bu adrese gelmeyecek. ${policiesKeepTheirs}\n\nBu işlemi siz yapmadıysanız bizi arayın: ${phone}.\n\n${site}`,
  emailTakenText: (site: string, phone: string) =>
    `Merhaba,\n\n${site} hesabınızın e-posta adresi artık bu adres. ${policiesKeepTheirs}\n\nBu işlemi siz yapmadıysanız bizi arayın: ${phone}.\n\n${site}`,
  addressOrCode: "Lütfen adresi ya da UAVT adres kodunu giriniz",
  relationRequired: "Lütfen yakınlığını seçiniz",
  speciesRequired: "Lütfen türünü seçiniz",
  homeTitle: "Evim",
  dateOrder: "Bitiş tarihi başlangıç tarihinden önce olamaz.",
  /** Titles of consents that have no text of their own. */
  consentTitles: {
    /** Until 25 November 2026, when each way got a text of its own. */
    "ticari-elektronik-ileti": "Ticari elektronik ileti onayı",
    "reminder-policy-end": "Poliçe bitişinin hatırlatılması",
    "reminder-policy-end-sms": "Poliçe bitişinin SMS ile hatırlatılması",
    "reminder-policy-end-email": "Poliçe bitişinin e-posta ile hatırlatılması",
    "reminder-quote-lapse": "Teklif süresinin hatırlatılması",
  } as Readonly<Record<string, string>>,
} as const;
