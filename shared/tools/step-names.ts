/** Steps of the bonus-malus system of compulsory traffic insurance. */
export const stepNames = {
  "0": "0 (en yüksek prim)",
  "1": "1",
  "2": "2",
  "3": "3",
  "4": "4 (giriş)",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8 (en düşük prim)",
} as const;
