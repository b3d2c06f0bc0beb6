/** Words of what an adult is told whom somebody else has insured. */
export const informationCopy = {
  sms: (site: string, buyer: string, insurance: string | undefined, link: string, phone: string) =>
    `${site}: ${buyer} sizi ${insurance === undefined ? "bir poliçede" : `${insurance} poliçesinde`} sigortalı olarak bildirdi. Kişisel verileriniz: ${link} İtirazınız varsa: ${phone}`,
  subject: (buyer: string) => `${buyer} sizi sigortalı olarak bildirdi`,
  heading: "Sizi de kapsayan bir poliçe düzenlendi",
  greeting: "Merhaba,",
  bought: (buyer: string, insurance: string, firm: string) =>
    `${buyer}, ${firm} şirketinden ${insurance} poliçesi satın alırken sizi sigortalı olarak bildirdi ve size haber vermemiz için bu adresi verdi.`,
  attached: (edition: string) =>
    `Bildirilen bilgileriniz poliçenin düzenlenmesi için işlendi. Hangi verilerinizin neden işlendiği, kimlere aktarıldığı ve haklarınız ekteki Aydınlatma Metni’nde yazar (sürüm ${edition}).`,
  toRead: (edition: string) =>
    `Bildirilen bilgileriniz poliçenin düzenlenmesi için işlendi. Hangi verilerinizin neden işlendiği, kimlere aktarıldığı ve haklarınız aşağıdaki Aydınlatma Metni’nde yazar (sürüm ${edition}).`,
  object: (email: string, phone: string) =>
    `Bu sigortadan haberiniz yoksa ya da bilgilerinizin düzeltilmesini veya silinmesini istiyorsanız bize aşağıdaki formla, ${email} adresinden veya ${phone} numaralı telefondan bildirin. Başvurunuzu en geç 30 gün içinde ücretsiz olarak yanıtlarız.`,
  buyer: "Sigorta ettiren",
  insurance: "Ürün",
  firm: "Sigorta şirketi",
  number: "Poliçe no",
  disclosure: "Aydınlatma Metni",
  fileName: "aydinlatma-metni.pdf",
  edition: (edition: string, day: string) => `Sürüm ${edition} · ${day}`,
  form: "İtiraz ve başvuru formu",
  why: "Bu ileti, sigortalı olarak bildirildiğiniz için gönderilen bilgilendirmedir; reklam değildir.",
  endSms: (
    site: string,
    buyer: string,
    insurance: string | undefined,
    day: string,
    phone: string,
  ) =>
    `${site}: Sigortalısı olduğunuz ${insurance === undefined ? "poliçe" : `${insurance} poliçesi`} (sigorta ettiren: ${buyer}) sona erdi; ${day} ve sonrası için teminatınız yok. Sorunuz varsa: ${phone}`,
  endHeading: "Sizi de kapsayan poliçe sona erdi",
  ended: (insurance: string, firm: string, day: string) =>
    `Sigortalısı olduğunuz ${firm} ${insurance} poliçesi sona erdi. ${day} ve sonrasında gerçekleşen olaylar için bu poliçeden teminatınız yok.`,
  ask: (email: string, phone: string) =>
    `Sorunuz varsa bize ${email} adresinden veya ${phone} numaralı telefondan ulaşabilirsiniz.`,
  endedOn: "Bitiş günü",
  contact: "Bize yazın",
  endWhy:
    "Bu ileti, sigortalı olarak bildirildiğiniz poliçe sona erdiği için gönderilen bilgilendirmedir; reklam değildir.",
} as const;
