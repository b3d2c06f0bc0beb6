export const coverCopy = {
  caption: "Teminatlar",
  included: "Dâhil",
  excluded: "Dâhil değil",
  unlimited: "Limitsiz",
} as const;
