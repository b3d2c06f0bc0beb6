import { formatDate } from "../format/date.ts";

/** When cover starts and ends, in the words every text uses; `worker/broker/lines/policy-period.ts` is the rule itself. */
export const policyStartCopy = {
  hint: "Bugünü seçerseniz poliçeniz hemen, ileri bir günü seçerseniz o gün saat 12.00’de başlar.",
  /** Of a trip, whose first day is covered from its beginning. */
  tripHint:
    "Bugünü seçerseniz poliçeniz hemen, ileri bir günü seçerseniz o gün saat 00.00’da başlar.",
  tripRule:
    "Poliçe gidiş günü saat 00.00’da, gidiş günü satın alınırsa düzenlendiği dakikada başlar; dönüş gününün sonunda biter.",
  rule: "Aynı gün için düzenlenen poliçe düzenlendiği dakikada, ileri bir gün için düzenlenen poliçe seçilen gün saat 12.00’de başlar. Koruma, prim veya ilk taksit ödenmeden başlamaz.",
  end: "Poliçe, bir yıl sonra aynı gün saat 12.00’de sona erer.",
  /** Of a policy that may run for something else. */
  endOfAny: "Poliçe, süresinin son günü saat 12.00’de sona erer.",
  /** Of an offer for a day ("YYYY-MM-DD"), as seen on another. */
  offer: (day: string, today: string): string =>
    day > today
      ? `Poliçeniz ${formatDate(day)} saat 12.00’de başlar; o gün alırsanız hemen.`
      : `Poliçeniz ${formatDate(day)} günü, alır almaz başlar.`,
  trip: (day: string): string => `Poliçeniz ${day} saat 00.00’da başlar; o gün alırsanız hemen.`,
} as const;
