/** Where a record stands with the office: nobody deals with it yet, somebody does, it is done. */
export const officeStages = ["open", "taken", "closed"] as const;
export type OfficeStage = (typeof officeStages)[number];
