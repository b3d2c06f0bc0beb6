interface Said {
  readonly firmName: string;
  readonly number: string;
  /** Short address of the order's page. */
  readonly link: string | undefined;
  readonly site: string;
}

/** Words of what a customer is told about an order by SMS and e-mail. */
export const orderMailCopy = {
  greeting: (name: string, surname: string) => `Merhaba ${name} ${surname},`,
  ready: "Poliçeniz hazır",
  readyOf: (whose: string, insurance: string) => `${whose} ${insurance} poliçesi hazır`,
  sms: (ready: string, { firmName, number, link, site }: Said) =>
    [`${ready}. ${firmName}, poliçe no: ${number}.`, link, site]
      .filter((part) => part !== undefined)
      .join(" "),
  subject: (number: string) => `Poliçeniz hazır: ${number}`,
  preheader: (firm: string, number: string) => `${firm}, poliçe no: ${number}`,
  issued: (whose: string, insurance: string) => `${whose} ${insurance} poliçesi düzenlendi.`,
  policy: "Poliçenizi",
  policyAnd: (certificate: string) => `Poliçenizi ve ${certificate}`,
  attached: (what: string) => `${what} PDF olarak bu e-postanın ekinde bulabilirsiniz.`,
  toDownload: (what: string) => `${what} PDF olarak aşağıdaki bağlantıdan indirebilirsiniz.`,
  firm: "Sigorta şirketi",
  insurance: "Ürün",
  number: "Poliçe no",
  starts: "Başlangıç",
  ends: "Bitiş",
  paid: "Ödenen tutar",
  toPolicy: "Poliçeyi görüntüleyin",
  claim: "Hasar anında ne yapmalısınız?",
  why: "Bu e-postayı, satın aldığınız poliçe için bu adresi verdiğinizden alıyorsunuz.",
  refundSubject: "Ödemeniz iade edildi",
  refundSms: (what: string, paid: string, site: string) =>
    `${what} için poliçe düzenlenemedi; ${paid} TL tutarındaki ödemeniz iade edildi. ${site}`,
  refundPreheader: (paid: string) => `${paid} TL kartınıza iade edildi.`,
  refused: (what: string, firm: string) => `${what} için ${firm} poliçe düzenleyemedi.`,
  unconfirmed: (what: string) => `${what} için ödemeniz onaylanmadığından poliçe düzenlenmedi.`,
  refunded: (paid: string) =>
    `${paid} TL tutarındaki ödemeniz kartınıza iade edildi. İadenin kartınıza yansıması bankanıza göre birkaç gün sürebilir.`,
  toOrder: "Siparişinizi görüntüleyin",
} as const;
