export const articleCopy = {
  by: (minutes: number) => `Yelkovan yayın ekibi, ${minutes} dakika`,
  written: (day: string) => `Yayım: ${day}`,
  reviewed: (day: string) => `Son kontrol: ${day}`,
  sources: "Kaynaklar",
  related: "Sırada okunacaklar",
} as const;
