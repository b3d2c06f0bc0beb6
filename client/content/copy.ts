export const contentCopy = {
  home: "Ana sayfa",
  blog: "Blog",
  glossary: "Sigorta sözlüğü",
  path: "Sayfa yolu",
  contents: "Bu sayfada",
  toCalendar: "Takvime ekle",
  articleKind: (topic: string, minutes: number) => `${topic} · ${minutes} dakika`,
  questions: "Sık sorulan sorular",
  updated: (month: string) => `Son güncelleme: ${month}`,
  unavailableTitle: "Bu metni şu anda gösteremiyoruz",
  loading: "Metin yükleniyor",
  unavailable: "Metin hizmetine ulaşılamadı. Lütfen biraz sonra tekrar deneyin.",
} as const;
