/** Words of reminders, before they are asked for and after. */
export const reminderCopy = {
  kinds: {
    "policy-end": {
      title: "Yenileme zamanını hatırlatalım",
      text: (day: string) => `Poliçeniz bitmeden, ${day} günü SMS ve e-posta göndeririz.`,
      consent: "Poliçem bitmeden SMS ve e-posta ile hatırlatılmasına izin veriyorum.",
      set: (day: string) => `Poliçenizin bitişini ${day} günü hatırlatacağız.`,
    },
    "quote-lapse": {
      title: "Süresi dolmadan hatırlatalım",
      text: (moment: string) => `Fiyatlar geçerliliğini yitirmeden SMS göndeririz: ${moment}.`,
      consent: "Tekliflerimin süresi dolmadan telefonuma SMS gönderilmesine izin veriyorum.",
      set: (moment: string) => `Tekliflerinizin süresini SMS ile hatırlatacağız: ${moment}.`,
    },
  },
  ask: "Hatırlatma kur",
  cancel: "Hatırlatmadan vazgeç",
  consentRequired: "Hatırlatma için lütfen onay kutusunu işaretleyiniz.",
} as const;
