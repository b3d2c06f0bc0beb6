import type { AuditEntry } from "../store/audit-entry.ts";

/** From so much on two people have to agree before money goes to an account, in kuruş. */
export const twoPeopleKurus = 5_000_000;

/** What is noted of a transfer, and who has noted it. */
interface Noted {
  readonly decision: string | null;
  readonly decidedBy: string | null;
}

/** What somebody's confirmation of a transfer is noted as: the first of two, or what has it made; the second has to be another person's. */
export function transferDecision(
  kurus: number,
  { decision, decidedBy }: Noted,
  { accountName }: Pick<AuditEntry, "accountName">,
):
  | "same-person"
  | { readonly decision: "propose-transfer" | "transfer"; readonly isSecond: boolean } {
  const isForTwo = kurus >= twoPeopleKurus;
  const isSecond = isForTwo && decision === "propose-transfer";
  if (isSecond && decidedBy === accountName) return "same-person";
  return { decision: isForTwo && !isSecond ? "propose-transfer" : "transfer", isSecond };
}
