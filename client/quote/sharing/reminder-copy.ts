/** Words of reminders, before they are asked for and after. */
export const reminderCopy = {
  kinds: {
    "policy-end": {
      title: "Yenileme zamanını hatırlatalım",
      text: (day: string) => `Poliçeniz bitmeden, ${day} günü seçtiğiniz yoldan yazarız.`,
      consents: {
        sms: "Poliçemin biteceğinin SMS ile hatırlatılmasına izin veriyorum.",
        email: "Poliçemin biteceğinin e-posta ile hatırlatılmasına izin veriyorum.",
      },
      set: (day: string, ways: string) =>
        `Poliçenizin bitişini ${day} günü ${ways} ile hatırlatacağız.`,
    },
    "quote-lapse": {
      title: "Süresi dolmadan hatırlatalım",
      text: (moment: string) => `Fiyatlar geçerliliğini yitirmeden SMS göndeririz: ${moment}.`,
      consents: {
        sms: "Tekliflerimin süresi dolmadan telefonuma SMS gönderilmesine izin veriyorum.",
        email: "",
      },
      set: (moment: string, ways: string) =>
        `Tekliflerinizin süresini ${ways} ile hatırlatacağız: ${moment}.`,
    },
  },
  ways: { sms: "SMS", email: "e-posta" },
  ask: "Hatırlatma kur",
  cancel: "Hatırlatmadan vazgeç",
  consentRequired: "Hatırlatma için lütfen bir onay kutusunu işaretleyiniz.",
} as const;
