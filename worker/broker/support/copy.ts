import type { SupportStatus } from "#shared/calls/support-fields.ts";

const types: Readonly<Record<string, string>> = {
  police: "Poliçe bilgisi",
  iptal: "Poliçe iptali ve cayma",
  hasar: "Hasar",
  odeme: "Ödeme ve iade",
  teklif: "Teklif",
  hesap: "Hesabım",
  diger: "Diğer",
};

const statuses: Readonly<Record<SupportStatus, string>> = {
  open: "Açık",
  answered: "Yanıtlandı",
  waiting: "Yanıtınız bekleniyor",
  solved: "Çözüldü",
};

/** Words of support requests: what they may be about, how they stand, what is written about them by e-mail. */
export const supportCopy = {
  types,
  statuses,
  fileUnreadable: "Dosya okunamadı. Lütfen dosyayı yeniden ekleyiniz.",
  filesFull: (daily: number, total: number) =>
    `Bir günde en fazla ${daily} MB, toplamda en fazla ${total} MB dosya gönderebilirsiniz. Lütfen daha az ya da daha küçük dosya ekleyiniz.`,
  openedSubject: (reference: string) => `Destek talebiniz alındı: ${reference}`,
  openedText: (name: string, reference: string, site: string) =>
    `Merhaba ${name},\n\n${reference} numaralı destek talebinizi aldık. Talebinizin durumunu hesabınızdaki Desteklerim sayfasından izleyebilirsiniz.\n\n${site}`,
  answeredSubject: (reference: string) => `Destek talebinizde yeni bir ileti var: ${reference}`,
  answeredText: (name: string, reference: string, site: string) =>
    `Merhaba ${name},\n\n${reference} numaralı destek talebinize yanıt verdik. Yanıtı hesabınızdaki Desteklerim sayfasında okuyabilirsiniz.\n\n${site}`,
  officeSubject: (reference: string) => `Yeni destek talebi: ${reference}`,
  officeReplySubject: (reference: string) => `Destek talebine yanıt: ${reference}`,
  officeText: (reference: string, type: string) =>
    `${reference} numaralı destek talebinde yeni bir ileti var.\nTalep türü: ${type}`,
  /** Of a quote in the office's list. */
  bought: "satın alındı",
} as const;
