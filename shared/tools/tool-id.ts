/** Tools that compute something people would otherwise look for elsewhere. */
export const toolIds = [
  "vehicle-tax",
  "inspection",
  "vehicle-value",
  "fault",
  "expert",
  "accident-report",
] as const;
export type ToolId = (typeof toolIds)[number];
