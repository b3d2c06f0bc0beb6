import type { LineId } from "#shared/lines/registry.ts";
import type { Row } from "../../assets/facts.ts";
import { factRows } from "../../assets/facts.ts";
import type { InsuranceRecord } from "../../registries/insurance-bureau.ts";
import type { AnyHistory } from "./define-history.ts";
import { ownHistories } from "../index/histories.ts";

const none: AnyHistory = { facts: {}, of: () => ({}) };
const histories: Readonly<Partial<Record<LineId, AnyHistory>>> = ownHistories;

/** What a line prices of the past; nothing where it declares none. */
export const historyOf = (id: LineId): AnyHistory => histories[id] ?? none;

/** What a price takes from the history of what it insures, in rows of label and text. */
export function historyRows(id: LineId, history: object, startDate: string): readonly Row[] {
  const { facts, consequences } = historyOf(id);
  return [
    ...factRows(facts, history, "review"),
    ...(consequences?.(history as never, startDate) ?? []),
  ];
}

/** Why a line is not sold for what has been insured so, by wire name; undefined where it is. */
export function refusalOf(
  id: LineId,
  record: InsuranceRecord | undefined,
): Readonly<Record<string, string[]>> | undefined {
  const errors = historyOf(id).refusal?.(record) ?? {};
  return Object.keys(errors).length === 0 ? undefined : errors;
}
