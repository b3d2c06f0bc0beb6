import type { Result } from "#shared/result.ts";
import type { PermissionEntry, RegisteredRefusal } from "./permission-repository.ts";

/**
 * What came of telling the register of several changes, by place: `taken`, `refused` where it will never take that one,
 * `unavailable` where it may be tried again.
 */
export type ReportOutcome = "taken" | "refused" | "unavailable";

/** İleti Yönetim Sistemi, which has to know who may be sent advertising. Never rejects. */
export interface ConsentRegister {
  report(changes: readonly PermissionEntry[]): Promise<readonly ReportOutcome[]>;
  /** What was forbidden there in the last seven days, the oldest first; it may tell of the last hour later. */
  refusals(): Promise<Result<readonly RegisteredRefusal[], "unavailable">>;
}
