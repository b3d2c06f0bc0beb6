import type { ApplicationType } from "#shared/calls/support/application-topics.ts";
import type { ContactState } from "#shared/calls/support/contact-fields.ts";
import type { SupportStatus } from "#shared/calls/support/support-fields.ts";

const types: Readonly<Record<string, string>> = {
  police: "Poliçe bilgisi",
  hasar: "Hasar",
  odeme: "Ödeme ve iade",
  teklif: "Teklif",
  hesap: "Hesabım",
  diger: "Diğer",
};

/** Of requests of before: policies are left at a page of their own. */
const retiredTypes: Readonly<Record<string, string>> = { iptal: "Poliçe iptali ve cayma" };

/** What a kind of request is called. */
export const typeTextOf = (typeId: string): string =>
  types[typeId] ?? retiredTypes[typeId] ?? typeId;

const statuses: Readonly<Record<SupportStatus, string>> = {
  open: "Açık",
  answered: "Yanıtlandı",
  waiting: "Yanıtınız bekleniyor",
  solved: "Çözüldü",
};

const contactStates: Readonly<Record<ContactState, string>> = {
  open: "Bekliyor",
  answered: "Yanıtlandı",
  closed: "Kapandı",
};

/** Words of support requests: what they may be about, how they stand, what is written about them by e-mail. */
export const supportCopy = {
  types,
  statuses,
  contactStates,
  /** Which of several it is. */
  filesFull: (daily: number, total: number) =>
    `Bir günde en fazla ${daily} MB, toplamda en fazla ${total} MB dosya gönderebilirsiniz. Lütfen daha az ya da daha küçük dosya ekleyiniz.`,
  topic: "Konu",
  applicationSubject: (type: string, reference: string) => `${type} alındı: ${reference}`,
  /** Where an application goes on that is not answered to who made it. */
  onward: {
    SIKAYET:
      "Yanıtımızdan memnun kalmazsanız hangi yola başvurabileceğinizi sitemizdeki Şikâyet sayfasında okuyabilirsiniz.",
    KVKK: "Başvurunuz reddedilir, yanıtımızı yetersiz bulur ya da süresinde yanıt alamazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz; bunun süresi Kanun’un 14. maddesindedir.",
  } satisfies Readonly<Record<ApplicationType, string>>,
  applicationText: (said: {
    readonly name: string;
    readonly reference: string;
    readonly due: string;
    readonly onward: string;
    readonly site: string;
  }) =>
    `Merhaba ${said.name},\n\nBaşvurunuzu ${said.reference} numarasıyla kaydettik. Yanıtımızı en geç ${said.due} günü bu adrese göndeririz. ${said.onward}\n\n${said.site}`,
  openedSubject: (reference: string) => `Destek talebiniz alındı: ${reference}`,
  openedText: (name: string, reference: string, site: string) =>
    `Merhaba ${name},\n\n${reference} numaralı destek talebinizi aldık. Talebinizin durumunu hesabınızdaki Destek taleplerim sayfasından izleyebilirsiniz.\n\n${site}`,
  answeredSubject: (reference: string) => `Destek talebinizde yeni bir ileti var: ${reference}`,
  answeredText: (name: string, reference: string, site: string) =>
    `Merhaba ${name},\n\n${reference} numaralı destek talebinize yanıt verdik. Yanıtı hesabınızdaki Destek taleplerim sayfasında okuyabilirsiniz.\n\n${site}`,
  officeSubject: (reference: string) => `Yeni destek talebi: ${reference}`,
  officeReplySubject: (reference: string) => `Destek talebine yanıt: ${reference}`,
  officeText: (reference: string, type: string) =>
    `${reference} numaralı destek talebinde yeni bir ileti var.\nTalep türü: ${type}`,
  callSms: (site: string, reference: string, slot: string | undefined, phone: string) =>
    `${site}: Arama talebinizi aldık, numarası ${reference}. Temsilcimiz hafta içi ${slot === undefined ? "" : `${slot.replace(" - ", " ile ")} arasında `}sizi arayacak. Bilginiz dışındaysa bize bildirin: ${phone}.`,
  officeMessageSubject: (reference: string) => `Yeni ileti: ${reference}`,
  officeMessageText: (reference: string, type: string) =>
    `${reference} numarasıyla yeni bir kayıt bekliyor.\nTür: ${type}`,
  contactAnsweredSubject: (reference: string) => `Talebiniz yanıtlandı: ${reference}`,
  /** To a member, who reads the answer signed in. */
  contactAnsweredText: (name: string, reference: string, site: string) =>
    `Merhaba ${name},\n\n${reference} numaralı talebinize yanıt verdik. Yanıtı hesabınızdaki Destek taleplerim sayfasında okuyabilirsiniz.\n\n${site}`,
  contactAnsweredSms: (site: string, reference: string) =>
    `${site}: ${reference} numaralı talebinize yanıt verdik. Yanıtı hesabınızdaki Destek taleplerim sayfasında okuyabilirsiniz.`,
  /** To somebody without an account: the answer itself. */
  contactReplyText: (name: string, reference: string, answer: string, site: string) =>
    `Merhaba ${name},\n\n${reference} numaralı talebinize yanıtımız:\n\n${answer}\n\n${site}`,
  contactReplySms: (site: string, reference: string, answer: string) =>
    `${site} (${reference}): ${answer}`,
  /** Of a quote in the office's list. */
  bought: "satın alındı",
} as const;
