/** What an account of the office may see and do; the pages that need each stand in `office-app.ts`. */
export const officeRights = ["requests", "money", "campaigns", "accounts"] as const;
export type OfficeRight = (typeof officeRights)[number];

/** Rights as they are stored; unknown words are none. */
export const readRights = (stored: string): ReadonlySet<OfficeRight> =>
  new Set(officeRights.filter((right) => stored.split(",").includes(right)));

/** Rights to be stored, in their order. */
export const writeRights = (rights: ReadonlySet<OfficeRight>): string =>
  officeRights.filter((right) => rights.has(right)).join(",");
