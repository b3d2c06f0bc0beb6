import { seedOf } from "../domain/seed.ts";

/** Tariff branch as it is printed in front of a policy number. */
const branchCode = { trafik: "310", telefon: "360" } as const;

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  return (sum % 11) % 10;
}

/**
 * Policy number of an order at an insurer: branch, insurer, twelve digits made of the order's id, check digit. The same
 * order always gets the same number, so that issuing twice cannot make two policies.
 */
export function policyNumber(
  line: keyof typeof branchCode,
  insurerCode: string,
  orderId: string,
): string {
  const halves = ["a", "b"].map((half) => seedOf(half, insurerCode, orderId) % 1_000_000);
  const serial = halves.map((half) => String(half).padStart(6, "0")).join("");
  const body = `${branchCode[line]}${insurerCode}${serial}`;
  return `${branchCode[line]}-${insurerCode}-${serial}-${checkDigit(body)}`;
}
