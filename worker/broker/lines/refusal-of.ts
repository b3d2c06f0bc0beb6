import type { LineId } from "#shared/lines/registry.ts";
import type { Facts } from "../assets/facts.ts";
import type { InsuranceRecord } from "../registries/insurance-bureau.ts";
import type { HistorySide } from "./histories.ts";
import { histories } from "./histories.ts";

/** Why a line is not sold for what has been insured so, by wire name; undefined where it is. */
export function refusalOf(
  id: LineId,
  record: InsuranceRecord | undefined,
): Readonly<Record<string, string[]>> | undefined {
  const { refusal }: HistorySide<Facts> = histories[id];
  const errors = refusal?.(record) ?? {};
  return Object.keys(errors).length === 0 ? undefined : errors;
}
