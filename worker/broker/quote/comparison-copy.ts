/** Words of the comparison table. */
export const comparisonCopy = {
  price: "Peşin fiyat",
  instalments: "En uzun taksit",
  cashOnly: "Yalnızca peşin",
  excluded: "Yok",
  payment: "Ödeme",
  cardAtOnce: "Kartla, tek çekim",
  cardInstalments: (count: number) => `Kartla, ${count} taksite kadar`,
  soldBy: { phone: "Temsilcimiz aracılığıyla", elsewhere: "Doğrudan sigorta şirketine" },
  cards: "Taksit yapılan kartlar",
  allCards: "Tüm kredi kartları",
  noCards: "Taksit yok",
  validUntil: "Fiyatın son geçerlilik zamanı",
} as const;
