/** Why a policy is left before its end. Ids travel and are stored; the words are the back office's. */
export const groundIds = [
  "withdrawal",
  "compulsory-withdrawal",
  "not-begun",
  "sold",
  "scrapped",
  "off-road",
  "double",
  "no-transfer",
  "visa-refused",
  "permit-refused",
  "loan-repaid",
  "died",
  "other",
] as const;
export type GroundId = (typeof groundIds)[number];
