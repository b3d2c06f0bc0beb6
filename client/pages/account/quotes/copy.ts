export const quotesCopy = {
  empty: "Henüz bir teklifiniz yok.",
  emptyText: "Giriş yaptıktan sonra aldığınız teklifler burada durur.",
  askedOn: "Sorgulama",
  start: "Başlangıç",
  lowest: "En düşük fiyat",
  noPrice: "Fiyat veren şirket yok",
  offers: (count: number) => `${count} teklif`,
  validUntil: (time: string) => `${time} saatine kadar geçerli`,
  expired: "Fiyatların süresi doldu",
  open: "Tekliflere git",
} as const;
