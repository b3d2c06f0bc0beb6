import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Field } from "./field.ts";

/** What a field holds, as it is read: a day, an amount, the name of a choice. */
export function fieldText({ kind, options = [] }: Field, value: unknown): string {
  if (kind === "date") return formatDate(String(value));
  if (kind === "amount") return `${formatMoney(Number(value))} TL`;
  const id = typeof value === "boolean" ? { true: "evet", false: "hayir" }[`${value}`] : value;
  return options.find((option) => option.id === String(id))?.name ?? String(value);
}
