import { formatDate } from "../format/date.ts";

/** When cover starts and ends, in the words every text uses; `worker/broker/order/policy-period.ts` is the rule itself. */
export const policyStartCopy = {
  hint: "Bugünü seçerseniz poliçeniz düzenlendiği dakikada, ileri bir günü seçerseniz o gün saat 12.00’de başlar.",
  rule: "Aynı gün için düzenlenen poliçe düzenlendiği dakikada, ileri bir gün için düzenlenen poliçe seçilen gün saat 12.00’de başlar. Koruma, prim veya ilk taksit ödenmeden başlamaz.",
  end: "Poliçe, bir yıl sonra aynı gün saat 12.00’de sona erer.",
  /** Of a policy that may run for something else. */
  endOfAny: "Poliçe, süresinin son günü saat 12.00’de sona erer.",
  /** Of an offer for a day ("YYYY-MM-DD"), as seen on another. */
  offer: (day: string, today: string): string =>
    day > today
      ? `Poliçe ${formatDate(day)} günü saat 12.00’de, o gün satın alınırsa düzenlendiği dakikada başlar.`
      : `Poliçe ${formatDate(day)} günü, düzenlendiği dakikada başlar.`,
} as const;
