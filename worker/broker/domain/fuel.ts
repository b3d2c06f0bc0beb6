/** Kinds of fuel by wire value. */
export const fuels = {
  benzin: "Benzin",
  dizel: "Dizel",
  lpg: "LPG",
  "lpg-benzin": "LPG + Benzin",
  hibrit: "Hibrit",
  elektrik: "Elektrik",
} as const;

export type Fuel = keyof typeof fuels;

/** Whether a wire value names a fuel. */
export function isFuel(value: string): value is Fuel {
  return Object.hasOwn(fuels, value);
}
