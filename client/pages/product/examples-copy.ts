export const examplesCopy = {
  id: "ornek-fiyatlar",
  title: "Örnek fiyatlar",
  /** `day` as it is read: "25.11.2026". */
  lead: (day: string) =>
    `Bunlar yalnızca örnektir: tutarları, üstlerinde yazan bilgilerle ve sitemizdeki şirketlerin ${day} günü geçerli tarifeleriyle hesapladık. Sizin fiyatınızı, kendi bilgilerinizle alacağınız teklif gösterir.`,
  /** `period` in words, "1 yıl". */
  amounts: (period: string | undefined) =>
    `Tutarlar ${period === undefined ? "" : `${period} için, `}vergiler dâhil, peşin ödeme fiyatıdır.`,
  median: "Ortanca, ucuzdan pahalıya dizilen fiyatların ortasıdır.",
  columns: ["En düşük", "Ortanca", "En yüksek"],
  offers: (count: number) => `${count} teklif`,
  same: "bütün tekliflerde aynı",
  firms: (names: string) => `Hesaba katılan şirketler: ${names}.`,
  without: (names: string) => `Bu örneğe teklif vermeyen: ${names}.`,
  toQuote: "Kendi fiyatınızı görün",
} as const;
