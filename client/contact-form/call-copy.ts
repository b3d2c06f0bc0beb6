export const callCopy = {
  slot: "Sizi ne zaman arayalım?",
  slotHint: "Hafta içi ararız; saat seçerseniz o aralıkta.",
  anySlot: "Fark etmez",
  unknownSlot: "Lütfen listeden bir saat aralığı seçiniz.",
  note: "Notunuz",
  send: "Beni Ara",
  sentTitle: "Talebinizi aldık",
  sentText:
    "Temsilcimiz hafta içi, saat seçtiyseniz o aralıkta sizi arayacak. Talebinizin numarası:",
  callUs: "Bizi siz aramak isterseniz bu numarayı söylemeniz yeterli:",
} as const;
