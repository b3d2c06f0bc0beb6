/** Where a record stands with the office: nobody deals with it yet, somebody does, it is done. */
export const officeStages = ["open", "taken", "closed"] as const;
export type OfficeStage = (typeof officeStages)[number];

/** What the office does with a record besides answering it. */
export const officeSteps = ["take", "release", "close", "reopen"] as const;
export type OfficeStep = (typeof officeSteps)[number];
