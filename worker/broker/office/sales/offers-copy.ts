import type { AnswerView } from "../../quote/answer-view.ts";

const states: Readonly<Record<Exclude<AnswerView["state"], "offer">, string>> = {
  waiting: "Yanıtı bekleniyor",
  decline: "Teklif vermedi",
  failed: "Yanıt veremedi",
  timeout: "Süresinde yanıt vermedi",
  done: "Başka teklifi yok",
};

/** Words of the page of a quote's offers. */
export const offersCopy = {
  states,
  number: "Teklif no",
  subject: "Sigortalanan",
  start: "Başlangıç",
  asked: "İstendi",
  bought: "Poliçesi düzenlendi",
  answers: "Şirketlerin yanıtları",
  provisional: "Geçici fiyat",
  lira: (amount: string) => `${amount} TL`,
  instalments: (count: number) => (count === 1 ? "Yalnızca peşin" : `En çok ${count} taksit`),
  validUntil: (when: string) => `Geçerlilik: ${when}`,
  details: "Ayrıntı",
  steps: "Fiyat nasıl oluştu",
  charges: "Fiyatın içindekiler",
  covers: "Teminatlar",
  assumptions: "Varsayımlar",
} as const;
