/** Words of the comparison table. */
export const comparisonCopy = {
  price: "Peşin fiyat",
  instalments: "En uzun taksit",
  cashOnly: "Yalnızca peşin",
  excluded: "Yok",
} as const;
