/** What a complaint may be about. */
export const complaintTopics = {
  hasar: "Hasar ve tazminat",
  iade: "İptal, cayma ve iade",
  police: "Poliçe ve belgeler",
  odeme: "Fiyat ve ödeme",
  hizmet: "Sizin hizmetiniz",
  diger: "Başka bir konu",
} as const;

/** Which of the rights of article 11 of law 6698 an application is for. */
export const dataTopics = {
  bilgi: "Verilerimin işlenip işlenmediğini ve amacını öğrenmek",
  aktarim: "Verilerimin kimlere aktarıldığını öğrenmek",
  duzeltme: "Eksik veya yanlış verimin düzeltilmesi",
  silme: "Verilerimin silinmesi veya yok edilmesi",
  bildirim: "Düzeltme veya silmenin aktarılan kişilere bildirilmesi",
  itiraz: "Otomatik değerlendirmenin sonucuna itiraz",
  zarar: "Zararımın giderilmesi",
} as const;

/** Topics of the messages that have some. */
export const topicsOf = { SIKAYET: complaintTopics, KVKK: dataTopics } as const;
export type ApplicationType = keyof typeof topicsOf;

export const isApplication = (messageType: string): messageType is ApplicationType =>
  Object.hasOwn(topicsOf, messageType);
