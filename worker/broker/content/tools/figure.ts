const number = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 2 });

/** A number as texts have it: `4409` → `4.409`, `3.7` → `3,7`. */
export const figure = (value: number): string => number.format(value);
