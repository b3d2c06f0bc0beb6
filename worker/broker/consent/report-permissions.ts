import { alert } from "../log.ts";
import type { ConsentRegister, ReportOutcome } from "./consent-register.ts";
import type { PermissionEntry, PermissionRepository } from "./permission-repository.ts";

export interface ReportServices {
  readonly store: { readonly permissions: PermissionRepository };
  readonly consentRegister: Pick<ConsentRegister, "report">;
  readonly now: () => number;
}

const atOnce = 50;
const retryMs = 60 * 60_000;

/**
 * Tells the consent register what it does not know of yet, and yields when it is to be told next. Of a receiver's changes a
 * later one waits for an earlier one. What is late is an alert.
 */
export async function reportPermissions(services: ReportServices): Promise<number | undefined> {
  const { store, consentRegister, now } = services;
  const due = await store.permissions.listDue(now(), atOnce);
  if (due.length > 0) {
    const outcomes = await consentRegister.report(due);
    const idsOf = (wanted: ReportOutcome) => idsWith(due, outcomes, wanted);
    await store.permissions.markReported(idsOf("taken"), now());
    await store.permissions.markRefused(idsOf("refused"), now());
    await store.permissions.postpone(idsOf("unavailable"), now() + retryMs);
    if (idsOf("refused").length > 0)
      alert("permission-refused", { count: idsOf("refused").length });
    const late = due.filter(({ dueAt }, at) => outcomes[at] !== "taken" && dueAt < now());
    if (late.length > 0) alert("permission-late", { count: late.length });
  }
  return store.permissions.nextTry();
}

const idsWith = (
  due: readonly PermissionEntry[],
  outcomes: readonly ReportOutcome[],
  wanted: ReportOutcome,
): number[] => due.flatMap(({ id }, at) => (outcomes[at] === wanted ? [id] : []));
