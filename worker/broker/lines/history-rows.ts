import type { LineId } from "#shared/lines/registry.ts";
import type { Facts, Row } from "../assets/facts.ts";
import { factRows } from "../assets/facts.ts";
import type { HistorySide } from "./histories.ts";
import { histories } from "./histories.ts";

/** What a price takes from the history of what it insures, in rows of label and text. */
export function historyRows(productId: LineId, history: object, startDate: string): readonly Row[] {
  const { facts, consequences }: HistorySide<Facts> = histories[productId];
  return [
    ...factRows(facts, history, "review"),
    ...(consequences?.(history as never, startDate) ?? []),
  ];
}
