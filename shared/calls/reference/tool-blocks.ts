import type { Decoded } from "../codec.ts";
import { flag, int, list, model, oneOf, optional, text, variants } from "../codec.ts";

/** What a tool says, as pieces that a page draws without knowing the tool. Texts are as they are read. */
export const toolBlock = variants({
  /** The figure that was asked for, in kuruş. */
  amount: { title: text(), kurus: int(), note: optional(text()) },
  /** The same where it is no money, as it is read: "24 gün". */
  figure: { title: text(), value: text(), note: optional(text()) },
  /** Names with what holds of them; `hint` stands below the name, `note` below the value. */
  rows: {
    title: optional(text()),
    rows: list(
      model({ label: text(), value: text(), hint: optional(text()), note: optional(text()) }),
    ),
  },
  note: {
    tone: oneOf(["info", "warning", "success"]),
    title: optional(text()),
    text: text(),
  },
  /** `columns` head the cells of each row, the first of which names it. */
  table: {
    title: text(),
    note: optional(text()),
    columns: list(text()),
    rows: list(model({ cells: list(text()), isChosen: optional(flag) })),
  },
  /** Days ("YYYY-MM-DD") to keep; the first that is an appointment can be had as a file for a calendar. */
  dates: {
    title: text(),
    dates: list(
      model({
        label: text(),
        day: text(),
        note: optional(text()),
        appointment: optional(model({ summary: text(), alarmDays: int(0, 365) })),
      }),
    ),
  },
  /** Amounts beside each other; `value` is what their height stands for. */
  bars: {
    title: text(),
    text: optional(text()),
    bars: list(model({ label: text(), value: int(), text: text(), isChosen: optional(flag) })),
  },
  list: { title: text(), items: list(text()), isOrdered: optional(flag) },
});

export type ToolBlock = Decoded<typeof toolBlock>;
export type BlockOf<Kind extends ToolBlock["kind"]> = Extract<ToolBlock, { readonly kind: Kind }>;
