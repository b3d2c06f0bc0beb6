import { addDays } from "#shared/format/date.ts";

/** A text or a table: how old it is, what it rests on, and until when nobody need look at it. Days are "YYYY-MM-DD". */
export interface Dated {
  readonly name: string;
  /** A text: when it was last held against its sources. A table: when its newest row begins. */
  readonly since: string;
  /** Last day on which it is good without another look. */
  readonly due: string;
  readonly source: string;
}

export type Freshness = "fresh" | "soon" | "overdue";

/** Days before its due day in which something is named as falling due soon. */
const noticeDays = 45;

/** How something stands on a day. It is good through its due day. */
export function freshnessOn({ due }: Pick<Dated, "due">, today: string): Freshness {
  if (due < today) return "overdue";
  return due <= addDays(today, noticeDays) ? "soon" : "fresh";
}
