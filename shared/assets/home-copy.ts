/** What is said of a home and of the look-up of its address. */
export const homeCopy = {
  construction: { betonarme: "Çelik, betonarme", diger: "Diğer" },
  storeys: { "1-3": "1-3 kat", "4-7": "4-7 kat", "8-18": "8-18 kat", "19+": "18 kattan fazla" },
  use: { konut: "Konut", isyeri: "İşyeri", diger: "Diğer" },
  damage: { yok: "Hasarsız", az: "Az hasarlı", orta: "Orta hasarlı", agir: "Ağır hasarlı" },
  ownership: { "mal-sahibi": "Mal sahibi", kiraci: "Kiracı" },
  wholeAddress: "Lütfen mahalle, sokak, bina ve daire numarasıyla açık adresi yazın.",
  damaged: "Orta veya ağır hasarlı binalar sigortalanamaz.",
  summary: (address: string, area: number, year: number, construction: string, storeys: string) =>
    `${address}. ${area} m², ${year} yapımı, ${construction.toLocaleLowerCase("tr")}, ${storeys}.`,
  lookUp: {
    found: "Konutunuz bulundu",
    awaits: "Adres kayıtlarından yanıt bekliyoruz",
    failed:
      "Konut bilgilerinize ulaşamadık. Adresinizi kontrol edebilir veya bilgileri elle girebilirsiniz.",
    wrong: "Konut yanlış mı?",
    again: "Adresi değiştir",
    instead: "Adres kayıtlarından sorgula",
    provisional:
      "Konut bilgilerini kayıtlardan doğrulayamadık, bu yüzden fiyatlar geçici. Satın almadan önce kayıtlara yeniden sorar, kesin fiyatı onayınıza sunarız.",
    complete: "UAVT adres kodumu gireyim",
  },
} as const;
