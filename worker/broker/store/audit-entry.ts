/** What somebody of the office may have done to a record, so that others find it another. */
export const recordChanges = [
  "took",
  "released",
  "answered",
  "closed",
  "reopened",
  "accepted",
  "refused",
] as const;
export type RecordChange = (typeof recordChanges)[number];

/** Tries at the door, which anybody may make, and which are listed apart so that they cover nothing up. */
export const doorTries = ["set-up-failed", "sign-in-failed", "sign-in-locked"] as const;

/** What somebody of the office may have done. */
export const officeActions = [
  "invited",
  "removed",
  "set-up",
  "signed-in",
  "signed-out",
  "unlocked",
  "listed",
  "opened",
  "viewed",
  "downloaded",
  "looked-up",
  "registered-campaign",
  "changed-rights",
  "released-number",
  "took-back-permission",
  "settled-order",
  "searched-policies",
  "judged-cancellation",
  "transferred-change",
  "noted",
  ...recordChanges,
  ...doorTries,
] as const;
export type OfficeAction = (typeof officeActions)[number];

/** Who did what with what; subjects are reference numbers, ids and names of lists and accounts, nothing of a person. */
export interface AuditEntry {
  readonly accountName: string;
  readonly action: OfficeAction;
  readonly subject: string;
  readonly createdAt: number;
}
