import { formatMoney } from "./money.ts";

/** One line of an instalment plan: `(45000, 3)` → `"450,00 TL X 3 Taksit"`. The amount is that of one instalment, in kuruş. */
export function formatInstalment(kurus: number, count: number): string {
  return `${formatMoney(kurus)} TL X ${count} Taksit`;
}
