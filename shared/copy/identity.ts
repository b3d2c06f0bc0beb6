/** What people's numbers are called. */
export const identityNames = {
  national: "T.C. kimlik no",
  foreign: "Yabancı kimlik no",
  tax: "Vergi kimlik no",
  passport: "Pasaport no",
} as const;

/** The same within a line that has little room. */
export const identityShortNames = {
  national: "T.C.",
  foreign: "YKN",
  tax: "VKN",
} as const;

/** By which number somebody is known. */
export type IdentityKind = keyof typeof identityNames;
