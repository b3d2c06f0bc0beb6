import type { Withdrawable } from "#shared/calls/quote/withdrawal-fields.ts";

/** Words of reminders. */
export const reminderCopy = {
  greeting: (name: string, surname: string) => `Merhaba ${name} ${surname},`,
  endHeading: "Poliçeniz yakında sona eriyor",
  endSubject: (insurance: string, day: string) => `${insurance}: poliçeniz ${day} günü sona eriyor`,
  endSms: (whose: string, insurance: string, day: string, link: string, site: string) =>
    `${whose} ${insurance} poliçesi ${day} günü sona eriyor. Yenilemek için: ${link} ${site}`,
  endSmsShort: (day: string, link: string, site: string) =>
    `Poliçeniz ${day} günü sona eriyor. Yenilemek için: ${link} ${site}`,
  endText: (whose: string, insurance: string, moment: string) =>
    `${whose} ${insurance} poliçesi ${moment} itibarıyla sona eriyor. Güvencenin kesilmemesi için yeni poliçenizi bu tarihten önce alın.`,
  firm: "Sigorta şirketi",
  number: "Poliçe no",
  ends: "Bitiş",
  renew: "Yeni teklif alın",
  toPolicy: "Poliçenizi görüntüleyin",
  endNote: "Bu hatırlatmayı, poliçenizi aldığınızda istediğiniz için alıyorsunuz.",
  withdraw: "Hatırlatma ve ileti izinlerinizi geri alın",
  withdrawSms: (link: string) => ` Ret: ${link}`,
  /** To the owner of a quote, when somebody else has taken back by its link what the owner had given. */
  takenBackSms: (site: string, names: readonly string[], phone: string) =>
    `${site}: Teklifinizin bağlantısını açan biri şu izinlerinizi geri aldı: ${names.join(", ")}. Bunu istemediyseniz izninizi yeniden verebilirsiniz; sorunuz için: ${phone}.`,
  takenBackSmsShort: (site: string, phone: string) =>
    `${site}: Teklifinizin bağlantısını açan biri verdiğiniz izinleri geri aldı. Bunu istemediyseniz yeniden verebilirsiniz; sorunuz için: ${phone}.`,
  takenBack: {
    sms: "SMS ile kampanya",
    email: "e-posta ile kampanya",
    call: "telefonla aranma",
    "quote-lapse": "teklif hatırlatması",
    "policy-end": "poliçe bitişi hatırlatması",
  } satisfies Record<Exclude<Withdrawable, "health">, string>,
  lapseSms: (what: string, moment: string, price: string, link: string, site: string) =>
    `${what} için teklifleriniz ${moment} itibarıyla geçerliliğini yitirecek. En düşük fiyat ${price} TL: ${link} ${site}`,
  lapseSmsShort: (moment: string, price: string, link: string, site: string) =>
    `Teklifleriniz ${moment} itibarıyla geçerliliğini yitirecek. En düşük fiyat ${price} TL: ${link} ${site}`,
} as const;
