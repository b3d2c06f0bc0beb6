export const coverCopy = {
  caption: "Teminatlar",
  included: "Dâhil",
  excluded: "Dâhil değil",
  unlimited: "Limitsiz",
  "market-value": "Rayiç değer",
} as const;
