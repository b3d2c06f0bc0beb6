import type { LineId } from "#shared/lines/registry.ts";
import { seedOf } from "../domain/seed.ts";
import { ratings } from "../lines/registry.ts";

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  return (sum % 11) % 10;
}

/**
 * Policy number of an order at an insurer: branch, insurer, twelve digits made of the order's id, check digit. The same
 * order always gets the same number, so that issuing twice cannot make two policies.
 */
export function policyNumber(line: LineId, insurerCode: string, orderId: string): string {
  const { branch } = ratings[line];
  const halves = ["a", "b"].map((half) => seedOf(half, insurerCode, orderId) % 1_000_000);
  const serial = halves.map((half) => String(half).padStart(6, "0")).join("");
  const body = `${branch}${insurerCode}${serial}`;
  return `${branch}-${insurerCode}-${serial}-${checkDigit(body)}`;
}
