import { describeError } from "#shared/describe-error.ts";
import { log } from "../log.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import type { Cancellation } from "./cancellation/cancellation-record.ts";
import { owedKurus } from "./cancellation/cancellation-record.ts";
import { transferDecision } from "./two-people.ts";
import type { CancellationRow } from "./cancellation-repository.ts";
import type { PolicyServices } from "./services.ts";

/** What somebody of the office may decide of a cancellation. */
export const cancellationDeeds = [
  "accept",
  "another-paper",
  "refuse",
  "confirm",
  "transfer",
] as const;
export type CancellationDeed = (typeof cancellationDeeds)[number];

/** Those that are possible now: a paper is judged, an insurer without a service is spoken for, and money goes to the account that was named. */
export function deedsFor({
  state,
  trouble,
  hasAccount,
}: Cancellation): readonly CancellationDeed[] {
  if (state === "checking") return ["accept", "another-paper", "refuse"];
  if (trouble === "unsupported") return ["confirm", "refuse"];
  return state === "by-hand" && hasAccount ? ["transfer"] : [];
}

/** Whether a deed has to say why, or under which number the insurer has confirmed. */
export const needsNote = (deed: CancellationDeed): boolean =>
  deed === "another-paper" || deed === "refuse" || deed === "confirm";

/** What came of it. `second-needed`: another person has to agree; `overtaken`: it is decided, or has moved on. */
export type JudgeOutcome = "decided" | "second-needed" | "same-person" | "overtaken";

/**
 * Notes what somebody has decided, with who it was, and has the policy's process go on; what cannot be done at once is done later. From
 * 50.000 TL on, two people have to agree before money goes to an account.
 */
export async function judgeCancellation(
  cancellation: Cancellation,
  row: CancellationRow,
  { deed, note }: { readonly deed: CancellationDeed; readonly note: string | undefined },
  entry: AuditEntry,
  { store, cancellations }: PolicyServices,
): Promise<JudgeOutcome> {
  if (!deedsFor(cancellation).includes(deed)) return "overtaken";
  const step =
    deed === "transfer"
      ? transferDecision(owedKurus(cancellation), row, entry)
      : ({ decision: deed, isSecond: false } as const);
  if (step === "same-person") return step;
  const { decision, isSecond } = step;
  const { cancellationId, orderId, state } = cancellation;
  const target = { cancellationId, state };
  if (!(await store.cancellations.decide(target, { decision, note }, entry, isSecond))) {
    return "overtaken";
  }
  if (decision === "propose-transfer") return "second-needed";
  await cancellations.settle(orderId).catch((error: unknown) => {
    log("error", "cancellation-settle-failed", { cancellationId, ...describeError(error) });
  });
  return "decided";
}
