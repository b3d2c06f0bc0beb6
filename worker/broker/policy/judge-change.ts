import { describeError } from "#shared/describe-error.ts";
import { log } from "../log.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import { owedKurus } from "./change/change-record.ts";
import type { PolicyChangeRow } from "./change/change-repository.ts";
import type { JudgeOutcome } from "./judge-cancellation.ts";
import type { PolicyServices } from "./services.ts";
import { transferDecision } from "./two-people.ts";

/** What the office decides of a change: that its money has been sent. */
export const changeDeed = "transfer-change";

/** Whether what a change gives back is to be sent by a person. */
export const isTransferDue = ({ attention }: PolicyChangeRow): boolean => attention === "transfer";

/** What of it a person has to send, in kuruş. */
export const toSendKurus = (row: PolicyChangeRow): number => owedKurus(row);

/** Notes that somebody has sent what a change gives back, with who it was, and has the change go on; from 50.000 TL on, two people have to agree. */
export async function transferChange(
  row: PolicyChangeRow,
  entry: AuditEntry,
  { store, policyChanges }: PolicyServices,
): Promise<JudgeOutcome> {
  if (!isTransferDue(row)) return "overtaken";
  const { changeId, orderId } = row;
  const step = transferDecision(toSendKurus(row), row, entry);
  if (step === "same-person") return step;
  const { decision, isSecond } = step;
  if (!(await store.policyChanges.decide(changeId, decision, entry, isSecond))) return "overtaken";
  if (decision === "propose-transfer") return "second-needed";
  await policyChanges.status(orderId).catch((error: unknown) => {
    log("error", "change-settle-failed", { changeId, ...describeError(error) });
  });
  return "decided";
}
