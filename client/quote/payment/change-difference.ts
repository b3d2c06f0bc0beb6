import { formatMoney } from "#shared/format/money.ts";

/** What changes of a policy have cost, or given back, beside what its purchase took. */
export const changeDifference = {
  label: "Değişiklik farkı",
  text: (kurus: number): string => `${kurus > 0 ? "+" : "−"}${formatMoney(Math.abs(kurus))} TL`,
  total: "Toplam",
} as const;
